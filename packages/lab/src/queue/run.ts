/** Coordinator of a run on many machines: gives out batches, collects rows into a folder, applies the stop rules. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FormatError } from '@tessera/engine';
import { experimentDigest } from '../experiment.ts';
import { openFolder } from '../folder.ts';
import { newPace } from '../pace.ts';
import type { RunOrder, RunResult } from '../run.ts';
import { newTally, type Tally } from '../tally.ts';
import type { Batch, Experiment, GameRow } from '../types.ts';
import { createQueue, expirer, type LabDatabase, openDatabase, queueOf } from './database.ts';
import { markCollected, newRows } from './rows.ts';
import { playRun } from './work.ts';

const POLL_MS = 300;
/** Batches that wait in the queue: enough for a hundred machines until the next poll. */
const AHEAD = 400;
/** Work of a batch, and the time after which its machine counts as dead. */
const BATCH_MS = 5000;
const LEASE_S = 120;

export interface QueueOrder extends RunOrder {
  readonly url: string;
  /** Seconds until the batch of a silent machine is given out again. */
  readonly lease?: number;
  /** Work of a batch in milliseconds. */
  readonly batchMs?: number;
}

/** Runs an experiment with every machine of the queue, this one included unless it has no workers. */
export async function runThroughQueue(experiment: Experiment, order: QueueOrder): Promise<RunResult> {
  const { url, signal, workers = 0 } = order;
  const database = await openDatabase(url);
  const run = experimentDigest(experiment);
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  try {
    const store = await openFolder(order.folder, experiment, order.disk);
    try {
      await openRun(database, run, experiment, order.lease ?? LEASE_S);
      const helper =
        workers > 0
          ? playRunWhile(database, run, experiment, { url, workers, signal: ending })
          : Promise.resolve();
      const [result] = await Promise.all([
        collect(database, run, experiment, store, order).finally(() => over.abort()),
        helper.catch(error => {
          if (!over.signal.aborted) throw error;
        }),
      ]);
      return result;
    } finally {
      store.close();
    }
  } finally {
    await database.close();
  }
}

type Folder = Awaited<ReturnType<typeof openFolder>>;

async function openRun(
  database: LabDatabase,
  run: string,
  { source }: Experiment,
  lease: number,
): Promise<void> {
  await database.pool.query(
    `insert into tessera_lab.runs (digest, source, lease) values ($1, $2, $3)
     on conflict (digest) do update set source = excluded.source, lease = excluded.lease, is_over = false`,
    [run, JSON.stringify(source), lease],
  );
  // A folder that lacks rows, such as a new one, gets them all again; known ones are ignored.
  await database.pool.query('update tessera_lab.rows set is_collected = false where run = $1', [run]);
  await createQueue(database, run, lease);
  // Batches of a coordinator that was killed: those that wait are made anew, from what is missing now.
  await database.boss.deleteQueuedJobs(queueOf(run));
}

/** This machine plays too, until the run is over. */
async function playRunWhile(
  database: LabDatabase,
  run: string,
  { source }: Experiment,
  order: { readonly url: string; readonly workers: number; readonly signal: AbortSignal },
): Promise<void> {
  while (!order.signal.aborted) {
    await playRun(database, { digest: run, source }, order);
    await pause(order.signal);
  }
}

const pause = (signal: AbortSignal): Promise<void> => sleep(POLL_MS, undefined, { signal }).catch(() => {});

async function collect(
  database: LabDatabase,
  run: string,
  experiment: Experiment,
  store: Folder,
  { signal, onProgress, batchMs = BATCH_MS }: QueueOrder,
): Promise<RunResult> {
  const { pool } = database;
  const tally = newTally(experiment, batchMs);
  for (const key of store.keys) tally.add(key);
  const before = tally.done;
  const { minutes } = experiment.stop;
  const pace = newPace(tally, minutes);
  const deadline = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const expire = expirer(database, run);
  const outstanding = newOutstanding();
  while (!signal.aborted && !tally.isOver() && Date.now() < deadline) {
    await requireAgreement(pool, run);
    await expire();
    await giveOut(database, run, tally, outstanding);
    const found = await newRows(pool, run);
    const fresh = found.filter(row => tally.add(row));
    if (fresh.length > 0) store.add(fresh);
    await markCollected(pool, run, found);
    for (const row of found) outstanding.stored(row);
    for (const row of fresh) pace.note(row);
    onProgress?.(pace.progress());
    if (found.length === 0) await pause(signal);
  }
  store.finish();
  const isOver = tally.isOver();
  // Its rows are in the folder now.
  if (isOver) await closeRun(database, run);
  const verdict = tally.verdict();
  return {
    games: tally.done,
    played: tally.done - before,
    ended: isOver ? 'done' : signal.aborted ? 'stopped' : 'minutes',
    ...(verdict && { verdict }),
  };
}

async function requireAgreement(pool: LabDatabase['pool'], run: string): Promise<void> {
  const { rows } = await pool.query<{ sentence: string }>(
    'select sentence from tessera_lab.faults where run = $1 limit 1',
    [run],
  );
  if (rows[0]) throw new FormatError('--queue', rows[0].sentence);
}

/** Batches that were given out and are not stored yet. */
function newOutstanding() {
  const keyOf = (cell: number, number: number): string => `${cell}/${number}`;
  const left = new Map<string, { games: number }>();
  let batches = 0;
  return {
    room: () => AHEAD - batches,
    add({ cell, numbers }: Batch): void {
      const batch = { games: numbers.length };
      for (const number of numbers) left.set(keyOf(cell, number), batch);
      batches += 1;
    },
    stored({ cell, number }: GameRow): void {
      const batch = left.get(keyOf(cell, number));
      if (!batch) return;
      left.delete(keyOf(cell, number));
      batch.games -= 1;
      if (batch.games === 0) batches -= 1;
    },
  };
}

/** Fills the queue up with batches. */
async function giveOut(
  { boss }: LabDatabase,
  run: string,
  tally: Tally,
  outstanding: ReturnType<typeof newOutstanding>,
): Promise<void> {
  const jobs = [];
  while (outstanding.room() > 0) {
    const batch = tally.nextBatch();
    if (!batch) break;
    outstanding.add(batch);
    jobs.push({ data: batch });
  }
  if (jobs.length > 0) await boss.insert(queueOf(run), jobs);
}

async function closeRun({ pool, boss }: LabDatabase, run: string): Promise<void> {
  await boss.deleteQueuedJobs(queueOf(run));
  await pool.query('update tessera_lab.runs set is_over = true where digest = $1', [run]);
  await pool.query('delete from tessera_lab.rows where run = $1', [run]);
}
