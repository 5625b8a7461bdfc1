import { verify } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { experimentOf } from '../test/bench.ts';
import { playOne } from './play.ts';
import type { Cell, Experiment } from './types.ts';

const play = async (experiment: Experiment, number: number, index = 0) => {
  const played = await playOne(experiment, experiment.cells[index] as Cell, number);
  return played!;
};

describe.each([
  ['loop', { grid: { bots: ['gentle@20n'] } }],
  ['tesseract', { options: { consent: 'auto' }, grid: { bots: ['random'] } }],
  ['quantum', { options: { turnLimit: 20 }, grid: { bots: ['gentle@3n'] } }],
])('a game of %s', (game, file) => {
  test('is the same whenever it is played, its log verifies, and its row states people, cards and turns', async () => {
    const experiment = experimentOf({ game, ...file });
    const first = await play(experiment, 5);
    const again = await play(experiment, 5);
    expect({ ...again.row, ms: 0 }).toEqual({ ...first.row, ms: 0 });
    expect(verify(experiment.game, first.log).match.length).toBe(first.row.plies);
    expect(first.log.seal?.log).toBe(first.row.digest);
    const { row } = first;
    expect(row.people.length).toBeGreaterThanOrEqual(2);
    expect(row.turns).toBeGreaterThan(1);
    expect(row.seen.length).toBeGreaterThan(0);
    expect(row.taken.length).toBeGreaterThan(0);
    const keys = row.taken.map(({ id, seat }) => `${id} ${seat}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { turn } of [...row.seen, ...row.taken, ...row.played])
      expect(turn).toBeLessThanOrEqual(row.turns);
  });
});

describe('seeds', () => {
  test('are shared by the games of one number across cells', async () => {
    const experiment = experimentOf();
    const rows = await Promise.all(experiment.cells.map((_, index) => play(experiment, 2, index)));
    expect(rows.map(({ row }) => row.seed)).toEqual(['test/2', 'test/2', 'test/2', 'test/2']);
  });

  test('are played once with each seating where bots differ, and the first bot is followed', async () => {
    const experiment = experimentOf({
      game: 'rift',
      options: { stallLimit: 20 },
      grid: { bots: [['gentle', 'random']] },
      maxPlies: 6,
    });
    const [a, b] = [await play(experiment, 4), await play(experiment, 5)];
    expect([a.row.seed, b.row.seed]).toEqual(['test/2', 'test/2']);
    expect([a.row.bots, a.row.focus]).toEqual([['gentle', 'random'], 0]);
    expect([b.row.bots, b.row.focus]).toEqual([['random', 'gentle'], 1]);
  });
});

test('chances at the quarters are those that the bot told, and null for bots that tell none', async () => {
  const { row } = await play(experimentOf({ grid: { bots: ['gentle@20n'] } }), 1);
  expect(row.chances).toHaveLength(3);
  for (const chance of row.chances) expect(chance).toBeGreaterThan(0);
  const silent = await play(experimentOf(), 1);
  expect(silent.row.chances).toEqual([null, null, null]);
});
