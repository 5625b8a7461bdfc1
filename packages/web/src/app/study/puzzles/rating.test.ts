import { expect, test } from 'vitest';
import { FIRST, rated } from './rating.ts';

const against = (value: number, deviation: number, score: number) => ({
  rating: { value, deviation },
  score,
});

test('ratings follow the example of Glickman’s paper', () => {
  const after = rated({ value: 1500, deviation: 200 }, [
    against(1400, 30, 1),
    against(1550, 100, 0),
    against(1700, 300, 0),
  ]);
  expect(after.value).toBeCloseTo(1464.1, 0);
  expect(after.deviation).toBeCloseTo(151.4, 1);
});

test('a harder puzzle gains more, an easier one costs more, and a rating settles', () => {
  const change = (value: number, score: number) =>
    rated(FIRST, [against(value, 80, score)]).value - FIRST.value;
  expect(change(1600, 1)).toBeGreaterThan(change(900, 1));
  expect(change(900, 0)).toBeLessThan(change(1600, 0));
  expect(change(900, 1)).toBeGreaterThan(0);
  let own = FIRST;
  for (let i = 0; i < 200; i++) own = rated(own, [against(1200, 80, i % 2)]);
  expect(own.deviation).toBe(45);
  expect(Math.abs(own.value - 1200)).toBeLessThan(40);
});
