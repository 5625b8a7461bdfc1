import { describe, expect, test } from 'vitest';
import { experimentOf, freshFolder } from '../../test/bench.ts';
import { runExperiment } from '../run.ts';
import type { CardEffect } from './cards.ts';
import { effectOf, normal, significant } from './effects.ts';
import { judgeGoals } from './judge.ts';
import { commandOf } from './measured.ts';
import { reportPage } from './page.ts';
import { type CellSummary, summaryLines, summaryOf } from './summary.ts';

describe('effects', () => {
  test('compare within strata: a card taken in easy settings only is not better for that', () => {
    const easy = { with: { games: 90, wins: 72 }, without: { games: 10, wins: 8 } };
    const hard = { with: { games: 10, wins: 2 }, without: { games: 90, wins: 18 } };
    const effect = effectOf([easy, hard]);
    expect(effect?.difference).toBeCloseTo(0, 10);
    expect(effect?.p).toBeGreaterThan(0.9);
  });

  test('have the interval of two proportions where there is one stratum', () => {
    const effect = effectOf([{ with: { games: 400, wins: 240 }, without: { games: 400, wins: 200 } }]);
    expect(effect?.difference).toBeCloseTo(0.1);
    expect(effect?.low).toBeCloseTo(0.1 - 1.96 * Math.sqrt((0.24 + 0.25) / 400), 3);
    expect(effect?.p).toBeLessThan(0.01);
  });

  test('are unknown without games to compare with', () => {
    expect(effectOf([{ with: { games: 5, wins: 5 }, without: { games: 0, wins: 0 } }])).toBeUndefined();
  });

  test('are significant by Benjamini and Hochberg: the largest p below its line, and all smaller ones', () => {
    const values = [0.04, 0.001, 0.03, 0.9, 0.02].map(p => ({ p }));
    // Lines 0.01, 0.02, 0.03, 0.04, 0.05: 0.04 is the fourth and on its line.
    expect(significant(values)).toEqual([true, true, true, false, true]);
    expect(significant([0.02, 0.5, 0.9].map(p => ({ p })))).toEqual([false, false, false]);
    expect(normal(1.959964)).toBeCloseTo(0.975, 6);
  });
});

describe('goals', () => {
  const where = {};
  const { cells } = experimentOf({
    grid: { options: { difficulty: ['month', 'year', 'infinity'] }, bots: ['random'] },
  });
  const summaries = (...wins: readonly number[]) =>
    cells.map(
      (cell, i) => ({ cell, games: 1000, wins: wins[i] ?? 0, seats: [600, 400] }) as unknown as CellSummary,
    );
  const values = ['month', 'year', 'infinity'];
  const ordered = { kind: 'ordered', by: 'difficulty', values, apart: 8, where } as const;

  test('are met by the estimates, and sure once the intervals agree', () => {
    expect(judgeGoals([ordered], summaries(700, 500, 300), [])).toMatchObject([
      { verdict: 'met', isSure: true },
    ]);
    expect(judgeGoals([ordered], summaries(600, 515, 300), [])).toMatchObject([
      { verdict: 'met', isSure: false },
    ]);
    expect(judgeGoals([ordered], summaries(600, 590, 300), [])).toMatchObject([
      { verdict: 'missed', isSure: true },
    ]);
    const within = { kind: 'within', by: 'difficulty', points: 15, where } as const;
    expect(judgeGoals([within], summaries(600, 590, 580), [])).toMatchObject([
      { verdict: 'met', isSure: true },
    ]);
    const between = { kind: 'between', low: 60, high: 80, where } as const;
    expect(judgeGoals([between], summaries(700, 700, 700), [])).toMatchObject([
      { verdict: 'met', isSure: true },
    ]);
    const seats = { kind: 'seats', points: 6, where } as const;
    expect(judgeGoals([seats], summaries(1, 1, 1), [])).toMatchObject([
      { verdict: 'missed', isSure: true, found: 'seat 1 60.0, seat 2 40.0' },
    ]);
  });

  test('name the cards that are too far from their deck', () => {
    const card = { name: 'Ship', difference: 0.2, low: 0.16, high: 0.24 } as CardEffect;
    expect(judgeGoals([{ kind: 'cards', points: 15, where }], summaries(1, 1, 1), [card])).toMatchObject([
      { verdict: 'missed', isSure: true, found: 'Ship +20.0' },
    ]);
  });
});

test('a report of a part of the grid shows that part: no empty rows, figures or goals', async () => {
  const difficulty = ['month', 'infinity'];
  const between = { kind: 'between', low: 0, high: 100 };
  const experiment = experimentOf({
    grid: { options: { difficulty }, bots: ['random', 'gentle'], seats: [1, 2] },
    stop: { games: 3, only: { bots: ['random'], seats: [2] } },
    goals: [
      { ...between, where: { difficulty: 'month', bots: 'random' } },
      { ...between, where: { bots: 'gentle' } },
    ],
  });
  const folder = freshFolder();
  await runExperiment(experiment, { folder, workers: 0, signal: new AbortController().signal });
  const summary = await summaryOf(folder);
  expect(summary.varied).toEqual([{ name: 'difficulty', values: difficulty }]);
  const lines = summaryLines(summary);
  expect(lines.filter(line => line.includes('seats='))).toHaveLength(2);
  expect(lines).toContain('settings without games: 6');
  const command = commandOf(summary.experiment, summary.cells);
  expect(command).toBe('tessera lab run quick --only bots=random,seats=2 --games 3');
  const page = reportPage(summary, { command });
  expect(page).toContain('Win rate by difficulty');
  expect(page).not.toMatch(/Win rate by (bots|players)|gentle<\/span>|points with the/);
  expect(page).toContain('1 of 1 goals are met.');
  expect(page).toContain('Goals without games: 1');
});
