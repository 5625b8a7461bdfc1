import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf, forgetMoment, isKept, keepMoment, keptLog, keptMoments } from './keptMoments.ts';

const MOMENT = { path: '/review/a', game: 'rift', index: 12, deed: 'the Star goes from a1 to a2' };

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const file = async () => ({ name: 'a.json', text: '{"a":1}\n' });

test('a moment is kept once, newest first, and can be removed', async () => {
  await keepMoment(MOMENT, file);
  await keepMoment({ ...MOMENT, index: 14 }, file);
  await keepMoment(MOMENT, file);
  expect(isKept(MOMENT)).toBe(true);
  expect(isKept({ path: '/review/b', index: 12 })).toBe(false);
  expect(keptMoments()[0]).toEqual(MOMENT);
  expect(addressOf(MOMENT)).toBe('/review/a?moment=12');
  forgetMoment(MOMENT);
  expect(isKept(MOMENT)).toBe(false);
});

test('the log of a match is kept until its last moment is removed', async () => {
  const other = { ...MOMENT, path: '/review/c' };
  const later = { ...other, index: 14 };
  expect(keptLog('/review/c')).toBeUndefined();
  await keepMoment(other, file);
  await keepMoment(later, file);
  forgetMoment(other);
  expect(keptLog('/review/c')).toBe('{"a":1}\n');
  forgetMoment(later);
  expect(keptLog('/review/c')).toBeUndefined();
});

test('a moment is kept without a log where there is none', async () => {
  const bare = { ...MOMENT, path: '/review/d' };
  await keepMoment(bare, async () => undefined);
  expect(isKept(bare)).toBe(true);
  expect(keptLog('/review/d')).toBeUndefined();
});
