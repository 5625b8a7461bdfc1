import { expect, test } from 'vitest';
import { formatLeft, isLow, momentBetween, untilChange } from './times.ts';

test.each([
  [300_000, '5:00'],
  [299_001, '5:00'],
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [10_000, '0:10'],
  [9999, '10.0'],
  [9400, '9.4'],
  [1, '0.1'],
  [0, '0.0'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(formatLeft(ms)).toBe(shown);
});

test('the next redraw is due when the text changes, and no sooner', () => {
  expect(untilChange(299_400)).toBe(400);
  expect(untilChange(299_000)).toBe(1000);
  expect(untilChange(9450)).toBe(50);
});

test('low time is announced at few moments', () => {
  expect(momentBetween(60_001, 59_900)).toBe(60);
  expect(momentBetween(59_900, 58_900)).toBeUndefined();
  expect(momentBetween(30_500, 29_500)).toBe(30);
  expect(momentBetween(10_050, 9950)).toBe(10);
  expect([isLow(30_001), isLow(30_000)]).toEqual([false, true]);
});
