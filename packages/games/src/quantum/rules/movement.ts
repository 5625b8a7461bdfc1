/**
 * Q-MOVE: reach of ships. Ships and planets block; a diagonal step ignores what it passes between (Q-SHIP-5).
 */
import { CARD } from '../cards/index.ts';
import type { Geometry } from '../geometry.ts';
import { add, firstIn, noSquares, remove, type Squares } from '../squares.ts';
import { faceOf, geometry, has, type PublicState, placeOf } from '../state.ts';
import { type Die, ownerOf, type Square } from '../types.ts';

/** Q-MOVE-1: the face, and one more with Agile. */
export const rangeOf = (state: PublicState, die: Die): number =>
  faceOf(state, die) + (has(state, ownerOf(die), CARD.agile) ? 1 : 0);

/** Range of a six with Agile. */
const FURTHEST = 7;

/**
 * Breadth-first search: the squares within 0, 1, … steps, a bit set each after an empty one. Reused for every
 * ship.
 */
export interface Reach {
  readonly sets: Int32Array;
  words: number;
}

export const newReach = (): Reach => ({
  sets: new Int32Array((FURTHEST + 2) * noSquares().length),
  words: 0,
});

/** One word of the squares within so many steps; -1 steps reach nothing, 0 steps the start. */
export const wordWithin = ({ sets, words }: Reach, steps: number, word: number): number =>
  sets[(steps + 1) * words + word] as number;

export const isWithin = (reach: Reach, steps: number, square: Square): boolean =>
  (wordWithin(reach, steps, square >> 5) & (1 << square)) !== 0;

/** Q-SHIP-2: true if a ship can step out of its square and back, which takes two steps. */
export function canReturn(reach: Reach, range: number): boolean {
  if (range < 2) return false;
  for (let word = 0; word < reach.words; word++)
    if (wordWithin(reach, 1, word) !== wordWithin(reach, 0, word)) return true;
  return false;
}

/** Fills `reach` step by step from a square, over free squares. */
export function measure(
  { words, n4Sets, n8Sets }: Geometry,
  from: Square,
  range: number,
  isDiagonal: boolean,
  taken: Squares,
  out: Reach,
): void {
  const { sets } = out;
  out.words = words;
  const around = isDiagonal ? n8Sets : n4Sets;
  sets.fill(0, 0, 2 * words); // the empty set too: the last map may have been smaller
  sets[words + (from >> 5)] = 1 << from;
  for (let now = words; now <= range * words; now += words) {
    const next = now + words;
    for (let i = 0; i < words; i++) sets[next + i] = 0;
    for (let word = 0; word < words; word++) {
      // Only from the squares of the last step: neighbours of earlier ones are in the set already.
      let edge = (sets[now + word] as number) & ~(sets[now - words + word] as number);
      for (; edge !== 0; edge &= edge - 1) {
        const at = firstIn(word, edge) * words;
        for (let i = 0; i < words; i++)
          sets[next + i] = (sets[next + i] as number) | (around[at + i] as number);
      }
    }
    for (let i = 0; i < words; i++)
      sets[next + i] = ((sets[next + i] as number) & ~(taken[i] as number)) | (sets[now + i] as number);
  }
}

/** Squares with a ship on them. */
export function readTaken({ places }: PublicState, taken: Squares): void {
  taken.fill(0);
  for (let die = 0; die < places.length; die++) {
    const at = places[die] as number;
    if (at >= 0) add(taken, at);
  }
}

const taken = noSquares();

/** Reach of one ship; `lifted` is cargo, whose square is free. */
export function reachOf(
  state: PublicState,
  die: Die,
  range: number,
  isDiagonal: boolean,
  lifted?: Die,
): Reach {
  const reach = newReach();
  readTaken(state, taken);
  if (lifted !== undefined) remove(taken, placeOf(state, lifted));
  measure(geometry(state), placeOf(state, die), range, isDiagonal, taken, reach);
  return reach;
}

/** A shortest path for animation, start and end included. */
export function pathTo(state: PublicState, die: Die, to: Square, isDiagonal: boolean): Square[] {
  const reach = reachOf(state, die, FURTHEST, isDiagonal);
  const { n4, n8 } = geometry(state);
  const path = [to];
  let steps = 0;
  while (steps < FURTHEST && !isWithin(reach, steps, to)) steps++;
  for (let at = to; steps-- > 0; ) {
    const around = (isDiagonal ? n8 : n4)[at] ?? [];
    at = around.find(near => isWithin(reach, steps, near)) ?? at;
    path.unshift(at);
  }
  return path;
}
