import { describe, expect, test } from 'vitest';
import { MIDDLE, modelOf } from '../fixtures.ts';
import { kindLabel } from './names.ts';
import { arranged, type LabSet, restWords, setInView, setName, setsOf, shownSet, spanAt } from './sets.ts';

const kinds = (set: LabSet | undefined): string => (set?.cubes ?? []).map(kindLabel).join(' ');
const openOf = (set: LabSet | undefined): string[] => (set?.goes ?? []).map(kindLabel);

describe('sets of a lab', () => {
  const model = modelOf(MIDDLE);
  const sets = setsOf(model, 0);

  test('[T-CONTAIN-1] are derived from the legal answers, the most useful first', () => {
    expect(kinds(sets[0])).toBe('Y2 O3 P4 B5');
    expect(sets.map(kinds)).toContain('P4 B5 O6');
    expect(setName(model.words, sets[0] as LabSet)).toBe('Run of 4, all different');
  });

  test('[T-CONTAIN-2] exclude a cube with a filled slot from containment', () => {
    expect(openOf(sets[0])).toEqual(['Y2', 'B5', 'O3']);
  });

  test('[T-CONTAIN-3] name a primed twin, with the probability after it', () => {
    expect(sets[0]?.twins.map(kindLabel)).toEqual(['Y2', 'B5']);
    expect(sets[0]?.after).toBeCloseTo(1 / 6);
  });

  test('[T-CONTAIN-5] [T-CONTAIN-6] draw a card of the rolled rest’s level, while there is one', () => {
    expect(restWords(model, sets[0] as LabSet)).toBe('Then roll the other 3 and draw a level 3 card.');
    const bare = modelOf({ ...MIDDLE, decks: [[], [], []] });
    expect(restWords(bare, setsOf(bare, 0)[0] as LabSet)).toBe('Then roll the other 3.');
  });

  test('exist for the deciding lab only', () => {
    expect(setsOf(model, 1)).toEqual([]);
  });
});

describe('the set in view', () => {
  const sets = setsOf(modelOf(MIDDLE), 0);
  const shown = (hovered?: string, planned?: string): string =>
    kinds(shownSet(modelOf(MIDDLE, { planned }), 0, sets, hovered));

  test('is the best one, the one browsed to, or the one with the hovered cube', () => {
    expect(shown()).toBe('Y2 O3 P4 B5');
    expect(shown(undefined, 'contain O3 P4 B5')).toBe('O3 P4 B5');
    expect(shown('A:O6')).toBe('P4 B5 O6');
    expect(shown('A:Y2', 'contain O3 P4 B5')).toBe('Y2 O3 P4 B5');
    expect(shown('contain O3 P4 B5')).toBe('O3 P4 B5');
    expect(shown('primed:O5')).toBe('Y2 O3 P4 B5');
  });

  test('is outlined on the board', () => {
    expect(kinds(setInView(modelOf(MIDDLE), 'A:O6'))).toBe('P4 B5 O6');
  });
});

describe('abilities', () => {
  test('R03: a pair may mix colours, and both may be contained', () => {
    const model = modelOf({ researchers: ['R03', 'R05'], labs: ['Y3O3', ''], actions: 3 });
    const [pair] = setsOf(model, 0);
    expect(openOf(pair)).toEqual(['Y3', 'O3']);
    expect(restWords(model, pair as LabSet)).toBe('Then roll the other one.');
  });

  test('[T-CONTAIN-1] R04: the cube that counts as any colour is not contained', () => {
    const model = modelOf({ researchers: ['R04', 'R05'], labs: ['Y3Y4O5', ''], actions: 3 });
    const [set] = setsOf(model, 0);
    expect(set?.colours).toBe('mixed');
    expect(openOf(set)).toEqual(['Y3', 'Y4', 'O5']);
    const wild = modelOf({ researchers: ['R04', 'R05'], labs: ['Y3Y4Y5O6', ''], actions: 3 });
    const four = setsOf(wild, 0).find(one => one.cubes.length === 4);
    expect(openOf(four)).toEqual(['Y3', 'Y4', 'Y5']);
  });
});

describe('the order of the places', () => {
  const model = modelOf(MIDDLE);
  const cubes = model.view.labs[0]?.cubes ?? [];

  test('has the best set together, the rest by value', () => {
    const [best] = setsOf(model, 0);
    expect(arranged(cubes, best).map(kindLabel)).toEqual(['Y2', 'O3', 'P4', 'B5', 'O6']);
    expect(arranged(model.view.labs[1]?.cubes ?? [], undefined).map(kindLabel)).toEqual(['Y1', 'P3', 'P6']);
  });

  test('has one outline for each run of neighbours', () => {
    const isIn = [true, true, false, true, true, true];
    expect(isIn.map((_, i) => spanAt(isIn, i))).toEqual([2, 0, 0, 3, 0, 0]);
  });
});
