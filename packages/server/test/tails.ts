/** Databases with the write-ahead log of a killed server, and their state after recovery. */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Change } from '../src/store/runs.ts';
import type { Disk } from '../src/store/sqlite/disk.ts';
import { DISK } from '../src/store/sqlite/disk.ts';
import { openLogged } from '../src/store/sqlite/loggedCore.ts';
import { Tail } from '../src/store/sqlite/tail.ts';
import { folderOf } from '../src/store/sqlite/tailFormat.ts';
import { listing, records, snapshot, temporaryFolder } from './stores.ts';

export const newPath = (): string => join(temporaryFolder(), 'tessera.db');
export const filesOf = (path: string): readonly string[] =>
  readdirSync(folderOf(path)).map(name => join(folderOf(path), name));

/** A batch that extends table `a` to this record. */
const change = (seq: number): Change => ({
  table: 'a',
  after: seq - 1,
  records: records(seq, seq),
  keys: [{ guest: 'ann', key: `${seq}` }],
  listing: listing('a', { moves: seq }),
  ...(seq === 4 && { snapshot: snapshot(4) }),
});

export const batchOf = (seq: number) => ({ id: seq - 1, body: JSON.stringify([change(seq)]) });

/** Small files, so that a few batches need several. */
export const SMALL = { file: 1500, room: 1024 };
const LARGE = { file: 1_000_000, room: 16_384 };

/** A database with one record of table `a`, and an open log. */
export async function begun(sizes = LARGE, disk: Disk = DISK) {
  const path = newPath();
  const core = await openLogged(path);
  await core.commit([{ table: 'a', after: 0, records: records(1, 1), code: 'A', listing: listing('a') }]);
  const { name: store } = await core.checkpoint([]);
  const identity = { store, session: randomUUID() };
  const tail = await Tail.begin(folderOf(path), identity, 1, { sizes, disk });
  await core.useTail(identity.session);
  return { path, core, tail, identity };
}

/** As a killed server leaves it: table `a` has one record in the database and `last` in the log. */
export async function killed(last: number, sizes = LARGE) {
  const { path, core, tail, identity } = await begun(sizes);
  const lengths: number[] = [];
  for (let seq = 2; seq <= last; seq++) {
    await tail.append(batchOf(seq));
    lengths.push(written(path).length);
  }
  tail.close();
  await core.close();
  return { path, lengths, identity, bytes: written(path) };
}

/** The first file of the log, without the preallocated zeros. */
function written(path: string): Buffer {
  const bytes = readFileSync(filesOf(path)[0] as string);
  return bytes.subarray(0, bytes.findLastIndex(byte => byte !== 0) + 1);
}

/** A copy in another folder. */
export function copyOf(path: string): string {
  const copy = newPath();
  for (const end of ['', '-wal']) if (existsSync(`${path}${end}`)) cpSync(`${path}${end}`, `${copy}${end}`);
  if (existsSync(folderOf(path))) cpSync(folderOf(path), folderOf(copy), { recursive: true });
  return copy;
}

/** A copy with other bytes in the first file of its log. */
export function withBytes(path: string, bytes: Buffer, room = 1000): string {
  const copy = copyOf(path);
  writeFileSync(filesOf(copy)[0] as string, Buffer.concat([bytes, Buffer.alloc(room)]));
  return copy;
}

/** Head of table `a` after recovery; all data has to agree. */
export async function seqOf(path: string): Promise<number> {
  const core = await openLogged(path);
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
