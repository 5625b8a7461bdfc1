import { expect, test } from 'vitest';
import { leftAt } from './left.ts';

test('time passes for the running clock only', () => {
  const clocks = { left: [60_000, 50_000], turn: null, running: 1 };
  expect([leftAt(clocks, 0, 10_000), leftAt(clocks, 1, 10_000)]).toEqual([60_000, 40_000]);
  expect(leftAt({ ...clocks, running: null }, 1, 10_000)).toBe(50_000);
});

test('the smaller of turn time and match time counts', () => {
  const clocks = { left: [60_000, 50_000], turn: 20_000, running: 1 };
  expect(leftAt(clocks, 1, 5000)).toBe(15_000);
  expect(leftAt({ ...clocks, turn: 90_000 }, 1, 5000)).toBe(45_000);
  expect(leftAt({ ...clocks, left: [null, null] }, 1, 25_000)).toBe(0);
  expect(leftAt({ ...clocks, left: [null, null] }, 0, 25_000)).toBeNull();
});
