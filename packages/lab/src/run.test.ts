import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestsIn, experimentOf, freshFolder } from '../test/bench.ts';
import { openFolder } from './folder.ts';
import { DISK } from './journal.ts';
import { queryRun } from './query.ts';
import { replayRow } from './replay.ts';
import { runExperiment } from './run.ts';
import type { Experiment } from './types.ts';

const signal = new AbortController().signal;
const run = (folder: string, experiment = experimentOf(), workers = 0) =>
  runExperiment(experiment, { folder, workers, signal });

/** Digests of an uninterrupted run, played once. */
const whole = (() => {
  let found: Promise<ReadonlyMap<string, string>> | undefined;
  return () => {
    found ??= (async () => {
      const folder = freshFolder();
      await run(folder);
      return digestsIn(folder);
    })();
    return found;
  };
})();

/** Runs until so many games are stored. */
async function runUntil(
  folder: string,
  games: number,
  experiment: Experiment = experimentOf(),
): Promise<void> {
  const stopper = new AbortController();
  await runExperiment(experiment, {
    folder,
    workers: 0,
    signal: stopper.signal,
    onProgress: ({ done }) => {
      if (done >= games) stopper.abort();
    },
  });
}

describe('a run', () => {
  test('plays every game once, the same with two threads', async () => {
    const folder = freshFolder();
    expect(await run(folder, experimentOf(), 2)).toEqual({ games: 24, played: 24, ended: 'done' });
    expect(await digestsIn(folder)).toEqual(await whole());
  });

  test('goes on where it was stopped, and can be extended', async () => {
    const folder = freshFolder();
    await runUntil(folder, 5);
    const { played } = await run(folder);
    expect(played).toBeLessThanOrEqual(19);
    expect(await digestsIn(folder)).toEqual(await whole());
    expect(await run(folder, experimentOf({ stop: { games: 7 } }))).toEqual({
      games: 28,
      played: 4,
      ended: 'done',
    });
    const digests = await digestsIn(folder);
    expect(digests.size).toBe(28);
    for (const [key, digest] of await whole()) expect(digests.get(key)).toBe(digest);
  });

  test('ends when its minutes are over, and says so', async () => {
    const folder = freshFolder();
    const experiment = experimentOf();
    const ended = { ...experiment, stop: { ...experiment.stop, games: 1_000_000, minutes: 0.01 } };
    expect(await run(folder, ended)).toMatchObject({ ended: 'minutes' });
    await digestsIn(folder);
  });

  test('refuses a folder that is in use, or that holds other games', async () => {
    const folder = freshFolder();
    const open = await openFolder(folder, experimentOf());
    await expect(run(folder)).rejects.toThrow(/^--out: ".*" is in use by another run; nothing was played$/);
    open.close();
    await expect(run(folder, experimentOf({ seed: 'other' }))).rejects.toThrow(
      /^--out: ".*" holds other games: name another folder$/,
    );
  });
});

describe('faults', () => {
  test('a line that a killed writer left half is cut off and its game played again', async () => {
    const folder = freshFolder();
    await runUntil(folder, 4);
    writeFileSync(join(folder, 'journal', '000002.jsonl'), '{"cell":0,"num');
    await run(folder);
    expect(await digestsIn(folder)).toEqual(await whole());
  });

  test('a journal that was compacted before its process was killed is not counted twice', async () => {
    const folder = freshFolder();
    const open = await openFolder(folder, experimentOf());
    open.close();
    await runUntil(folder, 6);
    const [part = ''] = readdirSync(join(folder, 'parts'));
    const journal = join(folder, 'journal', part.replace('.parquet', '.jsonl'));
    writeFileSync(journal, '{"cell":0,"number":0,"digest":"stale"}\n');
    await run(folder);
    expect(existsSync(journal)).toBe(false);
    expect(await digestsIn(folder)).toEqual(await whole());
  });

  test('a full disk ends the run in one sentence, and nothing is lost or doubled', async () => {
    const folder = freshFolder();
    let room = 6;
    const disk = {
      ...DISK,
      write: (file: number, bytes: Uint8Array, offset: number) => {
        if (room-- > 0) return DISK.write(file, bytes, offset);
        DISK.write(file, bytes.subarray(0, offset + 20), offset); // half a line gets through
        throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
      },
    };
    const experiment = experimentOf({ stop: { games: 100_000 } });
    await expect(runExperiment(experiment, { folder, workers: 0, signal, disk })).rejects.toThrow(
      /^--out: ".*" cannot be written to \(ENOSPC\); \d+ games are stored, and the same command goes on with them$/,
    );
    const stored = await digestsIn(folder);
    expect(stored.size).toBeGreaterThan(5);
    for (const [key, digest] of stored) expect((await whole()).get(key) ?? digest).toBe(digest);
    await run(folder);
    await digestsIn(folder);
  });

  test('a damaged line is named, and nothing is played', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'journal'), { recursive: true });
    appendFileSync(join(folder, 'journal', '000001.jsonl'), '{"cell":"x"}\n');
    await expect(run(folder)).rejects.toThrow(/000001\.jsonl, line 1: is no row of a run$/);
  });
});

describe('stored games', () => {
  test('are queried by SQL, those in the journal too', async () => {
    const folder = freshFolder();
    await run(folder);
    const sql =
      'select difficulty, seats, count(*) as games, count(distinct digest) as different from games group by all order by all';
    const { columns, rows } = await queryRun(folder, sql);
    expect(columns).toEqual(['difficulty', 'seats', 'games', 'different']);
    expect(rows).toEqual([
      ['infinity', 1, 6, 6],
      ['infinity', 2, 6, 6],
      ['month', 1, 6, 6],
      ['month', 2, 6, 6],
    ]);
    const seen = "select count(*) from (select unnest(seen) as card from games) where card like 'A-%'";
    expect((await queryRun(folder, seen)).rows[0]?.[0]).toBeGreaterThan(100);
    const texts = "select '7' as base, min(number) as least, sum(seats) as players from games";
    expect((await queryRun(folder, texts)).rows).toEqual([['7', 0, 36]]);
    await expect(queryRun(folder, 'select nothing')).rejects.toThrow(/^query: .*nothing/);
  });

  test('are replayed to the same digest; a row that lies is found', async () => {
    const folder = freshFolder();
    await run(folder);
    const { row, digest, cell } = await replayRow(folder, '3/5');
    expect([cell.id, row.number, digest]).toEqual(['difficulty=infinity bots=random seats=2', 5, row.digest]);
    await expect(replayRow(folder, '3/99')).rejects.toThrow(/^ROW: there is no game 3\/99 in/);
    await expect(replayRow(folder, 'x')).rejects.toThrow(
      /^ROW: is "x", but must be a cell and a number, as 3\/17$/,
    );
    await expect(replayRow(join(folder, 'none'), '0/0')).rejects.toThrow(
      /^DIR: ".*none" holds no run of the lab$/,
    );
  });
});

test('a folder copied elsewhere goes on there', async () => {
  const [from, to] = [freshFolder(), freshFolder()];
  await runUntil(from, 6);
  mkdirSync(join(to, 'parts'), { recursive: true });
  for (const name of readdirSync(join(from, 'parts')))
    copyFileSync(join(from, 'parts', name), join(to, 'parts', name));
  await run(to);
  expect(await digestsIn(to)).toEqual(await whole());
});
