import { isCurrent, loadMeasured, MEASURED_GAMES } from '@tessera/bots/measured';
import { encode } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { experimentOf, freshFolder } from '../../test/bench.ts';
import { parseExperiment } from '../experiment.ts';
import { builtInExperiments, readExperiment } from '../files.ts';
import { playOne } from '../play.ts';
import { runExperiment } from '../run.ts';
import type { Cell, Experiment } from '../types.ts';
import { formatMeasured, measuredOf, settingsDigest } from './measured.ts';
import { summaryOf } from './summary.ts';

const play = async (folder: string, experiment: Experiment) => {
  await runExperiment(experiment, { folder, workers: 0, signal: new AbortController().signal });
  return measuredOf(await summaryOf(folder), new Date('2026-11-18T12:00:00Z'), 3);
};

describe('published numbers', () => {
  test('are rates, digests and the command that plays the games again', async () => {
    const experiment = experimentOf({ stop: { games: 4, only: { difficulty: ['month'], seats: [1, 2] } } });
    const folder = freshFolder();
    const measured = await play(folder, experiment);
    expect(measured).toMatchObject({
      experiment: 'quick',
      command: 'npx tessera lab run quick --only difficulty=month --games 4',
      day: '2026-11-18',
      rules: experiment.game.rulesVersion,
    });
    expect(measured.rows.map(({ setting, games }) => [setting, games])).toEqual([
      [{ difficulty: 'month', bots: 'random', seats: '1' }, 4],
      [{ difficulty: 'month', bots: 'random', seats: '2' }, 4],
    ]);
    expect(await play(freshFolder(), experiment)).toEqual(measured);
    expect(measuredOf(await summaryOf(folder)).rows).toEqual([]);
    const more = await play(freshFolder(), experimentOf({ stop: { games: 5 } }));
    expect(more.rows[0]?.digest).not.toBe(measured.rows[0]?.digest);
  });

  test('of contests have the wins by seat', async () => {
    const duel = {
      game: 'quantum',
      options: { turnLimit: 3 },
      grid: { bots: ['random'] },
      stop: { games: 3 },
    };
    const measured = await play(freshFolder(), experimentOf(duel));
    const [row] = measured.rows;
    expect(formatMeasured(measured)).toContain(`"seats": [${row?.seats?.join(', ')}],`);
    expect(JSON.parse(formatMeasured(measured))).toEqual(measured);
    expect(row?.seats).toHaveLength(2);
    expect(row?.first).toBeLessThanOrEqual(3);
  });

  test('depend on the options and the bots of their cells', () => {
    const digestOf = (file: object): string => {
      const experiment = experimentOf({ grid: { seats: [1], ...file } });
      return settingsDigest(
        experiment,
        experiment.cells.map(({ setting }) => setting),
      );
    };
    const digests = [
      { bots: ['fair'] },
      { bots: ['fair@9n'] },
      { bots: ['fair'], options: { mode: ['supa'] } },
    ];
    expect(new Set(digests.map(digestOf)).size).toBe(3);
  });
});

describe.each(MEASURED_GAMES)('the numbers of %s', id => {
  test('fit the code, or say that they are outdated', async () => {
    const measured = await loadMeasured(id);
    const facts = gameById(id);
    if (!measured || !facts) throw new Error(`${id} has no numbers`);
    expect(builtInExperiments()).toContain(measured.experiment);
    const experiment = parseExperiment(readExperiment(measured.experiment));
    const settings = measured.rows.map(({ setting }) => setting);
    for (const setting of settings)
      expect(experiment.cells.map(cell => cell.setting)).toContainEqual(setting);
    for (const { games, wins } of measured.rows) expect(wins).toBeLessThanOrEqual(games);
    const isSame = await Promise.all(
      [...Map.groupBy(measured.rows, ({ setting }) => setting.bots).values()].map(async ([row]) => {
        const cell = experiment.cells.find(one => encode(one.setting) === encode(row?.setting));
        return (await playOne(experiment, cell as Cell, 0))?.row.digest === row?.sample;
      }),
    );
    const isFitting = measured.settings === settingsDigest(experiment, settings) && isSame.every(Boolean);
    expect(
      isCurrent(measured, facts),
      `rules, content, options or bots have changed: measure again with "${measured.command}" and publish the report with --numbers, or set "isOutdated": true`,
    ).toBe(isFitting);
  });
});
