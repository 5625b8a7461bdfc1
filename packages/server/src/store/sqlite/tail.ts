/**
 * The tail of all journals: what was kept a moment ago, a batch in a line, in files beside the database. To keep a batch
 * this way is one write and one wait for the disk, whatever number of tables it is about; in its place each of them
 * touches several pages. So a batch is durable at once, and put in its place with many others a little later.
 */
import { hash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StoreFailure } from '../failure.ts';
import type { Change } from '../runs.ts';

/** What was kept together. */
export interface Batch {
  readonly id: number;
  /** Its changes, as JSON. */
  readonly body: string;
}

export const changesOf = ({ body }: Batch): readonly Change[] => JSON.parse(body);

/** A file that is as long as this is followed by another. */
const LONG = 16_000_000;

/**
 * Room that is made ahead of what is written. A file that does not grow is synchronised without the file system's own
 * journal, which would wait for whatever else is being written, the database first of all.
 */
const AHEAD = Buffer.alloc(1_000_000);

export const folderOf = (path: string): string => `${path}.tail`;

/** In the order of the batches in them: each is named by its first. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^\d{16}$/.test(name))
        .sort()
    : [];

const lineOf = (name: string, { id, body }: Batch): string =>
  `${id} ${hash('sha256', `${name} ${id} ${body}`, 'base64url')} ${body}\n`;

/**
 * All that is there. Where a line is not as it was written, nothing may follow: then it is the last one, which was never
 * waited for. `name` is the database's own: what belongs to another one is refused.
 */
export function readTail(folder: string, name: string): readonly Batch[] {
  const batches: Batch[] = [];
  let isTorn = false;
  for (const file of filesIn(folder)) {
    for (const line of textIn(join(folder, file)).split(/(?<=\n)/)) {
      const [, id = '', body = ''] = /^(\d+) \S+ (.*)\n$/.exec(line) ?? [];
      const batch = { id: Number(id), body };
      const isWhole = id !== '' && line === lineOf(name, batch);
      if (isTorn && isWhole) throw damaged(folder);
      if (isWhole) batches.push(batch);
      else isTorn = true;
    }
  }
  return batches;
}

/** The number of the last batch, for whoever does not need to believe it; 0 when there is none. */
export function lastIn(folder: string): number {
  const file = filesIn(folder).at(-1);
  const lines = file ? textIn(join(folder, file)).split('\n') : [];
  return Number(/^\d+/.exec(lines.at(-2) ?? '')?.[0] ?? 0);
}

/** Without the room that is left. */
function textIn(path: string): string {
  const bytes = readFileSync(path);
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return bytes.toString('utf8', 0, end);
}

const damaged = (folder: string): StoreFailure =>
  new StoreFailure(
    'damaged',
    `What was last kept is damaged, or belongs to another database: put ${folder} back with the database it was written for, or move it away.`,
  );

/** What may fail, for whoever wants to see what happens then. */
const DISK = {
  write: (file: number, line: Buffer, from: number, at: number): number =>
    writeSync(file, line, from, line.length - from, at),
  synchronise: promisify(fdatasync) as (file: number) => Promise<void>,
};

/** For whoever writes: from the batch after `last` on. */
export class Tail {
  readonly #folder: string;
  readonly #name: string;
  readonly #disk: typeof DISK;
  #file: number | undefined;
  #length = 0;
  /** How long the file is. */
  #room = 0;

  constructor(folder: string, name: string, disk = DISK) {
    this.#folder = folder;
    this.#name = name;
    this.#disk = disk;
    mkdirSync(folder, { recursive: true });
  }

  /** Resolves when the disk has it; rejects with a StoreFailure. */
  async append(batch: Batch): Promise<void> {
    const file = this.#fileFor(batch);
    const line = Buffer.from(lineOf(this.#name, batch));
    try {
      this.#write(file, line, this.#length);
    } catch (error) {
      this.#room = this.#length;
      withdraw(file, this.#length);
      throw isForWantOfRoom(error) ? new StoreFailure('full', NO_ROOM, error) : failed(error);
    }
    this.#length += line.length;
    if (this.#length > this.#room) this.#makeRoom(file);
    // After a failure nobody knows what the disk holds, whatever the reason: nothing may follow it.
    await this.#disk.synchronise(file).catch(error => {
      throw failed(error);
    });
  }

  #write(file: number, bytes: Buffer, at: number): void {
    for (let from = 0; from < bytes.length; ) from += this.#disk.write(file, bytes, from, at + from);
  }

  /** If there is none to be had, the file grows with what is written. */
  #makeRoom(file: number): void {
    this.#room = this.#length;
    try {
      this.#write(file, AHEAD, this.#length);
      this.#room += AHEAD.length;
    } catch {}
  }

  /** Up to this one they are in their place. */
  forget(id: number): void {
    const files = filesIn(this.#folder);
    // A file is done with when the next one begins with something that is.
    for (const [i, file] of files.entries())
      if (Number(files[i + 1] ?? Number.POSITIVE_INFINITY) <= id + 1) rmSync(join(this.#folder, file));
  }

  /** Everything is in its place. */
  clear(): void {
    this.close();
    for (const file of filesIn(this.#folder)) rmSync(join(this.#folder, file));
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
    this.#length = this.#room = 0;
  }

  #fileFor({ id }: Batch): number {
    if (this.#file !== undefined && this.#length < LONG) return this.#file;
    this.close();
    this.#file = openSync(join(this.#folder, String(id).padStart(16, '0')), 'wx');
    settleFolder(this.#folder);
    return this.#file;
  }
}

const NO_ROOM = 'There is no room left for the database.';
const isForWantOfRoom = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
const failed = (error: unknown): StoreFailure =>
  new StoreFailure('broken', `The disk failed: ${(error as Error).message}.`, error);

/** Half a line is none. */
function withdraw(file: number, length: number): void {
  try {
    ftruncateSync(file, length);
  } catch (error) {
    throw failed(error);
  }
}

/** A new file is there for sure only when its folder is on the disk. */
function settleFolder(folder: string): void {
  if (process.platform === 'win32') return; // knows no fsync of folders
  const file = openSync(folder, 'r');
  fsyncSync(file);
  closeSync(file);
}
