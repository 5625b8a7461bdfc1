import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seenAnswers } from './remembered.ts';

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

test('the number of a match is replaced, and belongs to that match alone', () => {
  expect(seenAnswers.of('m')).toBeUndefined();
  seenAnswers.note('m', 20);
  seenAnswers.note('m', 24);
  expect([seenAnswers.of('m'), seenAnswers.of('other')]).toEqual([24, undefined]);
});

test('only the latest matches are kept', () => {
  for (let match = 0; match < 60; match++) seenAnswers.note(`m${match}`, 1);
  expect([seenAnswers.of('m0'), seenAnswers.of('m59')]).toEqual([undefined, 1]);
});

test('without storage nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined);
  seenAnswers.note('m', 20);
  expect(seenAnswers.of('m')).toBeUndefined();
});
