import { seededChance } from '@tessera/engine';
import { expect, test } from 'vitest';
import { regress, type Sample } from './fit.ts';

/** Results drawn from known weights: 300 and -100 hundredths, 200 of which are the odds e to 1. */
const drawn = (): readonly Sample[] => {
  const chance = seededChance('fit');
  return Array.from({ length: 3000 }, () => {
    const counts = [chance.below(5) - 2, chance.below(5) - 2];
    const score = 300 * (counts[0] as number) - 100 * (counts[1] as number) + 50;
    return { counts, rest: 50, won: chance.below(10_000) < 10_000 / (1 + Math.exp(-score / 200)) };
  });
};

test('finds the weights that the results were drawn from', () => {
  const [first = 0, second = 0] = regress(drawn(), [0, 0], { hold: 0 });
  expect(Math.abs(first - 300)).toBeLessThan(40);
  expect(Math.abs(second + 100)).toBeLessThan(30);
});

test('stays where it is without games, and near it when it is held', () => {
  expect(regress([], [70])).toEqual([70]);
  const [held = 0] = regress(drawn(), [0, 0], { hold: 0.5 });
  expect(held).toBeGreaterThan(20);
  expect(held).toBeLessThan(290);
});
