import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { experimentDigest } from '../src/experiment.ts';
import { openDatabase } from '../src/queue/database.ts';
import { storeRows } from '../src/queue/rows.ts';
import { runThroughQueue } from '../src/queue/run.ts';
import { runExperiment } from '../src/run.ts';
import type { GameRow } from '../src/types.ts';
import { digestsIn, experimentOf, freshFolder, QUICK } from './bench.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const WAIT = { timeout: 60_000, interval: 20 };
const signal = new AbortController().signal;

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('postgres'));
  const name = `lab_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

const startWorker = (url: string) => start('work', '--queue', url, '--workers', '0');

function start(...args: string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'lab', ...args], { stdio: 'ignore' });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  return {
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('three workers, two of them killed: every game is stored once, as one machine alone would play it', async () => {
  const url = await freshDatabase();
  const experiment = experimentOf({ grid: { bots: ['gentle@10n'], seats: [1, 2] }, stop: { games: 15 } });
  const folder = freshFolder();
  const workers = [startWorker(url), startWorker(url), startWorker(url)];
  const kills: Promise<void>[] = [];
  try {
    const result = await runThroughQueue(experiment, {
      url,
      folder,
      workers: 0,
      lease: 2,
      batchMs: 100,
      signal,
      onProgress: ({ done }) => {
        for (const [i, after] of [1, 8].entries())
          if (done >= after && !kills[i]) kills[i] = workers[i]?.kill() ?? Promise.resolve();
      },
    });
    expect(result).toMatchObject({ games: 30, played: 30, ended: 'done' });
  } finally {
    await Promise.all(workers.map(worker => worker.kill()));
  }
  expect(kills).toHaveLength(2);
  const alone = freshFolder();
  await runExperiment(experiment, { folder: alone, workers: 0, signal });
  expect(await digestsIn(folder)).toEqual(await digestsIn(alone));
});

test('the coordinator killed amid its run: started again, it has every game once', async () => {
  const url = await freshDatabase();
  const file = { ...QUICK, grid: { bots: ['gentle@10n'], seats: [1, 2] }, stop: { games: 20 } };
  const path = join(dirname(freshFolder()), 'quick.json');
  writeFileSync(path, JSON.stringify(file));
  const folder = freshFolder();
  const coordinator = start('run', path, '--queue', url, '--out', folder, '--workers', '0');
  const worker = startWorker(url);
  const experiment = experimentOf(file);
  try {
    await vi.waitUntil(async () => existsSync(folder) && (await digestsIn(folder)).size > 0, WAIT);
    await coordinator.kill();
    const { size } = await digestsIn(folder);
    expect(size).toBeLessThan(40);
    const order = { url, folder, workers: 0, lease: 2, batchMs: 100, signal };
    expect(await runThroughQueue(experiment, order)).toMatchObject({ games: 40, ended: 'done' });
  } finally {
    await Promise.all([coordinator.kill(), worker.kill()]);
  }
  const alone = freshFolder();
  await runExperiment(experiment, { folder: alone, workers: 0, signal });
  expect(await digestsIn(folder)).toEqual(await digestsIn(alone));
});

test('a row is written once; another digest for the same game is reported, not stored', async () => {
  const database = await openDatabase(await freshDatabase());
  const run = experimentDigest(experimentOf());
  const row = { cell: 0, number: 3, digest: 'aaaa' } as GameRow;
  try {
    await database.pool.query('insert into tessera_lab.runs (digest, source, lease) values ($1, $2, 9)', [
      run,
      '{}',
    ]);
    expect(await storeRows(database.pool, run, [row])).toBe(1);
    expect(await storeRows(database.pool, run, [row, { ...row, number: 4 }])).toBe(1);
    await expect(storeRows(database.pool, run, [{ ...row, digest: 'bbbb' }])).rejects.toThrow(
      /^--queue: machines disagree about game 0\/3: bbbb here, aaaa stored; do all run the same version\?$/,
    );
    const { rows } = await database.pool.query('select number, digest from tessera_lab.rows order by number');
    expect(rows).toEqual([
      { number: 3, digest: 'aaaa' },
      { number: 4, digest: 'aaaa' },
    ]);
  } finally {
    await database.close();
  }
});

test('a queue that cannot be reached is told in one sentence, and nothing is played', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /^--queue: the database cannot be used \(.*ECONNREFUSED/,
  );
});
