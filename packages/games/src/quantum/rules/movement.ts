/** Q-MOVE: how far a ship comes. Ships and planets block; a diagonal step ignores what it passes between (Q-SHIP-5). */
import { CARD } from '../cards/index.ts';
import { faceOf, geometry, has, placeOf, shipOn, type Table } from '../state.ts';
import { type Die, NOBODY, ownerOf, type Square } from '../types.ts';

/** The most squares a map has, and a distance that no ship comes. */
const SQUARES = 256;
export const FAR = 127;

/** Steps from a start to every square, used again for every ship. */
export interface Distances {
  readonly steps: Int8Array;
  readonly reached: Int16Array;
  count: number;
}

export const distances = (): Distances => ({
  steps: new Int8Array(SQUARES).fill(FAR),
  reached: new Int16Array(SQUARES),
  count: 0,
});

/** Q-MOVE-1: the face, and one more with Agile. */
export const rangeOf = (state: Table, die: Die): number =>
  faceOf(state, die) + (has(state, ownerOf(die), CARD.agile) ? 1 : 0);

/** Fills `out` with the squares a ship can come to in so many steps; `lifted` is cargo, whose square is free. */
export function measureFrom(
  state: Table,
  die: Die,
  range: number,
  isDiagonal: boolean,
  out: Distances,
  lifted: Die = NOBODY,
): void {
  const { n4, n8 } = geometry(state);
  const around = isDiagonal ? n8 : n4;
  const { steps, reached } = out;
  for (let i = 0; i < out.count; i++) steps[reached[i] as number] = FAR;
  const start = placeOf(state, die);
  steps[start] = 0;
  reached[0] = start;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const square = reached[i] as number;
    const next = (steps[square] as number) + 1;
    if (next > range) break;
    for (const near of around[square] as readonly Square[]) {
      if (steps[near] !== FAR) continue;
      const ship = shipOn(state, near);
      if (ship !== NOBODY && ship !== lifted) continue;
      steps[near] = next;
      reached[count++] = near;
    }
  }
  out.count = count;
}

/** A shortest way, for those who watch: start and end included. */
export function pathTo(
  state: Table,
  die: Die,
  to: Square,
  isDiagonal: boolean,
  lifted: Die = NOBODY,
): Square[] {
  const found = distances();
  measureFrom(state, die, FAR - 1, isDiagonal, found, lifted);
  const { n4, n8 } = geometry(state);
  const path = [to];
  for (let at = to; (found.steps[at] as number) > 0; ) {
    const wanted = (found.steps[at] as number) - 1;
    const around = (isDiagonal ? n8 : n4)[at] ?? [];
    at = around.find(near => found.steps[near] === wanted) ?? at;
    path.unshift(at);
  }
  return path;
}
