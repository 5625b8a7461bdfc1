import type { Chair } from '@tessera/wire';
import { expect, test } from 'vitest';
import { hostOf, isHosting, mayStart } from './chairs.ts';

const person = (isHere: boolean): Chair => ({
  kind: 'person',
  name: 'Ada',
  isHere,
  isReady: true,
  keeper: null,
  hasLeft: false,
});

test('a seated person may start while the host is away; a watcher may not', () => {
  const table = { chairs: [person(true), person(true)], host: 0, isHost: false, you: 1 };
  expect([isHosting(table), mayStart(table)]).toEqual([false, false]);
  const alone = { ...table, chairs: [person(false), person(true)] };
  expect([isHosting(alone), mayStart(alone)]).toEqual([false, true]);
  expect(mayStart({ ...alone, you: null })).toBe(false);
  expect(mayStart({ ...alone, host: 1 })).toBe(true);
  expect(mayStart({ ...alone, host: null, you: null, isHost: true })).toBe(true);
});

test('the host gives the name to an invitation, wherever the host sits', () => {
  const chairs: Chair[] = [{ ...(person(true) as Chair & { kind: 'person' }), name: 'Ben' }, person(true)];
  expect(hostOf({ chairs, host: 1 })).toBe('Ada');
  expect(hostOf({ chairs, host: null })).toBe('Ben');
  expect(hostOf({ chairs: [{ kind: 'open' }], host: null })).toBeUndefined();
});
