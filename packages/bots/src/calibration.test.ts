import { seededChance } from '@tessera/engine';
import { expect, test } from 'vitest';
import { binsOf, plattOf, type ToldGame, toldAcross, toldBy } from './calibration.ts';
import { mapped } from './platt.ts';

/** Games whose true logit is half of the told one, less a quarter. */
const games: readonly ToldGame[] = (() => {
  const chance = seededChance('calibration');
  return Array.from({ length: 4000 }, () => {
    const logit = (chance.below(800) - 400) / 100;
    const won = chance.below(10_000) < 10_000 / (1 + Math.exp(0.25 - 0.5 * logit));
    return { told: [[1 / (1 + Math.exp(-logit)), won]] };
  });
})();

test('plattOf finds the map that the results were sampled from, and it closes the gaps', () => {
  const platt = plattOf(games);
  expect(platt.trust).toBeCloseTo(0.5, 1);
  expect(platt.shift).toBeCloseTo(-0.25, 1);
  const gaps = (played: readonly ToldGame[]): number =>
    Math.max(...binsOf(played).map(({ told, won, games: n }) => (n < 100 ? 0 : Math.abs(told - won))));
  expect(gaps(games)).toBeGreaterThan(0.15);
  expect(gaps(toldBy(games, platt))).toBeLessThan(0.06);
  expect(gaps(toldAcross(games))).toBeLessThan(0.06);
});

test('toldAcross tells no game by a map that knows its result', () => {
  const [one, other] = [
    { told: [[0.9, true]] },
    { told: [[0.9, false]] },
  ] as const satisfies readonly ToldGame[];
  const [first] = toldAcross([one, other], 2);
  expect(first).toEqual(toldBy([one], plattOf([other]))[0]);
});

test('mapped is monotone, and leaves what is proven', () => {
  const platt = { trust: 0.5, shift: 0.3 };
  expect(mapped(0, platt)).toBe(0);
  expect(mapped(1, platt)).toBe(1);
  const chances = [0.01, 0.2, 0.5, 0.8, 0.99].map(one => mapped(one, platt));
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
});

test('binsOf counts a game once in a bin, however many decisions it has there', () => {
  const [bin] = binsOf([
    {
      told: [
        [0.51, true],
        [0.55, true],
      ],
    },
    { told: [[0.59, false]] },
  ]);
  expect(bin).toMatchObject({ decisions: 3, games: 2 });
  expect(bin?.told).toBeCloseTo(0.55);
  expect(bin?.won).toBeCloseTo(2 / 3);
});
