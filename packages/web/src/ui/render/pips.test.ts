import { expect, test } from 'vitest';
import { pipsOf } from './pips.ts';

test.each([0, 1, 2, 3, 4, 5, 6])('%i has as many pips, the same from both sides', value => {
  const pips = pipsOf(value).map(([x, y]) => `${x} ${y}`);
  const turned = pipsOf(value).map(([x, y]) => `${0 - x} ${0 - y}`);
  expect(new Set(pips).size).toBe(value);
  expect(turned.sort()).toEqual(pips.sort());
});

test('a blank face and a face no die has are bare', () => {
  expect([pipsOf(0), pipsOf(7)]).toEqual([[], []]);
});
