import { expect, test } from 'vitest';
import { heaviestOf, reviewLuck, weigherOf } from './review.ts';

const weigh = weigherOf(
  { hit: 'X-1', miss: 'X-2' },
  ({ lab }: { index: number; turn: number; lab: number }) => ({
    lab,
  }),
);
const at = (index: number) => ({ index, turn: index, lab: index % 2 });

test('heaviestOf lists the five heaviest moments, in the order of the match and without their weight', () => {
  const found = [6, 5, 4, 3, 2, 1, 0].map(index => weigh(at(index), 'hit', index));
  const told = heaviestOf(found, (one, other) => one === other);
  expect(told.map(({ index }) => index)).toEqual([2, 3, 4, 5, 6]);
  expect(told[0]).toEqual({ kind: 'hit', index: 2, turn: 2, lab: 0, params: {}, clause: 'X-1' });
});

test('heaviestOf lists only the heaviest of moments that repeat each other', () => {
  const found = [
    weigh(at(1), 'hit', 1),
    weigh(at(1), 'miss', Number.POSITIVE_INFINITY),
    weigh(at(0), 'hit', 2),
  ];
  const told = heaviestOf(found, (one, other) => one.index === other.index);
  expect(told.map(({ index, kind }) => [index, kind])).toEqual([
    [0, 'hit'],
    [1, 'miss'],
  ]);
});

test('reviewLuck is fair within one standard deviation, and below the given minimum', () => {
  expect(reviewLuck([0.5, 0.5], 1, 0.5)).toEqual({ expected: 1, actual: 1, verdict: 'fair' });
  expect(reviewLuck([0.1], 1, 0.5).verdict).toBe('bad');
  expect(reviewLuck([0.1], 1, 1).verdict).toBe('fair');
  expect(reviewLuck([0.9, 0.9], 0, 0.5).verdict).toBe('good');
});
