import { describe, expect, test } from 'vitest';
import { noChance, recordingChance, scriptedChance, seededChance, shuffled, wordGenerator } from './index.ts';

const draws = (seed: string, count: number, n: number): number[] => {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => chance.below(n));
};

/** Sum of squared deviations over expectation. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);

const tally = (values: Iterable<number>, size: number): number[] => {
  const counts = Array<number>(size).fill(0);
  for (const value of values) counts[value] = (counts[value] as number) + 1;
  return counts;
};

describe('seeded chance', () => {
  test('has a frozen stream: these numbers never change', () => {
    const words = wordGenerator('tessera');
    expect(Array.from({ length: 6 }, words)).toEqual(FROZEN_WORDS);
    expect(draws('tessera', 12, 6)).toEqual(FROZEN_DRAWS);
    expect(draws('', 6, 1000)).toEqual(FROZEN_EMPTY);
  });

  test('gives the same numbers for the same seed, and others for another seed', () => {
    expect(draws('a', 50, 100)).toEqual(draws('a', 50, 100));
    expect(draws('a', 50, 100)).not.toEqual(draws('b', 50, 100));
    expect(draws('ab', 50, 100)).not.toEqual(draws('ba', 50, 100));
  });

  // A fair source stays below these in 99.9 % of cases; the seeds are fixed, so the tests are deterministic.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [64, 103.4],
  ])('chi-square: %i faces are equally likely', (n, limit) => {
    expect(chiSquare(tally(draws(`faces ${n}`, 120_000, n), n), 120_000 / n)).toBeLessThan(limit);
  });

  test('chi-square: pairs of neighbouring draws are equally likely', () => {
    const values = draws('pairs', 120_001, 6);
    const pairs = values.slice(1).map((value, i) => value * 6 + (values[i] as number));
    expect(chiSquare(tally(pairs, 36), 120_000 / 36)).toBeLessThan(66.6);
  });

  test('chi-square: every bit of a word is fair', () => {
    const next = wordGenerator('bits');
    const ones = Array<number>(32).fill(0);
    for (let i = 0; i < 20_000; i++) {
      const word = next();
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] as number) + ((word >>> bit) & 1);
    }
    expect(chiSquare(ones, 10_000) * 2).toBeLessThan(62.5);
  });

  test('chi-square: first draws of numbered seeds are fair', () => {
    const firsts = Array.from({ length: 60_000 }, (_, i) => seededChance(`match ${i}`).below(6));
    expect(chiSquare(tally(firsts, 6), 10_000)).toBeLessThan(20.52);
  });

  test('`below` is unbiased where n does not divide 2^32: the lower third of 3 * 2^30 gets a third', () => {
    const n = 3 * 2 ** 30; // a plain remainder would give half of all draws to the lowest third
    const low = draws('bias', 30_000, n).filter(value => value < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(300);
  });

  test('refuses invalid ranges', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33])
      expect(() => seededChance('x').below(n)).toThrow(RangeError);
  });
});

describe('recorded and scripted chance', () => {
  test('records a die by its face, an index from 0, and plays the record back', () => {
    const recorder = recordingChance(seededChance('record'));
    const drawn = [recorder.die(), recorder.below(10), recorder.die(20)];
    const numbers = recorder.take();
    expect(numbers).toEqual(drawn);
    expect(recorder.take()).toEqual([]);
    const script = scriptedChance(numbers);
    expect([script.die(), script.below(10), script.die(20)]).toEqual(drawn);
    expect(script.left()).toBe(0);
  });

  test('names the number at which a script is too short or out of range', () => {
    expect(() => scriptedChance([]).die()).toThrow('rolls: number 1 is needed, only 0 were given');
    const script = scriptedChance([3, 7]);
    script.die();
    expect(() => script.die()).toThrow('rolls: number 2 is 7, but must be 1 to 6');
    expect(() => scriptedChance([0]).die()).toThrow('must be 1 to 6');
    expect(() => scriptedChance([2.5]).below(6)).toThrow('must be 0 to 5');
  });

  test('noChance throws when it is drawn from', () => {
    expect(() => noChance.below(2)).toThrow();
  });
});

test('`shuffled` gives every order of four with equal probability, and does not change its input', () => {
  const chance = seededChance('shuffle');
  const input = [0, 1, 2, 3];
  const seen = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const key = shuffled(chance, input).join('');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  expect(chiSquare([...seen.values()], 1000)).toBeLessThan(49.73);
  expect(input).toEqual([0, 1, 2, 3]);
});

const FROZEN_WORDS = [3912094514, 2535513427, 347096577, 2807724205, 3821825812, 2049839156];
const FROZEN_DRAWS = [2, 1, 3, 1, 4, 2, 2, 4, 5, 3, 5, 5];
const FROZEN_EMPTY = [543, 289, 351, 69, 56, 402];

describe('the stream position of a chance', () => {
  test('is plain data, and resumes the same numbers', () => {
    const chance = seededChance('place');
    for (let i = 0; i < 100; i++) chance.below(i + 1);
    const place = JSON.parse(JSON.stringify(chance.place())) as number[];
    const drawn = Array.from({ length: 50 }, () => chance.die());
    const other = seededChance('place');
    other.seek(place);
    expect(Array.from({ length: 50 }, () => other.die())).toEqual(drawn);
    expect(other.place()).toEqual(chance.place());
  });

  test('is the count of draws for scripted numbers', () => {
    const chance = scriptedChance([4, 5, 6]);
    chance.die();
    const place = chance.place();
    expect([chance.die(), chance.die()]).toEqual([5, 6]);
    chance.seek(place);
    expect([chance.left(), chance.die()]).toEqual([2, 5]);
  });

  test.each([[[]], [[1, 2, 3]], [[1, 2, 3, 0.5]], [[1, 2, 3, 2 ** 32]]])(
    'is refused when malformed: %j',
    place => {
      expect(() => seededChance('place').seek(place)).toThrow('place: must be four words of 32 bits');
    },
  );
});
