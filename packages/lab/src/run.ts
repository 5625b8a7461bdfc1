/** Runs an experiment in a folder with worker threads; goes on where an earlier run stopped. */
import { availableParallelism } from 'node:os';
import { openFolder } from './folder.ts';
import type { Disk } from './journal.ts';
import { newPace } from './pace.ts';
import { playAll } from './pool.ts';
import { newTally } from './tally.ts';
import type { Experiment, GameRow, Progress } from './types.ts';

/** Rows are synced to the disk in groups, at least so often. */
const SYNC_MS = 250;
const SYNC_ROWS = 256;

export interface RunOrder {
  readonly folder: string;
  /** Threads; as many as the machine has cores by default. */
  readonly workers?: number;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly disk?: Disk;
}

export interface RunResult {
  /** Games stored now, and those of them that this run played. */
  readonly games: number;
  readonly played: number;
  /** The reason of the end. */
  readonly ended: 'done' | 'minutes' | 'stopped';
  readonly verdict?: 'accepted' | 'rejected' | 'undecided';
}

export async function runExperiment(experiment: Experiment, order: RunOrder): Promise<RunResult> {
  const { folder, signal, onProgress, disk, workers = availableParallelism() } = order;
  const store = await openFolder(folder, experiment, disk);
  const tally = newTally(experiment);
  for (const key of store.keys) tally.add(key);
  const before = tally.done;
  const pace = newPace(tally, experiment.stop.minutes);
  const { minutes } = experiment.stop;
  const time = minutes === undefined ? undefined : AbortSignal.timeout(minutes * 60_000);
  const ending = time ? AbortSignal.any([signal, time]) : signal;
  let waiting: GameRow[] = [];
  let synced = performance.now();
  const sync = (): void => {
    if (waiting.length > 0) store.add(waiting);
    waiting = [];
    synced = performance.now();
  };
  try {
    await playAll({
      source: experiment.source,
      workers,
      signal: ending,
      next: () => tally.nextBatch(),
      take(rows) {
        for (const row of rows) {
          if (!tally.add(row)) continue;
          waiting.push(row);
          pace.note(row);
        }
        if (waiting.length >= SYNC_ROWS || performance.now() - synced >= SYNC_MS) sync();
        onProgress?.(pace.progress());
      },
    });
    sync();
    store.finish();
  } finally {
    store.close();
  }
  const verdict = tally.verdict();
  return {
    games: tally.done,
    played: tally.done - before,
    ended: tally.isOver() ? 'done' : signal.aborted ? 'stopped' : 'minutes',
    ...(verdict && { verdict }),
  };
}
