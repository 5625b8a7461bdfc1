import { hash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { begin, next, opened, records, temporaryFolder } from '../../../test/stores.ts';
import {
  batchOf,
  begun,
  copyOf,
  filesOf,
  killed,
  newPath,
  SMALL,
  seqOf,
  withBytes,
} from '../../../test/tails.ts';
import { HASTE } from '../../../test/watched.ts';
import { StoreFailure } from '../failure.ts';
import { MIGRATIONS } from '../migrations.ts';
import { migrate } from '../migrator.ts';
import { backUpFolder, restoreFolder } from '../tools.ts';
import { openFile } from './file.ts';
import { openLogged } from './loggedCore.ts';
import { storeBeside } from './open.ts';
import { batchLine, folderOf, headerLine } from './tailFormat.ts';

describe('R2: recovery after a server was killed', () => {
  test('applies the write-ahead log to the database, once', async () => {
    const { path } = await killed(6);
    const copy = copyOf(path);
    expect(await seqOf(path)).toBe(6);
    expect(readdirSync(folderOf(path))).toEqual([]);
    expect(await seqOf(path)).toBe(6);
    // As if killed after the checkpoint, before a file was removed.
    for (const file of filesOf(copy)) renameSync(file, file.replace(copy, path));
    expect(await seqOf(path)).toBe(6);
    expect(readdirSync(folderOf(path))).toEqual([]);
  });

  test('keeps every acknowledged batch, whatever is left of an unfinished one', async () => {
    const { path, lengths, bytes } = await killed(4);
    const [before = 0, last = 0] = lengths.slice(-2);
    for (let length = before; length < last - 1; length += 97) {
      expect(await seqOf(withBytes(path, bytes.subarray(0, length)))).toBe(3);
      // Sectors are written in any order: a hole in the line.
      const sector = Math.ceil((length + 1) / 512) * 512;
      const hole = Buffer.from(bytes).fill(0, length, Math.min(sector, bytes.length));
      expect(await seqOf(withBytes(path, hole))).toBe(3);
    }
  });

  test('reads several files, and removes those that are checkpointed', async () => {
    const { path } = await killed(12, SMALL);
    expect(filesOf(path).length).toBeGreaterThan(2);
    expect(await seqOf(path)).toBe(12);
    const { core, tail, path: running } = await begun(SMALL);
    for (let seq = 2; seq <= 12; seq++) await tail.append(batchOf(seq));
    const [files] = [filesOf(running).length, tail.forget(5)];
    expect(filesOf(running).length).toBeLessThan(files);
    tail.close();
    await core.close();
    await expect(seqOf(running)).rejects.toMatchObject({ code: 'damaged' }); // batch 5 was not in the database
  });
});

describe('R3: a damaged write-ahead log', () => {
  const refused = (...words: string[]) => ({
    name: 'StoreFailure',
    code: 'damaged',
    message: expect.stringMatching(new RegExp(words.join('.*'), 's')),
  });

  /** Refused, and nothing was changed. */
  async function expectRefused(path: string, ...words: string[]): Promise<void> {
    const contents = () => readdirSync(folderOf(path)).map(name => readFileSync(join(folderOf(path), name)));
    const before = contents();
    await expect(seqOf(path)).rejects.toMatchObject(refused(...words, 'Nothing was changed'));
    expect(contents()).toEqual(before);
  }

  test('with a flipped bit is refused: in the header, in any batch and in the last one', async () => {
    const { path, bytes } = await killed(4);
    for (let place = 3; place < bytes.length; place += 61) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] as number) ^ (1 << (place % 8));
      await expectRefused(withBytes(path, flipped), 'line [1-4]');
    }
    const noNewline = Buffer.from(bytes);
    noNewline[bytes.length - 1] = 11;
    await expectRefused(withBytes(path, noNewline), 'line 4: batch 3 is not what was written');
  });

  test('of another database is refused with both ids, and neither is changed', async () => {
    const [one, other] = [await killed(3), await killed(5)];
    const mixed = copyOf(one.path);
    rmSync(folderOf(mixed), { recursive: true });
    renameSync(folderOf(copyOf(other.path)), folderOf(mixed));
    await expectRefused(mixed, `belongs to the database ${other.identity.store}`, one.identity.store);
    expect([await seqOf(one.path), await seqOf(other.path)]).toEqual([3, 5]);
  });

  test('of a newer format is refused', async () => {
    const { path, bytes } = await killed(3);
    const newer = Buffer.from(bytes.toString().replace('tessera-tail 2', 'tessera-tail 3'));
    await expect(seqOf(withBytes(path, newer))).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringContaining('the format is version 3, and this server knows only 2'),
    });
  });

  test('that is missing is detected, also when the database was moved alone', async () => {
    const { path } = await killed(3);
    const copy = copyOf(path);
    rmSync(folderOf(copy), { recursive: true });
    rmSync(`${copy}-wal`, { force: true });
    await expect(seqOf(copy)).rejects.toMatchObject(refused('is missing', 'acknowledged after batch 0'));
    const { path: closed } = await killed(3);
    await seqOf(closed);
    rmSync(folderOf(closed), { recursive: true });
    expect(await seqOf(closed)).toBe(3); // after a clean shutdown nothing is missing
  });

  test('is refused before a database of an older version is migrated', async () => {
    const path = newPath();
    const { db, close } = openFile(path);
    const before = MIGRATIONS.slice(0, -1);
    await migrate(db, 'sqlite', before);
    await db.insertInto('settled').values({ name: 'mine', id: 7, session: 'run' }).execute();
    await close();
    await expect(seqOf(path)).rejects.toMatchObject(
      refused('is missing', 'after batch 7', 'Nothing was changed'),
    );
    using file = new DatabaseSync(path);
    expect(file.prepare('select count(*) as count from migrations').get()).toEqual({ count: before.length });
  });

  test('older than the checkpoint is detected, and so is an older database', async () => {
    const { path, core, tail, identity } = await begun();
    const before = copyOf(path);
    const append = (seq: number) => {
      const body = JSON.stringify([{ table: 'a', after: seq - 1, records: records(seq, seq) }]);
      return tail.append({ id: seq - 1, body }).then(() => ({ id: seq - 1, body }));
    };
    const batches = [await append(2), await append(3)];
    const older = copyOf(path);
    batches.push(await append(4));
    await core.checkpoint(batches);
    tail.close();
    await core.close();
    // The old log with the current database.
    const stale = copyOf(path);
    rmSync(folderOf(stale), { recursive: true });
    renameSync(folderOf(older), folderOf(stale));
    await expectRefused(stale, 'ends with batch 2, but batch 3 is in the database');
    // The old database with a later log.
    const later = copyOf(before);
    const text = [headerLine({ ...identity, first: 3 }), batchLine(identity, batches[2]!)].join('');
    rmSync(filesOf(later)[0] as string);
    writeFileSync(
      join(folderOf(later), '0000000000000003'),
      Buffer.concat([Buffer.from(text), Buffer.alloc(9)]),
    );
    await expectRefused(later, 'begins with batch 3, but the database ends with batch 0');
  });

  test('of another run on the same database is refused', async () => {
    const { path } = await killed(3);
    const copy = copyOf(path);
    expect(await seqOf(copy)).toBe(3);
    const store = await opened(`sqlite:${copy}`); // a run of its own
    await store.close();
    renameSync(filesOf(copyOf(path))[0] as string, join(folderOf(copy), '0000000000000001'));
    expect(await seqOf(copy)).toBe(3); // closed, and all of it is in the database
    const { path: other, core, tail } = await begun();
    await core.checkpoint([]);
    tail.close();
    await core.close();
    const [mine = ''] = filesOf(other);
    const header = readFileSync(mine, 'utf8').split('\n')[0]!.split(' ');
    const text = headerLine({ store: header[2]!, session: 'another', first: 1 });
    writeFileSync(mine, Buffer.concat([Buffer.from(text), Buffer.alloc(9)]));
    await expectRefused(other, 'is of another run of the server');
  });

  test('is refused with the missing, repeated, swapped or misnamed batch or file', async () => {
    const { path, bytes, lengths } = await killed(5);
    const first = bytes.indexOf(10) + 1;
    const [one = 0, two = 0, three = 0] = lengths;
    const lines = (...parts: [number, number][]) =>
      Buffer.concat([bytes.subarray(0, first), ...parts.map(([from, to]) => bytes.subarray(from, to))]);
    const batch = [
      [first, one],
      [one, two],
      [two, three],
    ] as [number, number][];
    await expectRefused(
      withBytes(path, lines(batch[0]!, batch[2]!)),
      'line 3: batch 3 stands where batch 2 belongs',
    );
    await expectRefused(
      withBytes(path, lines(batch[0]!, batch[0]!)),
      'line 3: batch 1 stands where batch 2 belongs',
    );
    await expectRefused(
      withBytes(path, lines(batch[1]!, batch[0]!)),
      'line 2: batch 2 stands where batch 1 belongs',
    );
    const { path: many } = await killed(12, SMALL);
    const without = (index: number) => {
      const copy = copyOf(many);
      rmSync(filesOf(copy).at(index) as string);
      return copy;
    };
    await expectRefused(without(1), 'batches are missing');
    await expectRefused(without(-1), 'followed it');
    await expectRefused(without(0), 'begins with batch');
    const swapped = copyOf(many);
    const [left = '', right = ''] = filesOf(swapped);
    renameSync(left, `${left}.x`);
    renameSync(right, left);
    renameSync(`${left}.x`, right);
    await expectRefused(swapped, 'it was given another name');
    // An unfinished line that is not the last one.
    const torn = copyOf(many);
    const [old = ''] = filesOf(torn);
    writeFileSync(old, Buffer.concat([readFileSync(old).subarray(0, 700), Buffer.alloc(2000)]));
    await expectRefused(torn, 'was not written to its end');
  });
});

describe('R14: a log of format version 1, without headers', () => {
  /** As a killed server of that version leaves it: checksums with the name of the database, the last line unfinished. */
  async function old(last: number) {
    const { path, identity } = await killed(last);
    const { store } = identity;
    const lines: string[] = [];
    for (let seq = 2; seq <= last; seq++) {
      const { id, body } = batchOf(seq);
      lines.push(`${id} ${hash('sha256', `${store} ${id} ${body}`, 'base64url')} ${body}\n`);
    }
    using file = new DatabaseSync(path);
    file.exec('update settled set session = null');
    return { path, lines };
  }
  const withLines = (path: string, ...lines: string[]) => withBytes(path, Buffer.from(lines.join('')));

  test('is recovered once, at the first start', async () => {
    const { path, lines } = await old(4);
    const copy = withLines(path, ...lines, '4 xyz');
    expect(await seqOf(copy)).toBe(4);
    expect(await seqOf(copy)).toBe(4);
    expect(await seqOf(withLines(path))).toBe(1); // an empty log
    // Without a file: that version may not have had one.
    rmSync(folderOf(path), { recursive: true });
    expect(await seqOf(path)).toBe(1);
  });

  test('is refused where it is damaged, of another database, or older than the database', async () => {
    const { path, lines } = await old(5);
    const [one = '', two = '', three = ''] = lines;
    const refused = { code: 'damaged' };
    await expect(seqOf(withLines(path, one, three))).rejects.toMatchObject(refused);
    await expect(seqOf(withLines(path, one, two.replace('e', 'f'), three))).rejects.toMatchObject(refused);
    const { lines: others } = await old(3);
    await expect(seqOf(withLines(path, ...others))).rejects.toMatchObject(refused);
    await expect(seqOf(withLines(path, others[0] as string))).rejects.toMatchObject(refused);
    const { path: newer } = await killed(3);
    await expect(seqOf(withLines(newer, one))).rejects.toMatchObject({
      message: expect.stringContaining('has no header'),
    });
  });
});

test('a repeated command is not executed, before and after the checkpoint', async () => {
  const store = await opened(`sqlite:${newPath()}`);
  await begin(store, 'a');
  const keys = [{ guest: 'ann', key: 'k' }];
  expect(await store.append(next('a', 1, { keys }))).toBe('stored');
  expect(await store.append(next('a', 2, { keys }))).toBe('stale');
  expect(await store.seenKey('a', 'ann', 'k')).toBe(2); // after the checkpoint
  expect(await store.append(next('a', 2, { keys }))).toBe('stale');
  expect(await store.append(next('a', 2))).toBe('stored');
});

test('R3: after a failed checkpoint appends are refused', async () => {
  const path = newPath();
  const core = await openLogged(path);
  let failure: StoreFailure | undefined;
  const checkpoint: typeof core.checkpoint = batches =>
    failure ? Promise.reject(failure) : core.checkpoint(batches);
  const store = await storeBeside({ ...core, checkpoint }, path, HASTE);
  await begin(store, 'a');
  for (const code of ['full', 'damaged'] as const) {
    failure = new StoreFailure(code, 'It is so.');
    const after = code === 'full' ? 1 : 2;
    expect(await store.append(next('a', after))).toBe('stored');
    await store.seqs(['a']); // starts a checkpoint, which fails
  }
  await expect(store.append(next('a', 3))).rejects.toMatchObject({ code: 'broken', message: 'It is so.' });
  expect(store.failure).toMatchObject({ code: 'broken' });
  failure = undefined;
  await store.close();
  const again = await opened(`sqlite:${path}`);
  expect(await again.loadAll('a')).toEqual(records(1, 3));
});

test('R15: a backup has everything acknowledged, of a killed server and of a running one', async () => {
  const { path } = await killed(5);
  const folder = join(path, '..');
  const [dead, running] = [join(temporaryFolder(), 'dead.db'), join(temporaryFolder(), 'running.db')];
  await backUpFolder(folder, dead);
  expect(await restoreFolder(dead, temporaryFolder())).toMatchObject({ tables: 1, records: 5 });
  const store = await opened(`sqlite:${path}`);
  await store.append(next('a', 5));
  await backUpFolder(folder, running);
  expect(await restoreFolder(running, temporaryFolder())).toMatchObject({ records: 6 });
});
