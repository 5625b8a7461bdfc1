// @chunk search
/** Worlds (determinizations) and their random numbers. */
import type { Chance } from '@tessera/engine';

/** A determinization and the seed of its random numbers. */
export interface World<S> {
  readonly state: S;
  readonly seed: number;
}

/** Random numbers by index: the n-th number drawn is the same whatever was done before. */
export interface Luck extends Chance {
  used: number;
}

export function luckOf(seed: number): Luck {
  const luck: Luck = {
    used: 0,
    below: n => Math.floor(fraction(seed, luck.used++) * n),
    die: (sides = 6) => Math.floor(fraction(seed, luck.used++) * sides) + 1,
  };
  return luck;
}

/** Hash of two numbers into [0, 1), by multiply-xorshift mixing. */
function fraction(seed: number, index: number): number {
  let word = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b9), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  word = Math.imul(word ^ (word >>> 16), 0x27d4eb2f);
  return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32;
}
