/** The five actions of a turn, and its end. */
import {
  breakthroughAt,
  type Die,
  dieOf,
  drawsEarned,
  FLEET,
  geometryOf,
  orbitOf,
  SCRAPYARD,
} from '@tessera/games/quantum';
import { fill, plural } from '../../../text/index.ts';
import type { Mode, Offered } from '../contract.ts';
import { planetWords, shipWords } from '../speech.ts';
import { type Deed, type DeedModel, ofVerb } from './deeds.ts';
import type { DeedIconName } from './icons.tsx';
import { sumText } from './names.ts';
import type { PanelModel } from './props.ts';

/** Why nothing can be done now: it is over, another's turn, or in one's own dice still roll and somebody is asked. */
export function waitWords({ view, me, words }: Pick<PanelModel, 'view' | 'me' | 'words'>): string {
  const { bar } = words.panels;
  if (view.outcome) return bar.over;
  return view.turn.active === me ? bar.moment : bar.wait;
}

/** Always in the same places. */
export function actionDeeds(model: DeedModel): readonly Deed[] {
  const { view, me, words, offers, mode, chosen, enter, press } = model;
  const { bar } = words.panels;
  const isYours = ofVerb(offers, 'end').length > 0;
  const { actions } = view.turn;
  /** What comes before any other reason. */
  const barred = !isYours ? waitWords(model) : actions === 0 ? bar.noActions : undefined;
  const moves = ofVerb(offers, 'move', 'attack');
  const research = ofVerb(offers, 'research')[0];
  const modal = (key: Mode, icon: DeedIconName, caption: string, cost: number) => ({
    key,
    icon,
    caption,
    cost,
    isReady: ofVerb(offers, key).length > 0,
    isOn: mode === key,
    press: () => enter(key),
  });
  const deploy = ofVerb(offers, 'deploy')[0];
  const construct = ofVerb(offers, 'construct');
  return [
    {
      key: 'move',
      icon: 'move',
      name: bar.move,
      caption: moves.length > 0 ? moveWords(model) : (barred ?? bar.allMoved),
      cost: 1,
      isReady: moves.length > 0,
      isOn: mode === undefined && model.selected !== undefined && moves.length > 0,
      press: () => mode && enter(mode),
    },
    {
      ...modal('reconfigure', 'reconfigure', barred ?? bar.newFace, 1),
      name: bar.reconfigure,
    },
    {
      ...modal('deploy', 'deploy', deployWords(model, deploy, barred), deploy ? deploy.cost : 1),
      name: bar.deploy,
    },
    {
      ...modal('construct', 'construct', constructWords(model, construct, isYours), 2),
      name: bar.construct,
      isGood: construct.length > 0,
      press: () => (construct.length === 1 && construct[0] ? press(construct[0]) : enter('construct')),
      isOn: mode === 'construct' || chosen?.verb === 'construct',
    },
    {
      key: 'research',
      icon: 'research',
      name: bar.research,
      caption: researchWords(model, view.research[me] ?? 1, barred),
      cost: 1,
      isReady: research !== undefined,
      isOn: chosen?.verb === 'research',
      press: () => research && press(research),
    },
  ];
}

function moveWords(model: DeedModel): string {
  const { selected, words, offers } = model;
  const canMove = offers.some(({ verb, die }) => (verb === 'move' || verb === 'attack') && die === selected);
  return selected !== undefined && canMove ? shipWords(model, selected) : words.panels.bar.aShip;
}

function deployWords(model: DeedModel, deploy: Offered | undefined, barred: string | undefined): string {
  const { view, me, words } = model;
  const { bar } = words.panels;
  const dice = Array.from({ length: FLEET }, (_, number): Die => dieOf(me, number));
  const scrapped = dice.filter(die => view.places[die] === SCRAPYARD);
  if (scrapped.length === 0) return bar.scrapyardEmpty;
  if (!deploy) return barred ?? bar.noOrbit;
  return scrapped.map(die => shipWords(model, die)).join(', ');
}

/** Which planet takes a cube; else the reason, or how far the own fleet is. */
function constructWords(model: DeedModel, construct: readonly Offered[], isYours: boolean): string {
  const { view, me, words } = model;
  const { bar } = words.panels;
  const { planetOn, planets } = geometryOf(view.map);
  const named = construct.map(({ square = -1 }) => planetOn[square] ?? -1);
  if (named.length > 1) return plural(words.language, bar.readyMany, named.length);
  if (named.length === 1) return fill(bar.ready, { planet: planetWords(model, named[0] ?? -1) });
  const orbits = planets.map((_, planet) => orbitOf(view, me, planet));
  const ready = orbits.find(({ isReady }) => isReady);
  if (ready && isYours) return bar.needsTwo;
  const nearest = orbits
    .filter(({ sum, needed, isOpen }) => isOpen && sum > 0 && sum < needed)
    .toSorted((a, b) => a.needed - a.sum - (b.needed - b.sum))[0];
  if (!isYours || !nearest) return isYours ? bar.noneReady : waitWords(model);
  return fill(bar.nearest, { sum: sumText(model, nearest), planet: planetWords(model, nearest.planet) });
}

function researchWords({ view, me, words }: DeedModel, from: number, barred: string | undefined): string {
  const { bar } = words.panels;
  if (from >= 6) return bar.top;
  if (barred) return barred;
  const isCard = from + 1 >= breakthroughAt(view, me);
  return fill(isCard ? bar.stepCard : bar.step, { from, to: from + 1 });
}

/** What the end of the actions would mean: actions that are lost, cards that are taken, else whose turn it is. */
export function endWords({ view, words }: Pick<PanelModel, 'view' | 'words'>): string {
  const { bar } = words.panels;
  const { actions } = view.turn;
  if (actions > 0) return plural(words.language, bar.lost, actions);
  const earned = drawsEarned(view);
  return earned > 0 ? plural(words.language, bar.earns, earned) : bar.passes;
}
