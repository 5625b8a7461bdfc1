import { expect, test } from 'vitest';
import { newIds } from './host/newTable.ts';

test('an id of a table never looks like a command line option', () => {
  const ids = Array.from({ length: 2000 }, () => newIds().id);
  expect(ids.filter(id => !/^[\w][\w-]{15}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});
