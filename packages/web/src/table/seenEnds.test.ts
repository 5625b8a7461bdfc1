import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEndSeen, rememberEnd } from './seenEnds.ts';

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

test('an end is told once, and another end of the same match once more', () => {
  expect(isEndSeen('m', 20)).toBe(false);
  rememberEnd('m', 20);
  expect([isEndSeen('m', 20), isEndSeen('m', 24), isEndSeen('other', 20)]).toEqual([true, false, false]);
});

test('only the latest are kept', () => {
  for (let match = 0; match < 60; match++) rememberEnd(`m${match}`, 1);
  expect([isEndSeen('m0', 1), isEndSeen('m59', 1)]).toEqual([false, true]);
});

test('without storage it is told again', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberEnd('m', 20);
  expect(isEndSeen('m', 20)).toBe(false);
});
