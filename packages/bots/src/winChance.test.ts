import { expect, test } from 'vitest';
import { scoreOf, winChance } from './winChance.ts';

test('winChance of an even position is even, and symmetric', () => {
  expect(winChance(0)).toBe(0.5);
  expect(winChance(130) + winChance(-130)).toBeCloseTo(1, 12);
});

test('winChance grows with the score, and only a proven win is certain', () => {
  const chances = [-29_990, -900, -100, 0, 100, 900, 29_990].map(winChance);
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chances[0]).toBe(0);
  expect(chances.at(-1)).toBe(1);
  expect(winChance(5000)).toBeLessThan(1);
});

test('scoreOf inverts winChance', () => {
  for (const score of [-20_000, -700, -3, 0, 45, 900, 20_000])
    expect(scoreOf(winChance(score))).toBeCloseTo(score, 6);
});
