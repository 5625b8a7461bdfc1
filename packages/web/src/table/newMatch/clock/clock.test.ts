import { expect, test } from 'vitest';
import { type ClockDraft, controlOf, isRefused, NO_CLOCK } from './clock.ts';

const own = (minutes: string, increment: string): ClockDraft => ({ choice: 'own', minutes, increment });

test('a clock is off, a preset, or custom numbers', () => {
  expect(controlOf()).toBeUndefined();
  expect(controlOf({ ...NO_CLOCK, choice: '10+5' })).toEqual({ minutes: 10, increment: 5 });
  expect(controlOf(own(' 180 ', '60'))).toEqual({ minutes: 180, increment: 60 });
});

test.each([
  ['0', '5'],
  ['181', '5'],
  ['5', '61'],
  ['5', '-1'],
  ['2.5', '0'],
  ['', '0'],
])('%s minutes and %s seconds are refused', (minutes, increment) => {
  expect(isRefused(own(minutes, increment))).toBe(true);
  expect(controlOf(own(minutes, increment))).toBeUndefined();
  expect(isRefused({ ...own(minutes, increment), choice: 'off' })).toBe(false);
});
