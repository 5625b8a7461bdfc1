import type { TesseractView } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { type Marks, NO_MARKS } from '../contract.ts';
import { MIDDLE, situation } from '../fixtures.ts';
import { loadWords } from '../words/index.ts';
import { isMarked, type LayerPlace, layersOf, startSpot, step, touchedBy } from './content.ts';
import { placeWords } from './words.ts';

const words = await loadWords('en');
const { view } = situation(MIDDLE, { base: '2' });

function placeAt(cell: number, level: number, marks: Partial<Marks> = {}): LayerPlace {
  const layer = layersOf(view, { ...NO_MARKS, ...marks }).find(one => one.level === level);
  return layer?.places[cell] as LayerPlace;
}

const say = (cell: number, level: number, marks: Partial<Marks> = {}): string =>
  placeWords(words, placeAt(cell, level, marks));

describe('the levels', () => {
  test('[T-GEO-2] are listed from the top down, with stacks without holes', () => {
    const layers = layersOf(view, NO_MARKS);
    expect(layers.map(layer => [layer.level, layer.cubes])).toEqual([
      [3, 3],
      [2, 6],
      [1, 8],
      [0, 13],
    ]);
    expect(placeAt(3, 1).kind).toBe('air');
    expect(placeAt(12, 0).kind).toBe('floor');
  });

  test('[T-GEO-4] [T-INFO-3] show a top’s value, a covered cube’s colour, nothing of an enclosed one', () => {
    expect(placeAt(0, 3)).toMatchObject({ kind: 'top', cube: { colour: 'O', value: 4 } });
    expect(placeAt(0, 0)).toMatchObject({ kind: 'covered', cube: { colour: 'B', value: null } });
    expect(placeAt(5, 0)).toMatchObject({ kind: 'enclosed', cube: { colour: null, value: null } });
  });

  test('[T-INFO-4] keep a value that was visible before it was covered', () => {
    const seen = situation({ tesseract: ['Y3O2', ...Array(15).fill('')] }).view;
    const [base] = layersOf(seen, NO_MARKS)[3]?.places ?? [];
    expect(placeWords(words, base as LayerPlace)).toBe(
      'Yellow 3, a1, level 1, under 1 cube, Acceleration below',
    );
  });

  test('[T-GEO-5] mark tops only as removable', () => {
    expect(isMarked(placeAt(6, 2), 'removable')).toBe(true);
    expect(isMarked(placeAt(6, 1), 'removable')).toBe(false);
    expect(isMarked(placeAt(5, 2), 'removable')).toBe(false);
    const marks = { choosable: [6], next: [3], places: [3] };
    expect(isMarked(placeAt(6, 2, marks), 'choosable')).toBe(true);
    expect(isMarked(placeAt(6, 1, marks), 'choosable')).toBe(false);
    expect(isMarked(placeAt(3, 0, marks), 'next')).toBe(true);
    expect(isMarked(placeAt(3, 1, marks), 'put')).toBe(true);
  });
});

describe('labels of places', () => {
  test('name cubes', () => {
    expect(say(6, 2)).toBe('Yellow 6, c2, level 3, removable');
    expect(say(5, 2)).toBe('Orange 3, b2, level 3');
    expect(say(5, 2, { choosable: [5] })).toBe('Orange 3, b2, level 3, can be chosen');
    expect(say(3, 0, { next: [3] })).toBe(
      'Purple 2, d1, level 1, removable, primed next, Acceleration below',
    );
    expect(say(0, 0)).toBe('Blue, value hidden, a1, level 1, under 3 cubes');
    expect(say(5, 0)).toBe('Unknown cube, b2, level 1, under 2 cubes, Chain reaction below');
  });

  test('name empty places', () => {
    expect(say(3, 1)).toBe('Empty, d1, level 2');
    expect(say(12, 0)).toBe('Empty to the base, a4, level 1, Acceleration uncovered');
    expect(say(3, 1, { places: [3] })).toBe('Empty, d1, level 2, you can put a cube here');
  });
});

describe('the keyboard', () => {
  test('moves by arrows within a level, by Page Up and Page Down between levels, and stops at edges', () => {
    const spot = { cell: 5, level: 1 };
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
    expect(keys.map(key => step(spot, key))).toEqual([
      { cell: 4, level: 1 },
      { cell: 6, level: 1 },
      { cell: 1, level: 1 },
      { cell: 9, level: 1 },
      { cell: 5, level: 2 },
      { cell: 5, level: 0 },
      { cell: 4, level: 1 },
      { cell: 7, level: 1 },
    ]);
    expect(step({ cell: 0, level: 3 }, 'ArrowUp')).toEqual({ cell: 0, level: 3 });
    expect(step({ cell: 0, level: 3 }, 'PageUp')).toEqual({ cell: 0, level: 3 });
    expect(step(spot, 'x')).toBeUndefined();
  });

  test('starts at a selectable place', () => {
    expect(startSpot(view, { ...NO_MARKS, choosable: [6, 8] })).toEqual({ cell: 6, level: 2 });
    expect(startSpot(view, { ...NO_MARKS, places: [12] })).toEqual({ cell: 12, level: 0 });
    expect(startSpot(view, { ...NO_MARKS, next: [3] })).toEqual({ cell: 3, level: 0 });
    expect(startSpot(view, NO_MARKS)).toEqual({ cell: 0, level: 3 });
  });
});

test('stacks touched by events flash once', () => {
  const events = [
    {
      type: 'moved',
      cube: 1,
      value: 3,
      from: { zone: 'tess', cell: 5 },
      to: { zone: 'primed' },
      why: 'primed',
    },
    { type: 'uncovered', cell: 7, symbol: 'AC', isWarded: false },
    { type: 'rolled', cube: 1, value: 3 },
  ] as const;
  expect([...touchedBy(events)]).toEqual([5, 7]);
});

test('the decisive stack of a finished match is marked, and nothing is primed next', () => {
  const over: TesseractView = { ...view, outcome: 'breach' };
  const empty = view.stacks.findIndex(({ cubes }) => cubes.length === 0);
  const cell = view.stacks.findIndex(({ cubes }) => cubes.length > 1);
  const layers = layersOf(over, { ...NO_MARKS, next: [cell, empty] });
  const marked = layers.flatMap(({ places }) => places.filter(place => isMarked(place, 'decisive')));
  expect(marked.map(place => [place.cell, place.kind]).sort()).toEqual(
    [
      [cell, 'top'],
      [empty, 'floor'],
    ].sort(),
  );
  expect(marked.every(place => !isMarked(place, 'next') && !isMarked(place, 'tied'))).toBe(true);
  expect(marked.map(place => placeWords(words, place)).join()).toContain('decided here');
});
