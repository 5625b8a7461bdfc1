import { expect, test } from 'vitest';
import {
  FormatError,
  optional,
  readCount,
  readFlag,
  readInteger,
  readIntegerIn,
  readListOf,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  refuseUnknown,
} from './index.ts';

test('a reader returns a valid value unchanged', () => {
  expect(readObject({ a: 1 }, 'it')).toEqual({ a: 1 });
  expect(readListOf(readCount)([0, 1], 'it')).toEqual([0, 1]);
  expect([readText('', 'it'), readFlag(false, 'it'), readInteger(-1, 'it'), readCount(0, 'it')]).toEqual([
    '',
    false,
    -1,
    0,
  ]);
  expect(readOrNull(readText)(null, 'it')).toBeNull();
  expect(readOneOf(['a', 'b'])('b', 'it')).toBe('b');
  expect(readIntegerIn(1, 6)(6, 'it')).toBe(6);
  expect(readListOf(readText, 1)(['a'], 'it')).toEqual(['a']);
  expect(optional({ a: 'x' }, 'a', readText)).toEqual({ a: 'x' });
  expect(optional({}, 'a', readText)).toEqual({});
  refuseUnknown({ a: 1 }, ['a', 'b'], 'it');
});

test.each<[() => unknown, string]>([
  [() => readObject(null, 'it'), 'it: must be an object'],
  [() => readObject([], 'it'), 'it: must be an object'],
  [() => readListOf(readText)({}, 'it'), 'it: must be a list'],
  [() => readListOf(readListOf(readText))([['a'], ['b', 1]], 'it'), 'it[1][1]: must be a text'],
  [() => readFlag(0, 'it'), 'it: must be true or false'],
  [() => readInteger(1.5, 'it'), 'it: must be a whole number'],
  [() => readInteger(2 ** 53, 'it'), 'it: must be a whole number'],
  [() => readCount(-1, 'it'), 'it: must be a whole number from 0'],
  [() => readCount(Number.NaN, 'it'), 'it: must be a whole number from 0'],
  [() => readIntegerIn(1, 6)(7, 'it'), 'it: must be a whole number from 1 to 6'],
  [() => readListOf(readText, 2)(['a'], 'it'), 'it: must have 2 entries, not 1'],
  [() => readOneOf(['a', 'b'])('c', 'it'), 'it: must be one of a, b'],
  [() => optional({ a: 1 }, 'a', readText, 'it.a'), 'it.a: must be a text'],
  [() => refuseUnknown({ c: 1 }, ['a', 'b'], 'it'), 'it.c: is unknown; known are a, b'],
  [() => refuseUnknown({ ['c'.repeat(999)]: 1 }, ['a'], ''), `${'c'.repeat(80)}: is unknown; known are a`],
  [() => refuseUnknown({ c: 1 }, ['a'], ''), 'c: is unknown; known are a'],
])('what is not is refused by name (%#)', (read, message) => {
  expect(read).toThrow(FormatError);
  expect(read).toThrow(message);
});
