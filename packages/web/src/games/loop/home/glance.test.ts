import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../../../match/library.ts';
import { glanceAt } from './glance.ts';
import { progressOf, Thumbnail } from './pictures.tsx';
import { READY } from './ready.ts';

const stored = (position: string) => ({ position }) as StoredMatch;

test('a real position gives rifts, Dr Foo and agents by era', () => {
  const { eras, ...rest } = glanceAt(READY);
  expect(rest).toEqual({ turn: 1, archived: 0, vortices: 0 });
  expect(eras.map(({ rifts }) => rifts)).toEqual([0, 0, 0, 1, 3, 2, 0]);
  expect(eras.findIndex(({ isFoo }) => isFoo)).toBe(4);
  expect(eras.map(({ agents }) => agents)).toEqual([[1], [], [], [], [0], [], []]);
});

test('vortices and missions of a running match are counted', () => {
  const glance = glanceAt('{"turn":9,"archived":["M-GRID"],"vortices":["end","dawn"]}');
  expect(glance).toMatchObject({ turn: 9, archived: 1, vortices: 2 });
  expect(glance.eras.map(({ isVortex }) => isVortex)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test.each(LANGUAGES)('in %s a card shows the progress of a started match', language => {
  expect(progressOf(stored(READY), language)).toMatch(/1.*21.*0.*4.*0.*3/);
  expect(progressOf(stored(''), language)).toBeUndefined();
  expect(progressOf(stored('{"turn":0}'), language)).toBeUndefined();
});

test.each(['', '{', 'null', '[]', '7', '{"rifts":7}', '{"agents":[null]}', '15/8v6 w p 0 0'])(
  'an invalid position (%s) gives an empty ring',
  text => {
    expect(Thumbnail({ match: stored(text) }).props).toEqual({ position: text });
    expect(glanceAt(text)).toMatchObject({ turn: 0, archived: 0, vortices: 0 });
    expect(glanceAt(text).eras.flatMap(({ rifts, agents }) => [rifts, ...agents])).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
  },
);
