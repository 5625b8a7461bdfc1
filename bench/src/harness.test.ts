import { describe, expect, test } from 'vitest';
import { type Batch, type Contender, compare, median, summarise } from './harness.ts';

describe('median', () => {
  test('is the middle of an odd number of values, in any order', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([10, 9, 100, 1, 8])).toBe(9);
  });

  test('is the mean of the two middle ones of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  test('does not change its input, and refuses an empty list', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(() => median([])).toThrow('nothing has no median');
  });
});

describe('summarise', () => {
  test('takes ratios within rounds, not between medians', () => {
    const rounds = [
      { ours: 100, peer: 10 },
      { ours: 50, peer: 10 },
      { ours: 90, peer: 30 },
    ];
    expect(summarise(rounds)).toEqual({ ours: 90, peer: 10, median: 5, worst: 3 });
  });
});

describe('compare', () => {
  const pace = { rounds: 3, roundMs: 0, warmUpMs: 0 };
  const contender = (name: string, calls: string[], proof = 7): Contender => ({
    name,
    run(round) {
      calls.push(`${name}${round}`);
      for (let i = 0; i < 200_000; i++) Math.imul(i, i); // some processor time, so that a rate exists
      return { units: 1000, proof };
    },
  });

  test('warms up, then runs both sides by turns', () => {
    const calls: string[] = [];
    const duel = { ours: contender('A', calls), peer: contender('B', calls), complaint: () => undefined };
    const reported: number[] = [];
    const rounds = compare(duel, pace, (_, index) => reported.push(index));
    expect(calls).toEqual(['A0', 'B0', 'A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
    expect(rounds).toHaveLength(3);
    expect(reported).toEqual([0, 1, 2]);
  });

  test('stops at a wrong proof', () => {
    const complaint = (ours: number, peer: number) => (ours === peer ? undefined : `${ours} is not ${peer}`);
    const duel = { ours: contender('A', [], 1), peer: contender('B', [], 2), complaint };
    expect(() => compare(duel, pace, () => {})).toThrow('round 0 is wrong: 1 is not 2');
  });

  test('stops when a contender does not repeat its own work', () => {
    let proof = 0;
    const run = (): Batch => ({ units: 1, proof: proof++ });
    const fickle: Contender = { name: 'fickle', run };
    const duel = { ours: fickle, peer: contender('B', []), complaint: () => undefined };
    expect(() => compare(duel, { ...pace, warmUpMs: 5 }, () => {})).toThrow('fickle did not repeat round 0');
  });
});
