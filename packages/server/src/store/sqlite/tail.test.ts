import { cpSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begin, listing, next, opened, records, snapshot, temporaryFolder } from '../../../test/stores.ts';
import { HASTE } from '../../../test/watched.ts';
import { StoreFailure } from '../failure.ts';
import type { Change } from '../runs.ts';
import { backUpFolder, restoreFolder } from '../tools.ts';
import { storeBeside } from './open.ts';
import { openSettled } from './settled.ts';
import { folderOf, Tail } from './tail.ts';

const newPath = (): string => join(temporaryFolder(), 'tessera.db');
const fileOf = (path: string): string => join(folderOf(path), readdirSync(folderOf(path))[0] as string);

const change = (seq: number): Change => ({
  table: 'a',
  after: seq - 1,
  records: records(seq, seq),
  keys: [{ guest: 'ann', key: `${seq}` }],
  listing: listing('a', { moves: seq }),
  ...(seq === 4 && { snapshot: snapshot(4) }),
});

/** A database in which table `a` has one record, and a tail that brings it to `last`: as a server leaves it that is killed. */
async function killed(last: number) {
  const path = newPath();
  const core = await openSettled(path);
  await core.commit([{ table: 'a', after: 0, records: records(1, 1), code: 'A', listing: listing('a') }]);
  const { name } = await core.settle([]);
  await core.close();
  const tail = new Tail(folderOf(path), name);
  const lengths: number[] = [];
  for (let seq = 2; seq <= last; seq++) {
    await tail.append({ id: seq - 1, body: JSON.stringify([change(seq)]) });
    lengths.push(written(path).length);
  }
  tail.close();
  return { path, lengths, bytes: written(path) };
}

/** Without the room that is made ahead. */
function written(path: string): Buffer {
  const bytes = readFileSync(fileOf(path));
  return bytes.subarray(0, bytes.indexOf(0));
}

/** The same somewhere else, with other bytes in its tail. */
function withBytes(path: string, bytes: Buffer): string {
  const copy = newPath();
  cpSync(path, copy);
  cpSync(folderOf(path), folderOf(copy), { recursive: true });
  writeFileSync(fileOf(copy), bytes);
  return copy;
}

/** How far the journal is when it is opened; all of it has to agree. */
async function seqOf(path: string): Promise<number> {
  const core = await openSettled(path);
  try {
    const seq = (await core.seqs(['a'])).get('a') as number;
    expect(await core.loadAll('a')).toEqual(records(1, seq));
    if (seq > 1) expect(await core.find('a')).toMatchObject({ moves: seq });
    if (seq > 1) expect(await core.seenKey('a', 'ann', `${seq}`)).toBe(seq);
    return seq;
  } finally {
    await core.close();
  }
}

describe('R2: what is only in the tail when a server is killed', () => {
  test('is put in its place by the next one, and not again by the one after', async () => {
    const { path, bytes } = await killed(6);
    expect(await seqOf(path)).toBe(6);
    expect(await seqOf(path)).toBe(6);
    // As if it had been killed with everything in its place, and nothing forgotten.
    writeFileSync(join(folderOf(path), '0000000000000001'), bytes);
    expect(await seqOf(path)).toBe(6);
  });

  test('torn anywhere, whole batches are left of it, with every one that had been waited for', async () => {
    const { path, lengths, bytes } = await killed(4);
    for (let length = 0; length <= bytes.length; length += 53) {
      const torn = bytes.subarray(0, length);
      // The file may end there, or the room that was made ahead follows.
      const room = Buffer.alloc(length % 2 === 0 ? 0 : 5000);
      const seq = await seqOf(withBytes(path, Buffer.concat([torn, room])));
      expect(seq).toBe(1 + lengths.filter(one => one <= length).length);
    }
  });
});

describe('R3: a tail that is not what was written', () => {
  const refused = { name: 'StoreFailure', code: 'damaged' };

  test('a flipped bit is found; in the last batch it is as if that had never been waited for', async () => {
    const { path, lengths, bytes } = await killed(4);
    const last = lengths.at(-2) as number;
    for (let place = 3; place < bytes.length; place += 61) {
      const flipped = Buffer.from(bytes);
      flipped[place] = (flipped[place] as number) ^ (1 << (place % 8));
      const found = seqOf(withBytes(path, flipped));
      if (place >= last) expect(await found).toBe(3);
      else await expect(found).rejects.toMatchObject(refused);
    }
  });

  test('room that is left in a file does not end what is in the next one', async () => {
    const { path, lengths, bytes } = await killed(5);
    const [first, rest] = [bytes.subarray(0, lengths[1]), bytes.subarray(lengths[1])];
    const copy = withBytes(path, Buffer.concat([first, Buffer.alloc(5000)]));
    writeFileSync(join(folderOf(copy), '0000000000000003'), Buffer.concat([rest, Buffer.alloc(10)]));
    expect(await seqOf(copy)).toBe(5);
    const torn = withBytes(path, Buffer.concat([first.subarray(0, -9), Buffer.alloc(5000)]));
    writeFileSync(join(folderOf(torn), '0000000000000003'), rest);
    await expect(seqOf(torn)).rejects.toMatchObject(refused);
  });

  test('one of another database is refused in words, and neither is harmed', async () => {
    const [one, other] = [await killed(3), await killed(5)];
    await expect(seqOf(withBytes(one.path, Buffer.concat([other.bytes, one.bytes])))).rejects.toMatchObject(
      refused,
    );
    expect([await seqOf(one.path), await seqOf(other.path)]).toEqual([3, 5]);
  });

  test('one that goes on from where its database never was is refused in words', async () => {
    const { path, lengths, bytes } = await killed(5);
    await expect(seqOf(withBytes(path, bytes.subarray(lengths[1])))).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('was one of them put back without the other?'),
    });
  });
});

test('R3: without room nothing is kept and one may go on; after a failed wait for the disk one may not', async () => {
  const path = newPath();
  // A batch, and no room ahead; a batch without room; one with.
  const faults: (string | undefined)[] = [undefined, 'ENOSPC', 'ENOSPC'];
  let isSynchronised = true;
  const disk = {
    write(file: number, line: Buffer, from: number, at: number): number {
      const code = faults.shift();
      // Half of it arrives.
      const length = code ? Math.floor(line.length / 2) : line.length - from;
      writeSync(file, line, from, length, at);
      if (code) throw Object.assign(new Error(code), { code });
      return length;
    },
    synchronise: async () => {
      if (!isSynchronised) throw Object.assign(new Error('EIO'), { code: 'EIO' });
    },
  };
  const tail = new Tail(folderOf(path), 'mine', disk);
  await tail.append({ id: 1, body: '[]' });
  await expect(tail.append({ id: 2, body: '[1]' })).rejects.toMatchObject({ code: 'full', canGoOn: true });
  await tail.append({ id: 2, body: '[2]' });
  expect(written(path).toString()).toMatch(/^1 \S+ \[\]\n2 \S+ \[2\]\n$/);
  isSynchronised = false;
  await expect(tail.append({ id: 3, body: '[3]' })).rejects.toMatchObject({ code: 'broken', canGoOn: false });
  tail.close();
});

test('a command is not done twice, whether it is in its place or not', async () => {
  const store = await opened(`sqlite:${newPath()}`);
  await begin(store, 'a');
  const keys = [{ guest: 'ann', key: 'k' }];
  expect(await store.append(next('a', 1, { keys }))).toBe('kept');
  expect(await store.append(next('a', 2, { keys }))).toBe('stale');
  expect(await store.seenKey('a', 'ann', 'k')).toBe(2); // now it is
  expect(await store.append(next('a', 2, { keys }))).toBe('stale');
  expect(await store.append(next('a', 2))).toBe('kept');
});

test('R3: who cannot put anything in its place any more keeps nothing more, and says so', async () => {
  const path = newPath();
  const core = await openSettled(path);
  let failure: StoreFailure | undefined;
  const settle: typeof core.settle = batches => (failure ? Promise.reject(failure) : core.settle(batches));
  const store = await storeBeside({ ...core, settle }, path, HASTE);
  await begin(store, 'a');
  for (const code of ['full', 'damaged'] as const) {
    failure = new StoreFailure(code, 'It is so.');
    const after = code === 'full' ? 1 : 2;
    expect(await store.append(next('a', after))).toBe('kept');
    await store.seqs(['a']); // hands over, in vain
  }
  await expect(store.append(next('a', 3))).rejects.toMatchObject({ code: 'broken', message: 'It is so.' });
  expect(store.failure).toMatchObject({ code: 'broken' });
  failure = undefined;
  await store.close();
  const again = await opened(`sqlite:${path}`);
  expect(await again.loadAll('a')).toEqual(records(1, 3));
});

test('R15: a backup has all that was kept, of a server that was killed as of one that runs', async () => {
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
