import type { LoopEvent } from '@tessera/games/loop';
import { expect, test } from 'vitest';
import { landingOf, shotsOf } from './landing.ts';

const foo: LoopEvent = { type: 'foo', era: 3, reveals: 'all' };
const clone: LoopEvent = { type: 'clone', token: 4, era: 1, reveals: 'all' };
const thrown: LoopEvent = { type: 'thrown', eras: [2, 3, 3, 4] };

test('the shots of a throw are clones, the Machine’s turn, then one cube after another', () => {
  const shots = shotsOf([clone, foo, thrown]);
  expect(shots.map(({ event }) => event.type)).toEqual([
    'clone',
    'foo',
    'cube',
    'cube',
    'cube',
    'cube',
    'thrown',
  ]);
  for (const [i, { start }] of shots.entries())
    expect(start).toBeGreaterThanOrEqual(shots[i - 1]?.start ?? 0);
  const cubes = shots.filter(({ event }) => event.type === 'cube');
  expect(new Set(cubes.map(({ start }) => start)).size).toBe(4);
  expect(cubes[0]!.start).toBeGreaterThanOrEqual(shots[1]!.end);
});

test('a throw with more cubes lands later', () => {
  const { lands } = landingOf([foo, thrown], 1);
  expect(lands).toBeGreaterThan(landingOf([foo, { type: 'thrown', eras: [2] }], 1).lands);
  expect(lands).toBe(shotsOf([foo, thrown]).at(-1)!.end);
  expect(landingOf([foo, thrown], 2).lands).toBe(2 * lands);
});

test('a change without chance, or without motion, lands at once', () => {
  expect(landingOf([{ type: 'moved', agent: 0, to: 2, why: 'move' }], 1).lands).toBe(0);
  expect(landingOf([foo, thrown], undefined).lands).toBe(0);
});

test('a vortex and a LOOP get a banner when they land', () => {
  const { lands, lasts, moments = [] } = landingOf([foo, thrown, { type: 'vortex', era: 3 }], 1);
  expect(moments.map(({ event, start }) => [event.type, start])).toEqual([['vortex', lands]]);
  expect(lasts).toBeGreaterThan(lands);
  expect(landingOf([{ type: 'looped', agent: 0, dimension: 1, cost: 2 }], 1).moments).toHaveLength(1);
});
