import { seededChance } from '@tessera/engine';
import { expect, test } from 'vitest';
import { regress, type Sample, surpriseOf } from './fit.ts';

/** Results sampled from known weights, 300 and -100 hundredths; `scale` hundredths are one logit. */
const drawn = (scale: number): readonly Sample[] => {
  const chance = seededChance('fit');
  return Array.from({ length: 3000 }, () => {
    const counts = [chance.below(5) - 2, chance.below(5) - 2];
    const score = 300 * (counts[0] as number) - 100 * (counts[1] as number) + 50;
    return { counts, rest: 50, won: chance.below(10_000) < 10_000 / (1 + Math.exp(-score / scale)) };
  });
};

test('regress finds the scale, and keeps the weights that the results were sampled from', () => {
  const { scale, weights } = regress(drawn(500), [300, -100], { alike: 1 });
  expect(Math.abs(scale - 500)).toBeLessThan(40);
  expect(Math.abs((weights[0] as number) - 300)).toBeLessThan(25);
  expect(Math.abs((weights[1] as number) + 100)).toBeLessThan(25);
});

test('regress corrects weights that are wrong relative to each other', () => {
  const { weights } = regress(drawn(200), [200, 60], { doubt: 50, alike: 1 });
  const [first = 0, second = 0] = weights;
  expect(second / first).toBeLessThan(-0.25);
  expect(second / first).toBeGreaterThan(-0.42);
  const [right, wrong] = [weights, [200, 60]].map(one =>
    surpriseOf(drawn(200), { scale: 200, weights: one }),
  );
  expect(right).toBeLessThan(wrong as number);
});

test('regress keeps the weights without games, and stays closer to them the smaller the doubt', () => {
  expect(regress([], [70]).weights).toEqual([70]);
  const moved = (doubt: number): number =>
    60 - (regress(drawn(200), [200, 60], { doubt }).weights[1] as number);
  expect(moved(0.1)).toBeLessThan(moved(1) / 2);
  expect(moved(0.1)).toBeGreaterThan(0);
});
