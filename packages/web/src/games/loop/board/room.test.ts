import { expect, test } from 'vitest';
import { covered, freePlace, rectAt } from './room.ts';

const NAME = rectAt([100, 100], 80, 20);

test('a label stands where it was wished if nothing is there', () => {
  expect(freePlace([100, 150], [40, 20], [NAME], () => true)).toEqual([100, 150]);
});

test('a label moves beside what it would cover, and stays where it is allowed', () => {
  const at = freePlace([100, 100], [40, 20], [NAME], ({ top }) => top > 95);
  const rect = rectAt(at, 40, 20);
  expect(covered(rect, [NAME])).toBe(0);
  expect(rect.top).toBeGreaterThan(95);
});

test('without a free place a label covers as little as possible', () => {
  const all = rectAt([0, 0], 1000, 1000);
  const [free] = freePlace([0, 0], [40, 20], [all, NAME], () => true);
  expect(Math.abs(free)).toBeLessThan(40);
});
