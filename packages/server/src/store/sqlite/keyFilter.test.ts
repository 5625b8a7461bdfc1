import { describe, expect, test } from 'vitest';
import { bitsOf, KeyFilter } from './keyFilter.ts';
import { bodyOf } from './tailFormat.ts';

const keys = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ guest: `guest-${(from + i) % 3}`, key: `key-${from + i}` }));

describe('the Bloom filter of idempotency keys', () => {
  test.each([0, 1, 2047, 2048, 2049, 9000])('has no false negatives among %i keys', count => {
    const filter = new KeyFilter(bitsOf(keys(0, count)));
    expect(keys(0, count).every(({ guest, key }) => filter.mayHave(guest, key))).toBe(true);
  });

  test('has no false negatives among added keys, and few false positives', () => {
    const filter = new KeyFilter(bitsOf([]));
    for (const { guest, key } of keys(0, 2048)) filter.add(guest, key);
    expect(keys(0, 2048).every(({ guest, key }) => filter.mayHave(guest, key))).toBe(true);
    const wrong = keys(10_000, 20_000).filter(({ guest, key }) => filter.mayHave(guest, key));
    expect(wrong.length).toBeLessThan(200);
    expect(wrong.length).toBeGreaterThan(0); // false positives exist, and callers look up the key
  });

  test('keeps its false positive rate as it grows', () => {
    const filter = new KeyFilter(bitsOf(keys(0, 1024)));
    for (const { guest, key } of keys(1024, 20_000)) filter.add(guest, key);
    expect(keys(0, 21_024).every(({ guest, key }) => filter.mayHave(guest, key))).toBe(true);
    expect(keys(50_000, 20_000).filter(({ guest, key }) => filter.mayHave(guest, key)).length).toBeLessThan(
      300,
    );
  });

  test('distinguishes pairs with the same concatenation', () => {
    const filter = new KeyFilter(bitsOf([{ guest: 'ab', key: 'c' }]));
    expect([filter.mayHave('ab', 'c'), filter.mayHave('a', 'bc'), filter.mayHave('abc', '')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('is not serialized with its append', () => {
    const known = new KeyFilter(bitsOf([]));
    expect(bodyOf([{ table: 'a', after: 1, records: [], known }])).toBe(
      '[{"table":"a","after":1,"records":[]}]',
    );
  });
});
