import { describe, expect, test } from 'vitest';
import { Buckets } from './buckets.ts';
import { openOrigins } from './origins.ts';
import { RateLimit } from './rateLimit.ts';
import { visitorAt } from './visitor.ts';

describe('a token bucket', () => {
  test('allows a burst, then a rate, and never saves up more than a burst', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 3, perSecond: 2 }, () => now);
    const taken = (): number => [1, 2, 3, 4, 5].filter(() => buckets.take('ada')).length;
    expect(taken()).toBe(3);
    now += 499;
    expect(taken()).toBe(0);
    now += 1;
    expect(taken()).toBe(1);
    now += 3_600_000;
    expect(taken()).toBe(3);
  });

  test('is separate for each key', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0 });
    expect([buckets.take('ada'), buckets.take('ada'), buckets.take('bob')]).toEqual([true, false, true]);
  });

  test('is evicted once it is full again, and a flood of keys is bounded', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => now);
    for (let n = 0; n < 50_000; n++) buckets.take(`visitor ${n}`);
    expect(buckets.size).toBeLessThanOrEqual(20_000);
    now += 1001;
    for (let n = 0; n < 20_000; n++) buckets.take('one');
    expect(buckets.size).toBe(1);
  });
});

describe('a rate limit', () => {
  test('R20: holds for an address as a multiple, however many guests and sockets it has', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 0 }, 2);
    const taken = (who: string, address: string): number =>
      [1, 2, 3, 4].filter(() => limit.take(who, address)).length;
    expect([taken('a', 'home'), taken('b', 'home'), taken('c', 'home')]).toEqual([3, 3, 0]);
    expect(taken('d', 'away')).toBe(3);
  });
});

describe('the pseudonym of an address', () => {
  test('is the same on all servers of a database, short, and meaningless without its key', async () => {
    const secrets = new Map<string, string>();
    const secret = async (name: string, fresh: string): Promise<string> => {
      if (!secrets.has(name)) secrets.set(name, fresh);
      return secrets.get(name) as string;
    };
    const [one, other] = [await openOrigins({ secret }), await openOrigins({ secret })];
    expect(one('10.0.0.1')).toBe(other('10.0.0.1'));
    expect(one('10.0.0.1')).toMatch(/^[\w-]{4}$/);
    expect(one('10.0.0.1')).not.toBe(one('10.0.0.2'));
    secrets.clear();
    expect((await openOrigins({ secret }))('10.0.0.1')).not.toBe(one('10.0.0.1'));
  });
});

describe('the client of an address', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::1', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s', (address, visitor) => {
    expect(visitorAt(address)).toBe(visitor);
  });
});
