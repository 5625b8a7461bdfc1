import { describe, expect, test } from 'vitest';
import { experimentOf } from '../test/bench.ts';
import { newPace, progressLine } from './pace.ts';
import { newTally } from './tally.ts';

const row = (cell: number, number: number, won = false, ms = 100) => ({ cell, number, won, ms });

describe('the games to be played', () => {
  test('are all given out once, cells by turns', () => {
    const tally = newTally(experimentOf());
    const given: string[] = [];
    for (let batch = tally.nextBatch(); batch; batch = tally.nextBatch())
      given.push(...batch.numbers.map(number => `${batch.cell}/${number}`));
    expect(given.slice(0, 5)).toEqual(['0/0', '1/0', '2/0', '3/0', '0/1']);
    expect(new Set(given).size).toBe(24);
    expect(given).toHaveLength(24);
  });

  test('leave out those that are done, wherever they lie', () => {
    const tally = newTally(experimentOf({ stop: { games: 3 } }));
    for (const cell of [0, 1, 2, 3]) tally.add(row(cell, 1));
    expect(tally.add(row(0, 1))).toBe(false);
    const given: number[] = [];
    for (let batch = tally.nextBatch(); batch; batch = tally.nextBatch())
      if (batch.cell === 0) given.push(...batch.numbers);
    expect(given).toEqual([0, 2]);
  });

  test('are those of the chosen cells', () => {
    const tally = newTally(
      experimentOf({ stop: { games: 2, only: { difficulty: ['infinity'], seats: [2] } } }),
    );
    expect(tally.nextBatch()).toMatchObject({ cell: 3 });
    expect(tally.most).toBe(2);
    tally.add(row(0, 0));
    expect(tally.most).toBe(3);
    expect(tally.isOver()).toBe(false);
    for (const number of [0, 1]) tally.add(row(3, number));
    expect(tally.isOver()).toBe(true);
    expect(tally.msLeft()).toBe(0);
  });
});

test('a cell ends once its interval is narrow enough', () => {
  const tally = newTally(experimentOf({ grid: { bots: ['random'] }, stop: { games: 1000, width: 0.2 } }));
  const played = (): number => tally.done;
  while (!tally.isOver()) tally.add(row(0, played(), played() % 2 === 0));
  expect(played()).toBeGreaterThan(85);
  expect(played()).toBeLessThan(100);
  expect(tally.nextBatch()).toBeUndefined();
});

describe('the sequential test', () => {
  const experiment = experimentOf({
    grid: { bots: ['easy', 'random'] },
    stop: { games: 500, test: { better: { bots: 'easy' }, than: { bots: 'random' } } },
  });

  test('ends both cells once the pairs are decided, in the order of their numbers', () => {
    const tally = newTally(experiment);
    for (let number = 40; number > 0; number--) {
      tally.add(row(0, number, true));
      tally.add(row(1, number, false));
    }
    expect(tally.verdict()).toBe('undecided'); // pair 0 is missing
    tally.add(row(1, 0, false));
    tally.add(row(0, 0, true));
    expect(tally.verdict()).toBe('accepted');
    expect(tally.isOver()).toBe(true);
    expect(tally.nextBatch()).toBeUndefined();
  });

  test('counts only pairs that differ', () => {
    const tally = newTally(experiment);
    for (let number = 0; number < 400; number++) {
      tally.add(row(0, number, true));
      tally.add(row(1, number, true));
    }
    expect(tally.verdict()).toBe('undecided');
  });
});

test('the time left follows the pace of each cell and the processor that the run really gets', () => {
  const tally = newTally(experimentOf({ grid: { bots: ['easy', 'random'] }, stop: { games: 101 } }));
  let now = 0;
  const pace = newPace(tally, undefined, () => now);
  for (const [cell, ms] of [
    [0, 9000],
    [1, 1000],
  ] as const) {
    tally.add(row(cell, 0, false, ms));
    pace.note({ ms });
  }
  now = 20_000; // half a core
  const { secondsLeft } = pace.progress();
  expect(secondsLeft).toBeCloseTo((100 * 9 + 100 * 1) / 0.5, 0);
  expect(progressLine({ done: 1204, most: 9600, rate: 12.4, secondsLeft: 660 })).toBe(
    '1,204 of 9,600 games, 12 a second, about 11 min left',
  );
});
