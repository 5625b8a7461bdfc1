import { describe, expect, test } from 'vitest';
import {
  type Chances,
  type ChancesByCount,
  chancesAt,
  doneOf,
  nextOf,
  samplesOf,
  turnsOf,
} from './course.ts';

/** Samples a match as the page does. */
function lookedAt(all: number, judge: (count: number) => Chances | null): ChancesByCount {
  const found = new Map<number, Chances | null>();
  for (let next = nextOf(found, all); next !== undefined; next = nextOf(found, all)) {
    expect(found.has(next)).toBe(false);
    expect(next).toBeGreaterThanOrEqual(0);
    expect(next).toBeLessThanOrEqual(all);
    found.set(next, judge(next));
  }
  return found;
}
const duel = (chance: number): Chances => [chance, 1 - chance];
/** Two seats in turn. */
const seatsOf = (all: number): number[] => Array.from({ length: all }, (_, i) => i % 2);

describe('sampling', () => {
  test('covers all of a short match, and the only position of a match without answers', () => {
    expect(lookedAt(30, () => duel(0.5)).size).toBe(31);
    expect([...lookedAt(0, () => duel(0.5)).keys()]).toEqual([0]);
  });

  test('takes the ends first, then the middle, so that the shape comes before the details', () => {
    const found = lookedAt(64, () => duel(0.5));
    expect([...found.keys()].slice(0, 3)).toEqual([64, 0, 32]);
  });

  test('is even in a long match where nothing happens', () => {
    const found = lookedAt(483, () => duel(0.5));
    expect(found.size).toBe(81);
    const counts = [...found.keys()].toSorted((a, b) => a - b);
    expect(Math.max(...counts.slice(1).map((count, i) => count - (counts[i] ?? 0)))).toBeLessThanOrEqual(7);
    expect(doneOf(found, 483)).toBe(1);
  });

  test('refines around a jump until the answer that caused it is known', () => {
    const found = lookedAt(483, count => duel(count < 201 ? 0.6 : 0.3));
    expect(found.size).toBeLessThan(90);
    expect([found.has(200), found.has(201)]).toEqual([true, true]);
    expect(turnsOf(found, seatsOf(483))).toEqual([
      { count: 201, since: 200, seat: 0, change: expect.closeTo(-0.3, 9) },
    ]);
  });

  test('is bounded', () => {
    expect(lookedAt(900, count => duel(count % 2)).size).toBe(120);
  });
});

describe('turning points', () => {
  const turns = (line: readonly number[], seats = seatsOf(line.length - 1)) =>
    turnsOf(new Map(line.map((chance, count) => [count, duel(chance)])), seats);

  test('start at 8 percentage points', () => {
    expect(turns([0.5, 0.57, 0.57])).toEqual([]);
    expect(turns([0.5, 0.581, 0.581])).toMatchObject([{ count: 1, seat: 0 }]);
  });

  test('leave out a small change that the next answer reverts, but not a large one', () => {
    expect(turns([0.5, 0.6, 0.5, 0.5])).toEqual([]);
    expect(turns([0.2, 0.3, 0.2, 0.3, 0.2, 0.3, 0.3])).toEqual([]);
    expect(turns([0.5, 0.9, 0.5, 0.5])).toHaveLength(2);
    expect(turns([0.5, 0.62, 0.59, 0.59])).toMatchObject([{ count: 1, change: expect.closeTo(0.09, 9) }]);
  });

  test('include the last answer, which nothing can revert', () => {
    expect(turns([0.9, 0.9, 1])).toMatchObject([{ count: 2, seat: 1, change: expect.closeTo(-0.1, 9) }]);
  });

  test('are the five largest, in chronological order', () => {
    const found = turns([0, 0.1, 0.25, 0.45, 0.57, 0.7, 0.84, 0.84]);
    expect(found.map(({ count }) => count)).toEqual([2, 3, 4, 5, 6]);
  });

  test('show the chance of the seat that answered, unless another seat’s changed more', () => {
    const three = (...lines: Chances[]) => turnsOf(new Map(lines.map((one, count) => [count, one])), [1]);
    expect(three([0.4, 0.3, 0.3], [0.1, 0.45, 0.45])).toMatchObject([{ seat: 0 }]);
    expect(three([0.4, 0.3, 0.3], [0.2, 0.5, 0.3])).toMatchObject([{ seat: 1 }]);
  });

  test('of a team show the one chance it has', () => {
    const found: ChancesByCount = new Map([
      [0, [0.5]],
      [1, null],
      [2, [0.8]],
    ]);
    expect(turnsOf(found, [1, 1])).toEqual([{ count: 2, since: 0, seat: 0, change: expect.closeTo(0.3, 9) }]);
  });

  test('between unsampled positions name no seat', () => {
    const found: ChancesByCount = new Map([
      [0, duel(0.5)],
      [4, duel(0.9)],
    ]);
    expect(turnsOf(found, seatsOf(4))).toEqual([]);
  });
});

test('chances between two samples are interpolated; outside there are none', () => {
  const samples = samplesOf(
    new Map([
      [12, duel(0.8)],
      [4, duel(0.4)],
      [0, null],
    ]),
  );
  expect(chancesAt(samples, 8)?.[0]).toBeCloseTo(0.6, 9);
  expect(chancesAt(samples, 4)).toEqual(duel(0.4));
  expect(chancesAt(samples, 3)).toBeUndefined();
  expect(chancesAt(samples, 13)).toBeUndefined();
});
