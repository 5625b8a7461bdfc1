import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { CONTEST, halving, type Problem, type Tried, within } from './halving.ts';
import { mean } from './mean.ts';

/** Candidates are win probabilities in per cent; a world is one random number for all of them. */
function lottery(chances: readonly number[], seed = 'lottery') {
  const chance = seededChance(seed);
  const trials = new Map<number, number>();
  const problem: Problem<number, number> = {
    *candidates(propose) {
      propose({ candidate: chances[0] as number, results: [] });
      yield;
      return chances;
    },
    deal: () => chance.below(100),
    tryOut(luck, candidate) {
      trials.set(candidate, (trials.get(candidate) ?? 0) + 1);
      return (luck + 17 * candidate) % 100 < candidate ? 1 : 0;
    },
  };
  return { problem, trials };
}

/** Everything reported during the given number of looks. */
function run(problem: Problem<number, number>, looks = 1): Tried<number>[] {
  const reports: Tried<number>[] = [];
  const note = (best: Tried<number>) => reports.push({ ...best, results: [...best.results] });
  const steps = halving(look => (look < looks ? problem : undefined), note);
  while (!steps.next().done);
  return reports;
}

describe('halving', () => {
  test('finds the best candidate, and reports its win probability', () => {
    const { problem } = lottery([30, 10, 90, 50, 20, 60]);
    const reports = run(problem);
    expect(reports[0]).toEqual({ candidate: 30, results: [] });
    expect(reports.at(-1)?.candidate).toBe(90);
    expect(mean(reports.at(-1)?.results ?? [])).toBeGreaterThan(0.7);
  });

  test('eliminates the weaker half, again and again', () => {
    const trials = new Map<number, number>();
    run({
      ...lottery([10, 60, 20, 70, 30, 80, 40, 50]).problem,
      tryOut(_world, candidate) {
        trials.set(candidate, (trials.get(candidate) ?? 0) + 1);
        return candidate / 100;
      },
    });
    const counts = [...trials].sort(([a], [b]) => b - a).map(([, count]) => count);
    expect(counts).toEqual([6, 6, 4, 4, 2, 2, 2, 2]);
  });

  test('deals the same worlds to all remaining candidates', () => {
    const { problem } = lottery([40, 41]);
    const met: [number, number][] = [];
    run({ ...problem, tryOut: (world, candidate) => met.push([world, candidate]) % 2 });
    for (let i = 0; i < met.length; i += 2) expect(met[i]?.[0]).toBe(met[i + 1]?.[0]);
  });

  test('ends with a clear lead, but not before the minimum of worlds', () => {
    const { problem, trials } = lottery([0, 100]);
    run(problem);
    expect(trials.get(100)).toBe(CONTEST.fewest);
  });

  test('ends after the maximum of worlds when all candidates are alike', () => {
    const { problem, trials } = lottery([50, 50]);
    run({ ...problem, tryOut: (_world, candidate) => problem.tryOut(50, candidate) });
    expect(trials.get(50)).toBe(2 * CONTEST.most);
  });

  test('looks again, at twice as many worlds, while the problem gets wider', () => {
    const { problem, trials } = lottery([0, 100]);
    run(problem, 3);
    expect(trials.get(100)).toBe(CONTEST.fewest * (1 + 2 + 4));
  });

  test('passes the leaders of a look on to the next', () => {
    const led: (readonly number[])[] = [];
    const { problem } = lottery([10, 90, 20, 30]);
    const looks = (look: number, leaders: readonly number[]) => {
      led.push(leaders);
      return look < 1 ? problem : undefined;
    };
    for (const _step of halving(looks, () => {}));
    expect(led.at(-1)?.[0]).toBe(90);
  });

  test('keeps the winner of a look as the best until the next contest is decided', () => {
    let look = 0;
    const problem: Problem<number, string> = {
      *candidates() {
        look++;
        yield;
        return ['red', 'blue'];
      },
      deal: () => 0,
      tryOut: (_world, candidate) => (candidate === 'red' ? 0.5 : look === 1 ? 0.2 : 0.8),
    };
    const told: [string, number][] = [];
    const steps = halving(
      n => (n < 2 ? problem : undefined),
      ({ candidate, results }) => told.push([candidate, results.length]),
    );
    while (!steps.next().done);
    const red = [1, 2, 3, 4, 5, 6].map(worlds => ['red', worlds]);
    expect(told).toEqual([...red, ['blue', 12]]);
  });

  test('replaces a winner that is eliminated once the new leader has met as many worlds', () => {
    const problemOf = (worth: Readonly<Record<string, number>>): Problem<number, string> => ({
      *candidates() {
        yield;
        return Object.keys(worth);
      },
      deal: () => 0,
      tryOut: (_world, candidate) => worth[candidate] ?? 0,
    });
    const looks = [
      problemOf({ red: 0.5, blue: 0.2 }),
      problemOf({ red: 0.1, blue: 0.2, green: 0.4, grey: 0.3 }),
    ];
    const told: [string, number][] = [];
    const steps = halving(
      look => looks[look],
      ({ candidate, results }) => told.push([candidate, results.length]),
    );
    while (!steps.next().done);
    const green = [6, 7, 8, 9, 10, 11, 12].map(worlds => ['green', worlds]);
    expect(told.slice(5)).toEqual([['red', 6], ...green]);
  });

  test('looks once when neither time nor nodes are limited', () => {
    const looks = () => lottery([1, 2]).problem;
    expect(within({ depth: 3 }, looks)(0, [])).toBeDefined();
    expect(within({ depth: 3 }, looks)(1, [])).toBeUndefined();
    expect(within({ depth: 3, ms: 5 }, looks)(1, [])).toBeDefined();
  });

  test('tries a single candidate once, for its win probability', () => {
    const { problem, trials } = lottery([50]);
    run(problem, 5);
    expect([...trials]).toEqual([[50, 1]]);
  });
});
