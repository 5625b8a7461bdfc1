import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenAnswers, toldEnds } from './remembered.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('an end is remembered once, and another end of the same match again', () => {
  expect(toldEnds.of('m') === 20).toBe(false);
  toldEnds.note('m', 20);
  expect([toldEnds.of('m') === 20, toldEnds.of('m') === 24, toldEnds.of('other') === 20]).toEqual([
    true,
    false,
    false,
  ]);
});

test('shown answers and ends are stored separately', () => {
  seenAnswers.note('m', 7);
  expect([seenAnswers.of('m'), toldEnds.of('m')]).toEqual([7, undefined]);
});

test('only the latest matches are kept', () => {
  for (let match = 0; match < 60; match++) toldEnds.note(`m${match}`, 1);
  expect([toldEnds.of('m0') === 1, toldEnds.of('m59') === 1]).toEqual([false, true]);
});

test('without storage nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined);
  toldEnds.note('m', 20);
  expect(toldEnds.of('m') === 20).toBe(false);
});
