/** Own sums in orbit after an answer, and the planets it makes ready (Q-BUILD). */
import type { Seat } from '@tessera/engine';
import {
  type Die,
  geometryOf,
  type Orbit,
  orbitOf,
  type Planet,
  type QuantumView,
  rearranged,
  turnedTo,
} from '@tessera/games/quantum';
import type { Offered } from './contract.ts';
import { shipAsked } from './shipAsked.ts';

/** Answers that put a ship on a square. */
const PLACING: readonly Offered['verb'][] = ['move', 'deploy', 'nomadic', 'place', 'drop'];

/** The table after an answer without dice; the same table where it changes no ship. */
function tableAfter(view: QuantumView, { verb, other, square, face, ...offered }: Offered) {
  const die = offered.die ?? (PLACING.includes(verb) ? shipAsked(view) : undefined);
  if (die === undefined) return view;
  if (face !== undefined) return turnedTo(view, die, face);
  const place = (one: Die): number => view.places[one] as number;
  if (verb === 'warp' && other !== undefined)
    return rearranged(view, [
      [die, place(other)],
      [other, place(die)],
    ]);
  return square !== undefined && PLACING.includes(verb) ? rearranged(view, [[die, square]]) : view;
}

/** Orbits whose sum or readiness an answer changes, in their later state; without planets that take no cube anyway. */
export function orbitsAfter(view: QuantumView, seat: Seat, offered: Offered): readonly Orbit[] {
  const after = tableAfter(view, offered);
  if (after === view) return [];
  return geometryOf(view.map).planets.flatMap((_, planet) => {
    const [old, now] = [orbitOf(view, seat, planet), orbitOf(after, seat, planet)];
    const isChanged = old.sum !== now.sum || old.isReady !== now.isReady;
    return isChanged && (old.isOpen || now.isOpen) ? [now] : [];
  });
}

/** Planets that an answer makes ready for a cube. */
export const completedBy = (view: QuantumView, seat: Seat, offered: Offered): readonly Planet[] =>
  orbitsAfter(view, seat, offered)
    .filter(({ planet, isReady }) => isReady && !orbitOf(view, seat, planet).isReady)
    .map(({ planet }) => planet);
