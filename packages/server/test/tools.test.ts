/** Tools of the command line: online backup, restore, migration to PostgreSQL. */
import { copyFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { tessera, tesseraJson } from '../../cli/test/harness.ts';
import type { Store } from '../src/store/types.ts';
import { DATABASES, freshPostgres } from './databases.ts';
import { begin, chair, listing, next, opened, records, snapshot, T0, temporaryFolder } from './stores.ts';
import { killed } from './tails.ts';

const TABLES = ['a', 'b', 'c'];
const sqlite = DATABASES.find(({ name }) => name === 'SQLite')!;
const urlOf = (folder: string): string => `sqlite:${join(folder, 'tessera.db')}`;

/** A data folder of a stopped server, with data of every kind. */
async function served(): Promise<string> {
  const folder = temporaryFolder();
  const store = await opened(urlOf(folder));
  for (const table of TABLES) {
    await begin(store, table, { chairs: [chair('ann')], due: T0 + 9 }, 3);
    await store.append(next(table, 3, { keys: [{ guest: 'ann', key: 'k' }], snapshot: snapshot(4) }));
    await store.append(next(table, 4));
  }
  await store.guests.create({ id: 'ann', name: 'Ann' }, 'her key', T0);
  await store.secret('cookies', 'abc');
  for (const at of [T0, T0 + 60_000]) await store.downtimes.beat(at);
  await store.close();
  return folder;
}

async function contents(store: Store) {
  return {
    journals: await Promise.all(TABLES.map(table => store.load(table))),
    whole: await Promise.all(TABLES.map(table => store.loadAll(table))),
    keys: await Promise.all(TABLES.map(table => store.seenKey(table, 'ann', 'k'))),
    tables: await store.tablesOf('ann'),
    due: await store.due(T0 + 9),
    code: await store.byCode('A'),
    guest: await store.guests.byKey('her key'),
    secret: await store.secret('cookies', 'another'),
    lulls: await store.downtimes.list(),
  };
}

describe('R15: backup and restore', () => {
  test('a backup during play is a prefix with everything acknowledged before it began', async () => {
    const folder = temporaryFolder();
    const store = await opened(urlOf(folder));
    await Promise.all(TABLES.map(table => begin(store, table)));
    const kept = new Map(TABLES.map(table => [table, 1]));
    let isOver = false;
    const playing = TABLES.map(async table => {
      for (let seq = 1; !isOver; seq += 1) {
        expect(await store.append(next(table, seq, { listing: listing(table, { moves: seq + 1 }) }))).toBe(
          'stored',
        );
        kept.set(table, seq + 1);
      }
    });
    await expect.poll(() => Math.min(...kept.values())).toBeGreaterThan(10);
    const before = new Map(kept);
    const file = join(temporaryFolder(), 'backup.db');
    // By the server itself, and from another process.
    await store.backup(file);
    const outside = join(temporaryFolder(), 'backup.db');
    expect(await tessera(['backup', '--data', folder, outside])).toMatchObject({ code: 0, err: '' });
    isOver = true;
    await Promise.all(playing);
    for (const backup of [file, outside]) {
      const restored = temporaryFolder();
      const { json } = await tesseraJson(['restore', '--data', restored, backup]);
      expect(json).toMatchObject({ tables: 3, records: expect.any(Number) });
      const copy = await opened(urlOf(restored));
      for (const [table, seq] of await copy.seqs(TABLES)) {
        expect(seq).toBeGreaterThanOrEqual(before.get(table)!);
        expect(seq).toBeLessThanOrEqual(kept.get(table)!);
        expect(await copy.loadAll(table)).toEqual(records(1, seq));
        expect(await copy.find(table)).toMatchObject({ moves: seq });
        expect(await copy.append(next(table, seq))).toBe('stored');
      }
    }
  });

  test('a restored backup has the same data', async () => {
    const folder = await served();
    const file = join(temporaryFolder(), 'backup.db');
    expect(await tessera(['backup', '--data', folder, file])).toMatchObject({ code: 0 });
    const restored = temporaryFolder();
    const { lines } = await tessera(['restore', '--data', restored, file]);
    expect(lines).toEqual([
      `3 tables with 15 records are in ${restored}`,
      expect.stringMatching(/^digest \w{64}$/),
    ]);
    expect(await contents(await opened(urlOf(restored)))).toEqual(
      await contents(await opened(urlOf(folder))),
    );
  });

  test('restore overwrites nothing and refuses a damaged backup', async () => {
    const folder = await served();
    const [file, other] = [join(temporaryFolder(), 'backup.db'), join(temporaryFolder(), 'other')];
    await tessera(['backup', '--data', folder, file]);
    expect(await tessera(['backup', '--data', folder, file])).toMatchObject({
      code: 1,
      lines: [`${file} exists already: move it away first.`],
    });
    expect(await tessera(['restore', '--data', folder, file])).toMatchObject({ code: 1 });
    await sqlite.execute(`sqlite:${file}`, "delete from records where table_id = 'b' and seq = 2");
    expect(await tesseraJson(['restore', '--data', other, file])).toMatchObject({
      code: 1,
      json: {
        error: {
          kind: 'store',
          code: 'damaged',
          message: 'The journal of table b is damaged: record 2 is missing.',
        },
      },
    });
    expect(existsSync(join(other, 'tessera.db'))).toBe(false);
  });
});

describe('restore of another file', () => {
  test('is refused in one sentence, and creates no database', async () => {
    const folder = temporaryFolder();
    const [text, other, into] = ['notes.txt', 'other.db', 'into'].map(name => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(text, 'What I wanted to say.');
    await sqlite.execute(`sqlite:${other}`, 'create table notes (line text)');
    const refusal = (file: string, why: string) => ({
      code: 1,
      lines: [`${file} is not a backup: ${why}. A backup is a file that "tessera backup" made.`],
    });
    const restore = (file: string) => tessera(['restore', '--data', into, file]);
    expect(await restore(text)).toMatchObject(refusal(text, 'it is no database'));
    expect(await restore(folder)).toMatchObject(refusal(folder, 'it is a folder'));
    expect(await restore(other)).toMatchObject(refusal(other, 'it is the database of another program'));
    // The database of a killed server: part of its data is in the write-ahead log.
    const { path } = await killed(3);
    expect((await restore(path)).out).toContain('part of it is in its write-ahead log');
    expect(existsSync(into)).toBe(false);
  });

  test('a backup is a database of its own: the log of the original is refused beside it', async () => {
    const { path } = await killed(3);
    const store = await opened(`sqlite:${path}`);
    await store.append(next('a', 3));
    const [file, folder] = [join(temporaryFolder(), 'backup.db'), join(temporaryFolder(), 'data')];
    await tessera(['backup', '--data', dirname(path), file]);
    await tessera(['restore', '--data', folder, file]);
    cpSync(`${path}.tail`, join(folder, 'tessera.db.tail'), { recursive: true });
    await expect(opened(urlOf(folder))).rejects.toMatchObject({
      message: expect.stringContaining('belongs to the database'),
    });
  });
});

describe('tessera migrate', () => {
  test('takes the URL from the environment, where no process list shows it', async () => {
    const [folder, url] = [await served(), await freshPostgres()];
    vi.stubEnv('TESSERA_DATABASE', '');
    expect((await tessera(['migrate', '--from', folder])).code).toBe(2);
    vi.stubEnv('TESSERA_DATABASE', url);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await tesseraJson(['migrate', '--from', folder])).toMatchObject({ code: 0, json: { tables: 3 } });
  });

  test('copies a data folder into PostgreSQL with the same digest of every journal', async () => {
    const [folder, url] = [await served(), await freshPostgres()];
    const backup = join(temporaryFolder(), 'backup.db');
    await tessera(['backup', '--data', folder, backup]);
    const { json: whole } = await tesseraJson(['restore', '--data', temporaryFolder(), backup]);
    const { json, code } = await tesseraJson(['migrate', '--from', folder, '--to', url]);
    expect(code).toBe(0);
    expect(json).toEqual(whole);
    const copy = await opened(url);
    expect(await contents(copy)).toEqual(await contents(await opened(urlOf(folder))));
    expect(await copy.append(next('a', 5))).toBe('stored');
  });

  test('refuses a used target, a running source and a damaged source, and copies nothing', async () => {
    const [folder, url] = [await served(), await freshPostgres()];
    const damaged = temporaryFolder();
    copyFileSync(join(folder, 'tessera.db'), join(damaged, 'tessera.db'));
    await sqlite.execute(urlOf(damaged), "update records set at = 1 where table_id = 'c' and seq = 2");
    expect(await tessera(['migrate', '--from', damaged, '--to', url])).toMatchObject({
      code: 1,
      lines: ['The journal of table c is damaged: record 2 is not what was written.'],
    });
    const running = await opened(urlOf(folder));
    expect((await tessera(['migrate', '--from', folder, '--to', url])).out).toContain('Another server uses');
    await running.close();
    expect(await tessera(['migrate', '--from', folder, '--to', url])).toMatchObject({ code: 0 });
    expect(await tessera(['migrate', '--from', folder, '--to', url])).toMatchObject({
      code: 1,
      lines: ['The target is not empty: somebody has served from it, or copied into it.'],
    });
    const nowhere = url.replace(/:\d+\//, ':1/');
    expect((await tessera(['migrate', '--from', folder, '--to', nowhere])).out).toContain(
      'cannot be reached',
    );
  });
});
