import { describe, expect, test } from 'vitest';
import type { Time } from '../../match/notes.ts';
import {
  answered,
  formatLeft,
  isLow,
  isUp,
  leftOf,
  momentBetween,
  notedAt,
  passed,
  takenUp,
  untilChange,
} from './times.ts';

const CONTROL = { minutes: 5, increment: 3 };
const started = answered(CONTROL, 2, undefined, { count: 1, seat: 1 });
const after = (time: Time, ...looks: readonly number[]): Time => looks.reduce(passed, time);

describe('a turn', () => {
  test('the first answer starts the clocks and costs nothing', () => {
    expect(started).toEqual({ count: 1, seat: 1, left: [300_000, 300_000], spent: 0 });
  });

  test('only the clock of whoever decides runs, and the increment comes with the answer', () => {
    const thought = after(started, 1000, 1000, 500);
    expect([leftOf(thought, 0), leftOf(thought, 1)]).toEqual([300_000, 297_500]);
    const next = answered(CONTROL, 2, thought, { count: 2, seat: 0 });
    expect(next).toEqual({ count: 2, seat: 0, left: [300_000, 300_500], spent: 0 });
  });

  test('several answers of one turn bring one increment', () => {
    const halfway = answered(CONTROL, 2, after(started, 1000), { count: 2, seat: 1 });
    expect(leftOf(halfway, 1)).toBe(299_000);
    expect(leftOf(answered(CONTROL, 2, halfway, { count: 3, seat: 0 }), 1)).toBe(302_000);
  });

  test('a machine that slept costs nobody a game, and a clock that goes backwards nothing at all', () => {
    expect(leftOf(after(started, 3_600_000), 1)).toBe(298_000);
    expect(leftOf(after(started, -5000), 1)).toBe(300_000);
  });

  test('time is up when nothing is left, and never less', () => {
    const late: Time = { count: 9, seat: 0, left: [1500, 90_000], spent: 0 };
    expect(isUp(after(late, 1499))).toBe(false);
    expect(isUp(after(late, 1500))).toBe(true);
    expect(leftOf(after(late, 2000, 2000), 0)).toBe(0);
  });
});

describe('taking back', () => {
  const first = after(started, 2000);
  const second = answered(CONTROL, 2, first, { count: 2, seat: 0 });
  const times = [first, after(second, 1000)];

  test('gives the time back as it was when that decision began', () => {
    expect(takenUp(times, { count: 1, seat: 1 })).toEqual(started);
    expect(takenUp(times, { count: 2, seat: 0 })).toEqual(second);
  });

  test('to before the first answer of play stops the clocks', () => {
    expect(takenUp(times, { count: 0, seat: 0 })).toBeUndefined();
    expect(notedAt([], 4)).toBeUndefined();
  });

  test('to a moment that was not noted, with the last that was', () => {
    expect(takenUp(times, { count: 5, seat: 1 })).toEqual({ ...second, count: 5, seat: 1 });
  });
});

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

test('what is shown is looked at again when it changes, and no sooner', () => {
  expect(untilChange(299_400)).toBe(400);
  expect(untilChange(299_000)).toBe(1000);
  expect(untilChange(9450)).toBe(50);
});

test('low time is said at few moments', () => {
  expect(momentBetween(60_001, 59_900)).toBe(60);
  expect(momentBetween(59_900, 58_900)).toBeUndefined();
  expect(momentBetween(30_500, 29_500)).toBe(30);
  expect(momentBetween(10_050, 9950)).toBe(10);
  expect([isLow(30_001), isLow(30_000)]).toEqual([false, true]);
});
