/** Enumeration of every roll of the dice. */
import type { Chance } from '@tessera/engine';

/** One roll of all dice, with its probability and result. */
export interface Way<T> {
  readonly value: T;
  readonly weight: number;
}

/**
 * Plays again and again until every way is enumerated: the last die that has a further side is turned by one,
 * and the dice after it start over. Undefined if there are more than `most` ways.
 */
export function everyWay<T>(play: (chance: Chance) => T, most: number): readonly Way<T>[] | undefined {
  const ways: Way<T>[] = [];
  let told: readonly number[] = [];
  while (ways.length < most) {
    const drawn: number[] = [];
    let weight = 1;
    let turned: readonly number[] | undefined;
    const below = (n: number): number => {
      const value = told[drawn.length] ?? 0;
      weight /= n;
      if (value + 1 < n) turned = [...drawn, value + 1];
      drawn.push(value);
      return value;
    };
    ways.push({ value: play({ below, die: (sides = 6) => below(sides) + 1 }), weight });
    if (!turned) return ways;
    told = turned;
  }
  return undefined;
}
