/** All single faults of a small write-ahead log, by enumeration: detected, or harmless to acknowledged batches. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/stores.ts';
import type { Checkpoint } from './checkpoint.ts';
import { recoverable } from './recovery.ts';
import { Tail } from './tail.ts';
import { parseFile, readTail, type TailFile } from './tailFormat.ts';

const IDENTITY = { store: 'mine', session: 'run' };
const SIZES = { file: 300, room: 1024 };
const LAST = 9;
const body = (id: number): string => JSON.stringify([{ id, text: 'ž'.repeat(id % 5) }]);

/** A log of `LAST` batches in several files. */
async function log(): Promise<string> {
  const folder = join(temporaryFolder(), 'tail');
  const tail = await Tail.begin(folder, IDENTITY, 1, { sizes: SIZES });
  for (let id = 1; id <= LAST; id++) await tail.append({ id, body: body(id) });
  tail.close();
  return folder;
}

const known = (id: number): Checkpoint => ({ name: 'mine', id, session: 'run' });

/** The last batch recovered, or `refused`; checks that the recovered batches are those written, without a gap. */
const judged = (folder: string, id = 0): number | 'refused' => judge(readTail(folder, 'mine'), id);

function judge(files: readonly TailFile[], id: number): number | 'refused' {
  try {
    const batches = recoverable(files, known(id), 'folder');
    for (const [i, batch] of batches.entries())
      expect(batch).toMatchObject({ id: id + 1 + i, body: body(id + 1 + i) });
    return id + batches.length;
  } catch (error) {
    expect(error).toMatchObject({ name: 'StoreFailure', code: expect.stringMatching(/damaged|newer/) });
    return 'refused';
  }
}

/** Visits each file of the log, with a function that judges the log as if the file had other bytes. */
function eachFile(
  folder: string,
  visit: (
    bytes: Buffer,
    judged: (bytes: Buffer, id?: number) => number | 'refused',
    isNewest: boolean,
  ) => void,
) {
  const files = readTail(folder, 'mine');
  for (const [i, { path }] of files.entries())
    visit(
      readFileSync(path),
      (other, id = 0) => judge(files.with(i, parseFile(path, other, 'mine')), id),
      i === files.length - 1,
    );
}

const endOf = (bytes: Buffer): number => bytes.findLastIndex(byte => byte !== 0) + 1;

describe('R3: a small write-ahead log', () => {
  test('truncated after any byte of any file: detected, unless nothing was lost', async () => {
    const folder = await log();
    expect(readdirSync(folder).length).toBeGreaterThan(2);
    eachFile(folder, (bytes, judged) => {
      for (let size = 0; size < endOf(bytes) + 3; size++) {
        expect(judged(bytes.subarray(0, size)), `${size}`).toBe(size > endOf(bytes) ? LAST : 'refused');
      }
    });
  });

  test('a bit flipped in any byte: detected', async () => {
    const folder = await log();
    eachFile(folder, (bytes, judged) => {
      for (let place = 0; place < endOf(bytes); place++) {
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] as number) ^ (1 << (place % 8));
        expect(judged(flipped), `${place} of ${bytes.toString('latin1', place - 5, place + 5)}`).toBe(
          'refused',
        );
      }
    });
  });

  test('the last line unfinished in any way: only that line is lost', async () => {
    const folder = await log();
    eachFile(folder, (bytes, judged, isNewest) => {
      const end = endOf(bytes);
      const start = bytes.lastIndexOf(10, end - 2) + 1;
      for (let place = start + (isNewest ? 0 : 1); place < end - 1; place++) {
        expect(judged(Buffer.from(bytes).fill(0, place, end))).toBe(isNewest ? LAST - 1 : 'refused');
        // A zero in the middle of a sector is damage, not a missing sector.
        expect(judged(Buffer.from(bytes).fill(0, place, place + 1))).toBe('refused');
      }
    });
  });

  test('missing sectors of the last line: only that line is lost', async () => {
    const folder = join(temporaryFolder(), 'tail');
    const tail = await Tail.begin(folder, IDENTITY, 1, { sizes: { file: 100_000, room: 8192 } });
    const long = JSON.stringify([{ text: 'x'.repeat(3000) }]);
    for (const id of [1, 2]) await tail.append({ id, body: id === 1 ? body(1) : long });
    tail.close();
    const [{ path } = { path: '' }] = readTail(folder, 'mine');
    const bytes = readFileSync(path);
    const start = bytes.indexOf('\n2 ') + 1;
    for (let from = 0; from < endOf(bytes); from += 512)
      for (let to = from + 512; to < endOf(bytes) + 512; to += 512) {
        const hole = Buffer.from(bytes).fill(0, Math.max(from, start), to);
        if (to > start) expect(judge([parseFile(path, hole, 'mine')], 0)).toBe(1);
      }
    // The price (docs/operating.md): one zero byte at the edge of a sector counts as a missing sector.
    const edge = Math.ceil(start / 512) * 512;
    const zeroAt = (place: number): number | 'refused' =>
      judge([parseFile(path, Buffer.from(bytes).fill(0, place, place + 1), 'mine')], 0);
    expect([edge - 1, edge, edge + 1].map(zeroAt)).toEqual([1, 1, 'refused']);
  });

  test('a crash at any moment of a rotation: recovered', async () => {
    const folder = join(temporaryFolder(), 'tail');
    const tail = await Tail.begin(folder, IDENTITY, 1, { sizes: { ...SIZES, file: 200 } });
    for (let id = 1; id <= 3; id++) await tail.append({ id, body: body(id) });
    tail.close();
    const names = readdirSync(folder);
    const [old = '', next = ''] = names.slice(-2).map(name => join(folder, name));
    const bytes = readFileSync(next);
    writeFileSync(next, Buffer.from(bytes).fill(0, bytes.indexOf(10) + 1));
    const before = readFileSync(old);
    const start = before.indexOf('end ');
    for (let place = start; place <= endOf(before); place++) {
      writeFileSync(old, Buffer.from(before).fill(0, place));
      expect(judged(folder)).toBe(3 - 1);
    }
  });

  test('any line or file missing, repeated or moved: detected', async () => {
    const folder = await log();
    eachFile(folder, (bytes, judged, isNewest) => {
      const end = endOf(bytes);
      const lines = bytes.toString('utf8', 0, end).split(/(?<=\n)/);
      const rest = bytes.subarray(end);
      const put = (some: readonly string[], id = 0) =>
        judged(Buffer.concat([Buffer.from(some.join('')), rest]), id);
      for (const [i, line] of lines.entries()) {
        const isEnd = line.startsWith('end');
        // A file without its last lines is an older copy of itself, which only a later checkpoint reveals.
        const isTail = i === lines.length - 1;
        expect(put(lines.toSpliced(i, 1), isTail && isNewest ? LAST : 0)).toBe(isEnd ? LAST : 'refused');
        expect(put(lines.toSpliced(i, 0, line))).toBe(isEnd ? LAST : 'refused');
        if (i < lines.length - 2) expect(put([...lines.toSpliced(i, 1), line])).toBe('refused');
      }
    });
    const names = readdirSync(folder);
    for (const name of names) {
      const copy = join(temporaryFolder(), 'tail');
      cpSync(folder, copy, { recursive: true });
      for (const other of names.filter(one => one !== name)) {
        cpSync(join(folder, other), join(copy, name));
        expect(judged(copy)).toBe('refused');
      }
      rmSync(join(copy, name));
      expect(judged(copy)).toBe('refused');
    }
    const [first = '', second = ''] = names;
    renameSync(join(folder, first), join(folder, 'x'));
    renameSync(join(folder, second), join(folder, first));
    renameSync(join(folder, 'x'), join(folder, second));
    expect(judged(folder)).toBe('refused');
  });

  test('any checkpoint, and no file at all: batches in the database are skipped', async () => {
    const folder = await log();
    for (let id = 0; id <= LAST; id++) expect(judged(folder, id)).toBe(LAST);
    expect(judged(folder, LAST + 1)).toBe('refused'); // an older copy of the log
    const empty = join(temporaryFolder(), 'tail');
    expect(judged(empty, 3)).toBe('refused');
    mkdirSync(empty);
    expect(judged(empty, 3)).toBe('refused');
    expect(recoverable([], { ...known(3), session: '' }, empty)).toEqual([]);
    expect(recoverable([], { ...known(3), session: null }, empty)).toEqual([]);
  });

  test('a database that was closed, or belongs to another run, refuses foreign batches', async () => {
    const folder = await log();
    const files = readTail(folder, 'mine');
    const judge = (checkpoint: Checkpoint) => () => recoverable(files, checkpoint, folder);
    expect(judge({ ...known(LAST), session: '' })()).toEqual([]);
    expect(judge({ ...known(LAST - 1), session: '' })).toThrow(/goes to batch 9.*closed after batch 8/);
    expect(judge({ ...known(LAST), session: 'other' })).toThrow(/another run/);
    expect(judge({ ...known(LAST), name: 'yours' })).toThrow(/belongs to the database mine.*which is yours/);
  });
});
