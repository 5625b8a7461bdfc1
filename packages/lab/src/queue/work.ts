/** A machine that plays batches of the queue, for whichever run is open. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FormatError } from '@tessera/engine';
import { experimentDigest, parseExperiment } from '../experiment.ts';
import { playAll } from '../pool.ts';
import type { Batch, ExperimentSource } from '../types.ts';
import { expirer, type LabDatabase, openDatabase, queueOf } from './database.ts';
import { missingOf, newRowWriter, storeRows } from './rows.ts';

const POLL_MS = 300;
/** Rows of a batch are stored while it is still played: a killed machine loses a second. */
const FLUSH_MS = 1000;
/** Polls of an empty queue before the threads are given up. */
const PATIENCE = 20;

export interface WorkOrder {
  readonly url: string;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly tell?: (line: string) => void;
}

/** Plays for every run of a database until the signal is aborted. */
export async function workThroughQueue(order: WorkOrder): Promise<{ readonly games: number }> {
  const database = await openDatabase(order.url);
  let games = 0;
  try {
    while (!order.signal.aborted) {
      const { rows } = await database.pool.query<OpenRun>(
        'select digest, source from tessera_lab.runs where not is_over order by created',
      );
      for (const run of rows) games += await playRun(database, run, order);
      if (!order.signal.aborted) await pause(order.signal);
    }
  } finally {
    await database.close();
  }
  return { games };
}

interface OpenRun {
  readonly digest: string;
  readonly source: ExperimentSource;
}

interface Job extends Batch {
  readonly id: string;
}

const pause = (signal: AbortSignal): Promise<void> => sleep(POLL_MS, undefined, { signal }).catch(() => {});

/** Plays the batches of one run; returns the number of games. */
export async function playRun(database: LabDatabase, run: OpenRun, order: WorkOrder): Promise<number> {
  const { pool, boss } = database;
  const experiment = parseExperiment(run.source);
  if (experimentDigest(experiment) !== run.digest)
    throw new FormatError('--queue', `this version would play other games than run ${run.digest}: update it`);
  const jobs = newJobs(database, run.digest, order.signal);
  const writer = newRowWriter(rows => storeRows(pool, run.digest, rows));
  let fault: unknown;
  const timer = setInterval(() => {
    writer.flush().catch(error => {
      fault ??= error;
    });
  }, FLUSH_MS);
  try {
    await playAll<Job>({
      source: run.source,
      workers: order.workers,
      signal: order.signal,
      next: jobs,
      take: rows => {
        if (fault) throw fault;
        writer.add(rows);
      },
      onFinished: async ({ id }) => {
        await writer.flush();
        await boss.complete(queueOf(run.digest), id);
      },
    });
    await writer.flush();
  } finally {
    clearInterval(timer);
  }
  if (writer.stored > 0) order.tell?.(`${writer.stored} games of ${experiment.name}`);
  return writer.stored;
}

/** Fetches the next job, waiting a while for one if the run is still open. */
function newJobs(database: LabDatabase, run: string, signal: AbortSignal): () => Promise<Job | undefined> {
  const { pool, boss } = database;
  const expire = expirer(database, run);
  return async () => {
    for (let poll = 0; poll < PATIENCE && !signal.aborted; poll++) {
      await expire();
      const [job] = await boss.fetch<Batch>(queueOf(run));
      if (job) {
        const { cell, numbers } = job.data;
        return { id: job.id, cell, numbers: await missingOf(pool, run, cell, numbers) };
      }
      if (!(await isOpen(database, run))) return undefined;
      await pause(signal);
    }
    return undefined;
  };
}

async function isOpen({ pool }: LabDatabase, run: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from tessera_lab.runs where digest = $1 and not is_over', [
    run,
  ]);
  return rowCount === 1;
}
