/**
 * Writes the write-ahead log of a SQLite database. Making a batch durable here takes one write and one fsync, whatever
 * the number of tables in it; in the database each of them touches several pages. A checkpoint applies batches
 * to the database later, many at once. `tailFormat.ts` has the file format, `recovery.ts` reads it after a crash.
 *
 * Group commit: one append at a time, each with all changes that came meanwhile.
 */
import { dirname, join } from 'node:path';
import { StoreFailure } from '../failure.ts';
import { DISK, type Disk } from './disk.ts';
import {
  type Batch,
  batchLine,
  endLine,
  fileNameOf,
  filesIn,
  headerLine,
  type Identity,
  UNFINISHED,
} from './tailFormat.ts';

interface Sizes {
  /** Size at which the log is rotated. */
  readonly file: number;
  /** Preallocation step: writes inside preallocated room need no metadata in an fsync. */
  readonly room: number;
}

/** For tests. */
export interface TailOptions {
  readonly disk?: Disk;
  readonly sizes?: Sizes;
}

const SIZES: Sizes = { file: 16_000_000, room: 1_048_576 };
/** Bytes reserved for the end line and at least one zero after it. */
const SPARE = 128;

interface OpenFile {
  readonly handle: number;
  /** Bytes written. */
  length: number;
  /** Bytes preallocated. */
  room: number;
  /** End of a partial line that a full disk may have left after `length`; zeroed before the next line. */
  dirty: number;
}

export class Tail {
  readonly #folder: string;
  readonly #identity: Identity;
  readonly #disk: Disk;
  readonly #sizes: Sizes;
  readonly #zeros: Buffer;
  #file: OpenFile | undefined;
  /** Permanent: after any failure but a full disk the state of the disk is unknown, and nothing is acknowledged until a restart. */
  #failure: StoreFailure | undefined;

  private constructor(folder: string, identity: Identity, disk: Disk, sizes: Sizes) {
    this.#folder = folder;
    this.#identity = identity;
    this.#disk = disk;
    this.#sizes = sizes;
    this.#zeros = Buffer.alloc(sizes.room);
  }

  /** A log whose first batch will be `first`. Its folder and first file are durable when this resolves. */
  static async begin(
    folder: string,
    identity: Identity,
    first: number,
    { disk = DISK, sizes = SIZES }: TailOptions = {},
  ): Promise<Tail> {
    const tail = new Tail(folder, identity, disk, sizes);
    try {
      disk.makeFolder(folder);
      disk.syncFolder(dirname(folder));
      tail.#file = await tail.#create(first);
      return tail;
    } catch (error) {
      throw tail.#fail(error);
    }
  }

  /** Resolves when the batch is durable; rejects with a StoreFailure. Not to be called again before that. */
  async append(batch: Batch): Promise<void> {
    const line = Buffer.from(batchLine(this.#identity, batch));
    try {
      let file = this.#open();
      if (file.length >= this.#sizes.file) file = await this.#rotate(file, batch.id);
      if (this.#lacks(file, line.length)) await this.#makeRoom(file, line.length);
      this.#writeLine(file, line);
      await this.#disk.sync(file.handle);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Health check: preallocates room for a batch of usual size; rejects as `append` would. */
  async probe(): Promise<void> {
    try {
      const file = this.#open();
      if (this.#lacks(file, this.#sizes.room / 16)) await this.#makeRoom(file, this.#sizes.room / 16);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Removes files whose batches are all in the database, which has everything up to `id`. */
  forget(id: number): void {
    try {
      const files = filesIn(this.#folder);
      // Every batch of a file is before the first one of the next file.
      const done = files.filter((_, i) => Number(files[i + 1] ?? Number.POSITIVE_INFINITY) <= id + 1);
      for (const name of done) this.#remove(name);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  /** Errors are ignored: everything acknowledged is durable already. */
  close(): void {
    const file = this.#file;
    this.#file = undefined;
    try {
      if (file) this.#disk.close(file.handle);
    } catch {}
  }

  #open(): OpenFile {
    if (this.#failure) throw this.#failure;
    if (!this.#file) throw new StoreFailure('closed', 'The write-ahead log is closed.');
    return this.#file;
  }

  #lacks(file: OpenFile, bytes: number): boolean {
    return file.length + bytes + SPARE > file.room;
  }

  /** Preallocates zeros after the end of the log; a partial failure leaves the log intact. */
  async #makeRoom(file: OpenFile, bytes: number): Promise<void> {
    const missing = file.length + bytes + SPARE - file.room;
    const count = Math.ceil(missing / this.#zeros.length);
    let { room } = file;
    for (let i = 0; i < count; i++, room += this.#zeros.length) this.#try(file.handle, this.#zeros, room);
    // Durable before anything is written into it: otherwise a crash could leave a file that looks truncated.
    await this.#disk.sync(file.handle);
    file.room = room;
  }

  /**
   * A copy-on-write file system may be full although the room is preallocated. That leaves a line without
   * its end, as after a crash: it was never acknowledged. Its excess is zeroed before the next line is written.
   */
  #writeLine(file: OpenFile, line: Buffer): void {
    const end = file.length + line.length;
    if (file.dirty > end) this.#try(file.handle, Buffer.alloc(file.dirty - end), end);
    file.dirty = end;
    this.#try(file.handle, line, file.length);
    file.length = end;
  }

  /** Renamed when it is durable: a file with its final name has a header and room. */
  async #create(first: number): Promise<OpenFile> {
    const path = join(this.#folder, fileNameOf(first));
    const header = Buffer.from(headerLine({ ...this.#identity, first }));
    const handle = this.#begin(`${path}${UNFINISHED}`);
    try {
      this.#try(handle, Buffer.concat([header, this.#zeros.subarray(header.length)]), 0);
      await this.#disk.sync(handle);
      this.#disk.rename(`${path}${UNFINISHED}`, path);
      this.#disk.syncFolder(this.#folder);
      return { handle, length: header.length, room: this.#zeros.length, dirty: 0 };
    } catch (error) {
      this.#disk.close(handle);
      if (error instanceof StoreFailure) this.#disk.unlink(`${path}${UNFINISHED}`); // frees its room
      throw error;
    }
  }

  #begin(path: string): number {
    try {
      return this.#disk.open(path);
    } catch (error) {
      throw isForWantOfRoom(error) ? noRoom(error) : error;
    }
  }

  /** The next file is created first, then announced in the old one: an old file alone reveals that one is missing. */
  async #rotate(old: OpenFile, first: number): Promise<OpenFile> {
    const file = await this.#create(first);
    try {
      this.#writeLine(old, Buffer.from(endLine(this.#identity, first)));
    } catch (error) {
      this.#disk.close(file.handle);
      throw error;
    }
    await this.#disk.sync(old.handle);
    this.#file = file;
    this.#disk.close(old.handle);
    return file;
  }

  #remove(name: string): void {
    this.#disk.unlink(join(this.#folder, name));
    this.#disk.syncFolder(this.#folder);
  }

  #write(handle: number, bytes: Buffer, at: number): void {
    for (let from = 0; from < bytes.length; ) {
      const written = this.#disk.write(handle, bytes, from, at + from);
      if (written === 0) throw new Error('nothing was written');
      from += written;
    }
  }

  /** A full disk is transient: partial writes are after the end of the log. */
  #try(handle: number, bytes: Buffer, at: number): void {
    try {
      this.#write(handle, bytes, at);
    } catch (error) {
      throw isForWantOfRoom(error) ? noRoom(error) : error;
    }
  }

  #fail(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error;
    this.#failure ??= new StoreFailure(
      'broken',
      `The disk failed: ${(error as Error).message}. Nothing more is kept until the server is started again.`,
      error,
    );
    return this.#failure;
  }
}

const isForWantOfRoom = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
const noRoom = (error: unknown): StoreFailure =>
  new StoreFailure('full', 'There is no room left for the database.', error);
