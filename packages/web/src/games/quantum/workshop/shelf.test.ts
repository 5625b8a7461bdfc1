import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropMap, keepMap, keptMaps, mapLike, onMaps } from './shelf.ts';
import { parseLink } from './sketch.ts';

/** A browser's storage, as far as the shelf uses it. */
class Stored {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

const WEDGE = parseLink('4_9a99_.8b.~Wedge');
const kept = (id: string, edited: number) => ({ id, sketch: { ...WEDGE, name: id }, edited });
const ids = (): readonly string[] => keptMaps().map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('localStorage', new Stored());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  for (const id of ids()) dropMap(id);
  vi.unstubAllGlobals();
});

test('maps are listed with the last edited one first, and listeners hear of every change', () => {
  let heard = 0;
  const leave = onMaps(() => heard++);
  expect([keepMap(kept('one', 1)), keepMap(kept('two', 2)), keepMap(kept('one', 3))]).toEqual([
    true,
    true,
    true,
  ]);
  expect(ids()).toEqual(['one', 'two']);
  expect(keptMaps()[0]?.sketch).toEqual({ ...WEDGE, name: 'one' });
  dropMap('one');
  expect(ids()).toEqual(['two']);
  expect(heard).toBe(4);
  leave();
});

test('a map is found by its drawing and its name', () => {
  keepMap(kept('one', 1));
  expect(mapLike({ ...WEDGE, name: 'one' })?.id).toBe('one');
  expect(mapLike(WEDGE)).toBeUndefined();
});

test('an entry that cannot be read is not listed and not deleted', () => {
  localStorage.setItem('tessera.map.odd', '{"link":"9_nonsense","edited":1}');
  keepMap(kept('one', 1));
  expect(ids()).toEqual(['one']);
  expect(localStorage.getItem('tessera.map.odd')).not.toBeNull();
});

test('without storage maps are kept for the visit', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepMap(kept('one', 1))).toBe(false);
  expect(ids()).toEqual(['one']);
});
