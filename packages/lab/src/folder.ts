/**
 * Folder of a run. Rows go to `journal/N.jsonl`; a full journal becomes `parts/N.parquet` and is deleted. The equal
 * number makes it exactly once: a journal whose part exists was compacted before the process was killed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decode, FormatError, readObject } from '@tessera/engine';
import { experimentDigest, parseExperiment } from './experiment.ts';
import { DISK, type Disk, type Journal, openJournal, readJournal } from './journal.ts';
import { type KeyedRow, readKeys, readPart, writeDurably, writePart } from './parts.ts';
import type { Experiment, ExperimentSource, GameRow } from './types.ts';

/** Rows of a journal before it becomes a part. */
const FULL = 5000;

export interface RunFolder {
  /** Keys of all rows stored before. */
  readonly keys: readonly KeyedRow[];
  add(rows: readonly GameRow[]): void;
  /** Compacts what is left in the journal. */
  finish(): void;
  close(): void;
}

const numbersIn = (folder: string, ending: string): number[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^\d+\./.test(name) && name.endsWith(ending))
        .map(name => Number.parseInt(name, 10))
        .sort((a, b) => a - b)
    : [];

const partOf = (folder: string, number: number): string =>
  join(folder, 'parts', `${`${number}`.padStart(6, '0')}.parquet`);
const journalOf = (folder: string, number: number): string =>
  join(folder, 'journal', `${`${number}`.padStart(6, '0')}.jsonl`);

/** Opens a folder to run an experiment in; refuses one that holds another experiment or is in use. */
export async function openFolder(
  folder: string,
  experiment: Experiment,
  disk: Disk = DISK,
): Promise<RunFolder> {
  return attempt(folder, 'nothing was played', async () => {
    mkdirSync(join(folder, 'parts'), { recursive: true });
    mkdirSync(join(folder, 'journal'), { recursive: true });
    const release = claim(folder);
    try {
      requireSame(folder, experiment);
      return await openRows(folder, experiment, disk, release);
    } catch (error) {
      release();
      throw error;
    }
  });
}

async function openRows(
  folder: string,
  { cells, dimensions }: Experiment,
  disk: Disk,
  release: () => void,
): Promise<RunFolder> {
  const parts = numbersIn(join(folder, 'parts'), '.parquet');
  for (const number of parts) rmSync(journalOf(folder, number), { force: true });
  const keys: KeyedRow[] = [];
  for (const number of parts) keys.push(...(await readKeys(partOf(folder, number))));
  let current = numbersIn(join(folder, 'journal'), '.jsonl')[0] ?? (parts.at(-1) ?? 0) + 1;
  let journal: Journal = openJournal(journalOf(folder, current), disk);
  let held: GameRow[] = [...journal.rows];
  keys.push(...held);
  let stored = keys.length;
  const guarded = <T>(use: () => T): T =>
    attemptNow(folder, `${stored} games are stored, and the same command goes on with them`, use);
  const compact = (): void => {
    if (held.length === 0) return;
    journal.close();
    writePart(partOf(folder, current), held, cells, dimensions);
    rmSync(journalOf(folder, current));
    current += 1;
    held = [];
    journal = openJournal(journalOf(folder, current), disk);
  };
  return {
    keys,
    add(rows) {
      guarded(() => {
        journal.append(rows);
        stored += rows.length;
        held.push(...rows);
        if (held.length >= FULL) compact();
      });
    },
    finish: () => guarded(compact),
    close() {
      journal.close();
      release();
    },
  };
}

/** A lock of the operating system, through SQLite: it ends with its process, however that ends. */
function claim(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(`${error}`)) throw error;
    throw new FormatError('--out', `"${folder}" is in use by another run; nothing was played`);
  }
  return () => lock.close();
}

function requireSame(folder: string, experiment: Experiment): void {
  const path = join(folder, 'experiment.json');
  const digest = experimentDigest(experiment);
  if (existsSync(path)) {
    const stored = readObject(decode(readFileSync(path, 'utf8'), path), path);
    if (stored.digest !== digest)
      throw new FormatError('--out', `"${folder}" holds other games: name another folder`);
  }
  // Written anew: stop rules, goals and titles may change between runs.
  writeDurably(path, `${JSON.stringify({ digest, ...experiment.source }, null, 2)}\n`);
}

/** The experiment whose games a folder holds. */
export function storedExperiment(folder: string): Experiment {
  const path = join(folder, 'experiment.json');
  if (!existsSync(path)) throw new FormatError('DIR', `"${folder}" holds no run of the lab`);
  const { file, packs } = readObject(decode(readFileSync(path, 'utf8'), path), path);
  return parseExperiment({ file, packs: packs as ExperimentSource['packs'] });
}

/** All rows of a folder, some thousands at a time; also while a run writes there. */
export async function* rowsIn(folder: string): AsyncGenerator<readonly GameRow[]> {
  const parts = numbersIn(join(folder, 'parts'), '.parquet');
  for (const number of parts) yield await readPart(partOf(folder, number));
  for (const number of numbersIn(join(folder, 'journal'), '.jsonl'))
    if (!parts.includes(number)) yield readJournal(journalOf(folder, number)).rows;
}

/** Parquet files of a folder. */
export const partsIn = (folder: string): readonly string[] =>
  numbersIn(join(folder, 'parts'), '.parquet').map(number => partOf(folder, number));

/** Rows that are not yet in a Parquet file. */
export const journalledIn = (folder: string): readonly GameRow[] =>
  numbersIn(join(folder, 'journal'), '.jsonl')
    .filter(number => !existsSync(partOf(folder, number)))
    .flatMap(number => readJournal(journalOf(folder, number)).rows);

async function attempt<T>(folder: string, consequence: string, use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    throw explained(folder, consequence, error);
  }
}

function attemptNow<T>(folder: string, consequence: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw explained(folder, consequence, error);
  }
}

/** Names the folder and the consequence of a system error, such as a full disk. */
function explained(folder: string, consequence: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof FormatError || (syscall === undefined && code === undefined)) return error;
  return new FormatError('--out', `"${folder}" cannot be written to (${code}); ${consequence}`);
}
