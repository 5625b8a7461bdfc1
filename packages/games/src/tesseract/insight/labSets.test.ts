import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../test/tesseractTable.ts';
import { setsOf } from './labSets.ts';

/**
 * Each set as its answer, its kind, and the number of its cubes that may be contained or are contained
 * already.
 */
const sets = (given: Given): unknown[] =>
  setsOf(table(given).view, 0).map(({ answer, values, colours, containable, filled }) => [
    answer,
    values,
    colours,
    containable.length,
    filled.length,
  ]);

describe('the sets of a lab', () => {
  test('[T-CONTAIN-1] sets of a lab include a Run of all colours, the largest first', () => {
    expect(sets({ labs: ['Y2O3P4B5O6', ''] })).toEqual([
      ['contain Y2 O3 P4 B5', 'run', 'different', 4, 0],
      ['contain Y2 O3 P4', 'run', 'different', 3, 0],
      ['contain O3 P4 B5', 'run', 'different', 3, 0],
      ['contain O6 P4 B5', 'run', 'different', 3, 0],
    ]);
  });

  test('[T-CONTAIN-1] sets of a lab include a Set of one colour, and one of different ones', () => {
    expect(sets({ labs: ['B4B4B4Y4O4', ''] })).toEqual([
      ['contain Y4 O4 B4', 'set', 'different', 3, 0],
      ['contain B4 B4 B4', 'set', 'same', 3, 0],
    ]);
  });

  test('[T-CONTAIN-2] [T-RUL-13] sets of a lab include cubes whose slot is taken, which cannot be contained', () => {
    expect(sets({ labs: ['Y2Y3Y4', ''], board: 'Y3' })).toEqual([['contain Y2 Y3 Y4', 'run', 'same', 2, 1]]);
    expect(sets({ labs: ['Y2Y3Y4', ''], board: 'Y2Y3Y4' })).toEqual([]);
  });

  test('include a pair for R03, a wild colour for R04', () => {
    expect(sets({ labs: ['Y2O2', ''], researchers: ['R03', '-'] })).toEqual([
      ['contain Y2 O2', 'set', 'different', 2, 0],
    ]);
    expect(sets({ labs: ['Y2Y3O4', ''], researchers: ['R04', '-'] })).toEqual([
      ['contain Y2 Y3 O4', 'run', 'mixed', 3, 0],
    ]);
  });
});
