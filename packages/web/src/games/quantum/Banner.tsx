/** What everybody must notice, over the board: how a fight ended, a cube that was placed. */
import type { QuantumEvent } from '@tessera/games/quantum';
import { fill, plural } from '../../text/index.ts';
import type { QuantumModel } from './contract.ts';
import { CubeMark } from './pieces/CubeMark.tsx';

export function Banner({ model }: { readonly model: QuantumModel }) {
  const { moment, arriving } = model.clock;
  if (!moment) return null;
  const event = moment.event as QuantumEvent;
  const { title, text, faction } = wordsOf(model, event);
  // Different for every banner, so that each comes in anew.
  return (
    <div key={`${(arriving ?? model.snapshot).seq} ${moment.start}`} className="qt-banner" aria-hidden="true">
      {faction && <CubeMark faction={faction} />}
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
    </div>
  );
}

function wordsOf({ words, names, factions, snapshot }: QuantumModel, event: QuantumEvent) {
  const { banners } = words.table;
  switch (event.type) {
    case 'combatEnd': {
      const [attack, defence] = event.totals;
      return {
        title: event.won ? banners.won : banners.lost,
        text: fill(banners.totals, { attack, defence }),
        faction: undefined,
      };
    }
    case 'dangerous':
      return {
        title: banners.dangerous,
        text: fill(banners.dangerousBy, { name: names[event.seat] ?? '' }),
        faction: undefined,
      };
    case 'cube':
      return {
        title: fill(event.cause === 'infamy' ? banners.infamy : banners.cube, {
          name: names[event.seat] ?? '',
        }),
        text: plural(words.language, banners.left, snapshot.view.cubesLeft[event.seat] ?? 0),
        faction: factions[event.seat],
      };
    default:
      return { title: '', text: '', faction: undefined };
  }
}
