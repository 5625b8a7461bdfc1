import { expect, test } from 'vitest';
import { chancesAt, isFoldedAtFirst, stepTo } from './course.ts';

test('chances between two judged positions are interpolated, beyond them they stay', () => {
  const samples = [
    { count: 2, chances: [0.2, 0.8] },
    { count: 6, chances: [0.6, 0.4] },
  ];
  expect(chancesAt(samples, 3)).toEqual([expect.closeTo(0.3), expect.closeTo(0.7)]);
  expect(chancesAt(samples, 0)).toEqual([0.2, 0.8]);
  expect(chancesAt(samples, 9)).toEqual([0.6, 0.4]);
  expect(chancesAt([], 1)).toBeUndefined();
});

test('steps lead from one moment to the next, and wrap around', () => {
  expect(stepTo([3, 8], 0, 1)).toBe(3);
  expect(stepTo([3, 8], 3, 1)).toBe(8);
  expect(stepTo([3, 8], 9, 1)).toBe(3);
  expect(stepTo([3, 8], 3, -1)).toBe(8);
  expect(stepTo([], 5, 1)).toBe(5);
});

test('the panel of moments leaves the board free on a turned phone, until there is an answer to read', () => {
  expect(isFoldedAtFirst('landscape', { isSolved: false })).toBe(true);
  expect(isFoldedAtFirst('landscape', { isSolved: true })).toBe(false);
  expect(isFoldedAtFirst('phone', { isSolved: false })).toBe(false);
  expect(isFoldedAtFirst('low', { isSolved: false })).toBe(false);
});
