import { expect, test } from 'vitest';
import { COMPLETING, coloursFit, FAR, KINDS, waysOf } from './sets.ts';

const isValueSet = (values: readonly number[]): boolean => {
  const [a = 0, b = 0, c = 0] = [...values].sort((x, y) => x - y);
  return (a === b && b === c) || (b === a + 1 && c === b + 1);
};

test('[T-CONTAIN-1] the steps to a set are minimal', () => {
  const values = [1, 2, 3, 4, 5, 6];
  for (const a of values)
    for (const b of values)
      for (const c of values) {
        const fewest = new Map<number, number>();
        for (const x of values)
          for (const y of values)
            for (const z of values) {
              const steps = Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z);
              if (isValueSet([x, y, z]) && steps < (fewest.get(x) ?? FAR)) fewest.set(x, steps);
            }
        const ways = new Map(waysOf(a, b, c).map(way => [way % 8, Math.floor(way / 8)]));
        expect(ways).toEqual(fewest);
      }
});

test('[T-CONTAIN-1] COMPLETING holds exactly the kinds that make a set with two others', () => {
  for (let a = 0; a < KINDS; a++)
    for (let b = 0; b < KINDS; b++)
      for (let c = 0; c < KINDS; c++) {
        const isSet =
          isValueSet([(a % 6) + 1, (b % 6) + 1, (c % 6) + 1]) &&
          coloursFit(Math.floor(a / 6), Math.floor(b / 6), Math.floor(c / 6));
        if (((COMPLETING[KINDS * a + b]! >> c) & 1) !== Number(isSet)) expect([a, b, c]).toEqual('a set');
      }
});

test('[T-CONTAIN-1] colours fit if they are all the same or all different', () => {
  expect([coloursFit(1, 1, 1), coloursFit(0, 2, 3), coloursFit(1, 1, 2), coloursFit(2, 1, 2)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
