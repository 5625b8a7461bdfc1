/** Ships that are rolled: they tumble on their square, or in the middle of the map where they stand on none. */
import { ownerOf, type QuantumEvent } from '@tessera/games/quantum';
import { cornerOf, layoutOf, SIDE } from './board/layout.ts';
import type { QuantumModel } from './contract.ts';
import { Ship } from './pieces/Ship.tsx';
import { useTumble } from './useTumble.ts';

interface Rolled {
  readonly key: string;
  readonly seat: number;
  readonly value: number;
  /** Where it stands, if it does. */
  readonly square: number;
}

/** Which dice a change rolls; of one rolled again only the last roll. What a fight rolls is shown where it is fought. */
function rolledIn(events: readonly QuantumEvent[], places: readonly number[]): readonly Rolled[] {
  const dice = new Map<string, Rolled>();
  if (events.some(({ type }) => type === 'combatRoll' || type === 'reroll')) return [];
  for (const event of events) {
    if (event.type === 'roll') {
      const key = `ship ${event.die}`;
      const square = places[event.die] ?? -1;
      dice.set(key, { key, seat: ownerOf(event.die), value: event.face, square });
    } else if (event.type === 'fleetRolled' || event.type === 'tieBreak')
      event.faces.forEach((value, i) => {
        const key = `${event.type} ${event.seat} ${i}`;
        dice.set(key, { key, seat: event.seat, value, square: -1 });
      });
  }
  return [...dice.values()];
}

const FACES = 6;

export function Rolling({ model }: { readonly model: QuantumModel }) {
  const { clock, factions, view, back } = model;
  const arriving = back.past ? undefined : clock.arriving;
  const dice = rolledIn((arriving?.events ?? []) as readonly QuantumEvent[], view.places);
  const tick = useTumble(dice.length > 0 ? arriving?.seq : undefined, 'ship');
  if (!arriving || dice.length === 0) return null;
  return (
    <div className="qt-rolling" aria-hidden="true">
      {dice.map(({ key, seat, value, square }, i) => (
        <div
          key={key}
          className={`${tick === undefined ? 'is-still' : 'is-tumbling'} ${square >= 0 ? 'is-placed' : ''}`}
          style={square >= 0 ? placeOf(model, square) : undefined}
        >
          <Ship
            faction={factions[seat] ?? 'kepler'}
            face={tick === undefined ? value : ((value + tick * (i + 2) + i) % FACES) + 1}
          />
        </div>
      ))}
    </div>
  );
}

function placeOf({ view }: QuantumModel, square: number) {
  const [x, y] = cornerOf(view, square);
  const { columns, rows } = layoutOf(view);
  const [wide, high] = [columns * SIDE, rows * SIDE];
  return {
    left: `${(x / wide) * 100}%`,
    top: `${(y / high) * 100}%`,
    width: `${(SIDE / wide) * 100}%`,
    height: `${(SIDE / high) * 100}%`,
  };
}
