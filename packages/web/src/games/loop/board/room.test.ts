import { expect, test } from 'vitest';
import { ringOf } from './layout.ts';
import { covered, fieldOf, freePlace, rectAt } from './room.ts';

const NAME = rectAt([100, 100], 80, 20);
const WIDE = fieldOf('M-500 -500L500 -500L500 500L-500 500Z');

test('a label stands where it was wished if nothing is there', () => {
  expect(freePlace([100, 150], [40, 20], [NAME], WIDE)).toEqual([100, 150]);
});

test('a label moves beside what it would cover, and stays where it is allowed', () => {
  const at = freePlace([100, 100], [40, 20], [NAME], fieldOf('M-500 98L500 98L500 500L-500 500Z'));
  const rect = rectAt(at, 40, 20);
  expect(covered(rect, [NAME])).toBe(0);
  expect(rect.top).toBeGreaterThan(95);
});

test('without a free place a label covers as little as possible', () => {
  const all = rectAt([0, 0], 1000, 1000);
  const [free] = freePlace([0, 0], [40, 20], [all, NAME], WIDE);
  expect(Math.abs(free)).toBeLessThan(40);
});

test('a label stays within its era, whose outline is bent inwards at the Machine', () => {
  const { wedges, middle } = ringOf(800, 500);
  const [dawn] = wedges.map(({ outline }) => fieldOf(outline));
  if (!dawn) throw new Error('no era');
  const [x, y] = freePlace(middle, [40, 20], [], dawn);
  expect(y).toBeLessThan(middle[1]);
  expect(freePlace([x, y], [40, 20], [], dawn)).toEqual([x, y]);
  const [, above] = freePlace([middle[0], -40], [40, 20], [], dawn);
  expect(above).toBeGreaterThan(0);
});
