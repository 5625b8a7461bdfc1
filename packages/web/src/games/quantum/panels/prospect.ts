/** What a card would mean now, in words. */
import { type Card, prospectOf } from '@tessera/games/quantum';
import { fill, percent, plural } from '../../../text/index.ts';
import { planetWords } from '../speech.ts';
import type { PanelModel } from './props.ts';

export function prospectWords(
  model: Pick<PanelModel, 'view' | 'words' | 'me'>,
  card: Card,
): string | undefined {
  const { now } = model.words.panels;
  const { language } = model.words;
  const prospect = prospectOf(model.view, model.me, card);
  if (!prospect) return undefined;
  switch (prospect.type) {
    case 'planets': {
      const planets = prospect.planets.map(planet => planetWords(model, planet)).join(', ');
      return planets ? fill(now.planets, { planets }) : now.noPlanet;
    }
    case 'research':
    case 'dominance':
      return fill(prospect.to === 6 && prospect.type === 'dominance' ? now.infamy : now[prospect.type], {
        from: prospect.from,
        to: prospect.to,
      });
    case 'within':
    case 'again': {
      const planets = prospect.planets.map(planet => planetWords(model, planet)).join(', ');
      const none = prospect.type === 'within' ? now.noneWithin : now.noneAgain;
      return planets ? fill(now[prospect.type], { planets }) : none;
    }
    case 'learns':
    case 'grows':
    case 'kill':
      return fill(now[prospect.type], { from: prospect.from, to: prospect.to });
    case 'safe':
      return fill(now.safe, { value: prospect.value });
    case 'unpaid':
      return now.unpaid;
    case 'breakthrough':
      return fill(now.breakthrough, { research: prospect.research });
    case 'action':
      return prospect.isMet ? now.actionMet : now.actionMissed;
    case 'attack':
    case 'defence':
      return fill(now[prospect.type], {
        before: percent(language, prospect.before),
        after: percent(language, prospect.after),
      });
    default:
      return plural(language, now[prospect.type], prospect.count);
  }
}
