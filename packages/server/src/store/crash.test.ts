import { spawn } from 'node:child_process';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listing, records, snapshot, temporaryFolder } from '../../test/stores.ts';
import { coreOf, storeOf, Watched } from '../../test/watched.ts';
import type { Change } from './runs.ts';
import { openLogged } from './sqlite/loggedCore.ts';

const TABLES = ['a', 'b', 'c', 'd'];
const BATCHES = 7;

/** Batch after batch, tables begin and grow; each brings all that an append can bring. */
function batch(number: number, seqs: ReadonlyMap<string, number>): readonly Change[] {
  const begun = TABLES.slice(0, number + 1);
  return begun.map(table => {
    const after = seqs.get(table) ?? 0;
    const seq = after + 1 + (number % 2);
    const more = { records: records(after + 1, seq), keys: [{ guest: 'ann', key: `${seq}` }] };
    return {
      table,
      after,
      ...more,
      ...(after === 0 ? { code: table } : {}),
      listing: listing(table, { moves: seq }),
      ...(number % 3 === 0 ? { snapshot: snapshot(seq) } : {}),
    };
  });
}

/** The store as it is on a disk: which of the states it is in that were ever kept; all of it has to agree. */
async function stateOf(path: string, states: readonly ReadonlyMap<string, number>[]): Promise<number> {
  const core = await coreOf(new DatabaseSync(path));
  const seqs = await core.seqs(TABLES);
  for (const [table, seq] of seqs) {
    expect(await core.loadAll(table)).toEqual(records(1, seq));
    expect(await core.find(table)).toMatchObject({ moves: seq });
    expect(await core.seenKey(table, 'ann', `${seq}`)).toBe(seq);
    const { snapshot, records: rest } = (await core.load(table))!;
    expect((snapshot?.seq ?? 0) + rest.length).toBe(seq);
  }
  await core.close();
  const text = (map: ReadonlyMap<string, number>) => JSON.stringify([...map].sort());
  return states.map(text).indexOf(text(seqs));
}

describe('R2: a crash at any write', () => {
  /** A store in which batch after batch is kept; before every statement somebody may look at its file. */
  async function written(look: (path: string, kept: number) => void = () => {}) {
    const path = join(temporaryFolder(), 'tessera.db');
    const file = new Watched(path);
    const core = await coreOf(file);
    const states: ReadonlyMap<string, number>[] = [new Map()];
    const sizes: number[] = [];
    file.watch = () => look(path, states.length - 1);
    for (let number = 0; number < BATCHES; number += 1) {
      const changes = batch(number, states.at(-1)!);
      expect(await core.commit(changes)).toEqual(changes.map(() => true));
      states.push(new Map(changes.map(({ table, after, records }) => [table, after + records.length])));
      sizes.push(statSync(`${path}-wal`).size);
    }
    return { path, core, states, sizes };
  }

  test('before every single statement, the disk holds whole batches and every one that was acknowledged', async () => {
    const images: { path: string; kept: number }[] = [];
    const folder = temporaryFolder();
    const { core, states } = await written((source, kept) => {
      const path = join(folder, `${images.length}.db`);
      images.push({ path, kept });
      copyFileSync(source, path);
      copyFileSync(`${source}-wal`, `${path}-wal`);
    });
    await core.close();
    expect(images.length).toBeGreaterThan(BATCHES * 7);
    for (const { path, kept } of images) expect(await stateOf(path, states)).toBe(kept);
  });

  test('wherever the log is torn, what is left is whole batches, with every one that had been waited for', async () => {
    const { path, core, states, sizes } = await written();
    const folder = temporaryFolder();
    const log = readFileSync(`${path}-wal`);
    const [header, frame] = [32, 24 + 4096];
    expect((log.length - header) % frame).toBe(0);
    const frames = (log.length - header) / frame;
    expect(frames).toBeGreaterThan(50);
    for (let count = 0; count <= frames; count += 1) {
      for (const torn of [0, 1500]) {
        const length = Math.min(log.length, header + count * frame + torn);
        const image = join(folder, `${count}-${torn}.db`);
        copyFileSync(path, image);
        writeFileSync(`${image}-wal`, log.subarray(0, length));
        const state = await stateOf(image, states);
        expect(state).toBe(sizes.filter(size => size <= length).length);
      }
    }
    await core.close();
  });
});

test('R2: a server that is killed has lost nothing it had acknowledged', async () => {
  const path = join(temporaryFolder(), 'tessera.db');
  const program = fileURLToPath(new URL('../../test/appending.ts', import.meta.url));
  const acknowledged = new Map<string, number>();
  const least = (): number => Math.min(...TABLES.map(table => acknowledged.get(table) ?? 0));
  for (const enough of [5, 40]) {
    const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const [table = '', seq] = line.split(' ');
      acknowledged.set(table, Number(seq));
      if (least() >= enough) child.kill('SIGKILL');
    }
    const core = await openLogged(path);
    for (const [table, seq] of await core.seqs(TABLES)) {
      // The last one may have been kept though it was told to nobody.
      expect([0, 1]).toContain(seq - acknowledged.get(table)!);
      expect(await core.loadAll(table)).toEqual(records(1, seq));
    }
    await core.close();
  }
  expect(least()).toBeGreaterThanOrEqual(40);
});

describe('R3: a disk that fails', () => {
  test('a full disk refuses in words, keeps what it had, and goes on when there is room', async () => {
    const file = new Watched(join(temporaryFolder(), 'tessera.db'));
    const store = await storeOf(file);
    await store.create(listing('a'), records(1, 1));
    const { page_count: pages } = file.prepare('pragma page_count').get() as { page_count: number };
    file.exec(`pragma max_page_count = ${pages + 4}`);
    const more = records(2, 400);
    await expect(store.append({ table: 'a', after: 1, records: more })).rejects.toMatchObject({
      name: 'StoreFailure',
      code: 'full',
      canGoOn: true,
      message: 'There is no room left for the database.',
    });
    expect(store.failure).toBeUndefined();
    expect(await store.loadAll('a')).toEqual(records(1, 1));
    file.exec('pragma max_page_count = 100000');
    expect(await store.append({ table: 'a', after: 1, records: more })).toBe('stored');
    expect(await store.loadAll('a')).toEqual(records(1, 400));
    await store.close();
  });

  test('after a failed fsync nothing of the batch is acknowledged, and nothing more is kept', async () => {
    const path = join(temporaryFolder(), 'tessera.db');
    const file = new Watched(path);
    const store = await storeOf(file);
    await store.create(listing('a'), records(1, 1));
    await store.create(listing('b'), records(1, 1));
    const SQLITE_IOERR_FSYNC = 1034;
    file.watch = sql => {
      if (sql === 'commit') throw Object.assign(new Error('disk I/O error'), { errcode: SQLITE_IOERR_FSYNC });
    };
    const append = (table: string) => store.append({ table, after: 1, records: records(2, 2) });
    const failed = await Promise.allSettled([append('a'), append('b')]);
    expect(failed).toMatchObject([
      { reason: { code: 'broken', canGoOn: false } },
      { reason: { code: 'broken', canGoOn: false } },
    ]);
    file.watch = () => {};
    expect(store.failure).toMatchObject({ code: 'broken' });
    await expect(append('a')).rejects.toBe(store.failure);
    await store.close();
    const again = await storeOf(new DatabaseSync(path));
    expect(await again.loadAll('a')).toEqual(records(1, 1));
    expect(await again.append({ table: 'a', after: 1, records: records(2, 2) })).toBe('stored');
    await again.close();
  });
});
