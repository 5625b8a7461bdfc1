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

/** Batches in which tables are created and grow, with every kind of data an append can have. */
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

/** The committed state that a file on disk is in; all its tables have to agree. */
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
  /** Commits batches to a store; a callback inspects its file before every statement. */
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

  test('before every statement, the disk holds whole batches, with every acknowledged one', async () => {
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

  test('a torn SQLite log leaves whole batches, with every acknowledged one', async () => {
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

test('R2: a killed server has lost nothing that it acknowledged', async () => {
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
      // The last one may be durable without having been acknowledged.
      expect([0, 1]).toContain(seq - acknowledged.get(table)!);
      expect(await core.loadAll(table)).toEqual(records(1, seq));
    }
    await core.close();
  }
  expect(least()).toBeGreaterThanOrEqual(40);
});

describe('R3: a failing disk', () => {
  test('a full disk refuses appends, keeps its data, and goes on when there is room', async () => {
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

  test('a failed fsync acknowledges nothing of the batch, and nothing afterwards', async () => {
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
