import { expect, test } from 'vitest';
import { pipsOf } from './pips.ts';

test.each([0, 1, 2, 3, 4, 5, 6])('face %i has as many pips, in point symmetry', value => {
  const pips = pipsOf(value).map(([x, y]) => `${x} ${y}`);
  const turned = pipsOf(value).map(([x, y]) => `${0 - x} ${0 - y}`);
  expect(new Set(pips).size).toBe(value);
  expect(turned.sort()).toEqual(pips.sort());
});

test('blank faces and numbers beyond the die have no pips', () => {
  expect([pipsOf(0), pipsOf(7)]).toEqual([[], []]);
});
