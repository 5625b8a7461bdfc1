import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, digest, encode, FormatError } from './index.ts';

describe('codec', () => {
  test('key order does not matter, list order does', () => {
    expect(encode({ b: 1, a: [2, { d: 1, c: 2 }] })).toBe('{"a":[2,{"c":2,"d":1}],"b":1}');
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    expect(digest([1, 2])).not.toBe(digest([2, 1]));
  });

  test('what is encoded comes back', () => {
    fc.assert(fc.property(fc.jsonValue(), value => encode(decode(encode(value))) === encode(value)));
  });

  test('digests are frozen: sixteen hex digits, equal on every machine', () => {
    expect(digest({ game: 'rift', ply: 3 })).toBe('7b530cd871467917');
    expect(digest('')).toBe('090dfb53d4107f59');
  });

  test('digests of 100,000 neighbouring states are all different', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(digest({ board: [i % 317, (i / 317) | 0], side: i & 1 }));
    expect(seen.size).toBe(100_000);
  });

  test('broken JSON is refused in words', () => {
    expect(() => decode('{"a":', 'options')).toThrow(FormatError);
    expect(() => decode('{"a":', 'options')).toThrow(/^options: is not valid JSON/);
  });
});
