/**
 * Bit sets of squares, 32 to a word. From the lowest bit up they are in (y, x) order, as answers are listed.
 */
import type { Square } from './types.ts';

export type Squares = Int32Array;

/** Words for every square number (`NOWHERE` has none). */
const MOST_WORDS = 8;
export const noSquares = (): Squares => new Int32Array(MOST_WORDS);

/** Number of words for so many squares. */
export const wordsFor = (size: number): number => (size + 31) >> 5;

// A shift counts modulo 32, so that `1 << square` is the square's bit in its word.
export function add(set: Squares, square: Square): void {
  set[square >> 5] = (set[square >> 5] as number) | (1 << square);
}

export function remove(set: Squares, square: Square): void {
  set[square >> 5] = (set[square >> 5] as number) & ~(1 << square);
}

/** The first square of what is left of a word: `for (let bits = …; bits !== 0; bits &= bits - 1)`. */
export const firstIn = (word: number, bits: number): Square => (word << 5) | (31 - Math.clz32(bits & -bits));

/** One set for each list, end to end: the neighbours of every square, or the orbits of every planet. */
export function setsOf(lists: readonly (readonly Square[])[], words: number): Int32Array {
  const sets = new Int32Array(lists.length * words);
  lists.forEach((list, i) => {
    const set = sets.subarray(i * words, (i + 1) * words);
    for (const square of list) add(set, square);
  });
  return sets;
}
