/** `tessera store inspect`: read-only report, and setting a damaged log aside without deleting anything. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { tessera, tesseraJson } from '../../cli/test/harness.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { folderOf } from '../src/store/sqlite/tailFormat.ts';
import { opened } from './stores.ts';
import { filesOf, killed, SMALL, seqOf } from './tails.ts';

/** Names, bytes and times of all files below a folder. */
function fingerprint(folder: string): string {
  const sum = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    const { mtimeMs, mode } = statSync(path);
    sum.update(`${name} ${mtimeMs} ${mode}\n`);
    if (statSync(path).isFile()) sum.update(readFileSync(path));
  }
  return sum.digest('hex');
}

const inspect = (path: string, ...more: string[]) =>
  tessera(['store', 'inspect', '--data', dirname(path), ...more]);

/** Changes one byte in the body of a batch. */
function damage(path: string, batch: number): void {
  const [file = ''] = filesOf(path);
  const bytes = readFileSync(file);
  const line = bytes.indexOf(`\n${batch} `) + 60;
  bytes[bytes.indexOf('moves', line)] = 109 ^ 1;
  writeFileSync(file, bytes);
}

describe('tessera store inspect', () => {
  test('prints a report of a database and its log, and changes nothing', async () => {
    const { path, identity } = await killed(5);
    const before = fingerprint(dirname(path));
    expect(await inspect(path)).toMatchObject({
      code: 0,
      lines: [
        `database ${path}`,
        `  id ${identity.store}, version ${MIGRATIONS.length}`,
        '  1 table with 1 record',
        '  last checkpoint: batch 0',
        '  not closed: its last server was killed, and its write-ahead log is needed',
        `write-ahead log ${folderOf(path)}`,
        `  0000000000000001: format 2, 16,384 bytes, batches 1 to 4, of database ${identity.store}`,
        '  4 batches are not in the database yet',
        'A server can start with it.',
      ],
    });
    expect(fingerprint(dirname(path))).toBe(before);
    await seqOf(path);
    expect((await inspect(path)).lines).toContain('  closed');
  });

  test('names the damaged batch and its losses; setting aside keeps the rest and deletes nothing', async () => {
    const { path } = await killed(6);
    damage(path, 3);
    const before = fingerprint(dirname(path));
    const { code, out } = await inspect(path);
    expect(code).toBe(1);
    expect(out).toMatch(/0000000000000001, line 4: batch 3 is not what was written\./);
    expect(out).toMatch(/table a: records \(a batch is not readable\)/);
    expect(out).toMatch(/table a: records 5 to 6 \(record 4 is missing\)/);
    expect(fingerprint(dirname(path))).toBe(before);
    await expect(seqOf(path)).rejects.toMatchObject({ code: 'damaged' });

    const [bytes] = filesOf(path).map(file => readFileSync(file));
    const { json } = await tesseraJson(['store', 'inspect', '--data', dirname(path), '--set-aside']);
    const { to, losses } = json as { to: string; losses: unknown[] };
    expect(losses).toContainEqual({ table: 'a', from: 5, to: 6, why: 'record 4 is missing' });
    expect(readFileSync(join(to, '0000000000000001'))).toEqual(bytes);
    expect(JSON.parse(readFileSync(join(to, 'losses.json'), 'utf8'))).toEqual(losses);
    expect(await seqOf(path)).toBe(3);
    expect((await inspect(path)).code).toBe(0);
    expect(await inspect(path, '--set-aside')).toMatchObject({
      code: 1,
      lines: ['There is nothing to set aside: a server can start as it is.'],
    });
  });

  test('reports unknown losses of a truncated log', async () => {
    const { path, lengths } = await killed(41);
    truncateSync(filesOf(path)[0] as string, lengths[3]! + 100);
    const { code, out } = await inspect(path);
    expect(code).toBe(1);
    expect(out).toContain('in the midst of batch 5, without the room');
    expect(out).not.toContain('nobody was told');
    expect(out).toContain('everything after batch 4, nobody knows how much (the file ends after');
    const { json } = await tesseraJson(['store', 'inspect', '--data', dirname(path), '--set-aside']);
    const { to, losses } = json as { to: string; losses: unknown[] };
    expect(losses).toContainEqual({ afterBatch: 4, why: expect.stringContaining('the file ends after') });
    expect(JSON.parse(readFileSync(join(to, 'losses.json'), 'utf8'))).toEqual(losses);
    expect(await seqOf(path)).toBe(5);
  });

  test('names the batches of a missing file, and possible later ones', async () => {
    const { path } = await killed(12, SMALL);
    const [, second = '', third = ''] = filesOf(path);
    const [from, to] = [second, third].map(file => Number(basename(file)));
    rmSync(second);
    expect((await inspect(path)).out).toMatch(
      new RegExp(`everything in batch(es)? ${from}( to ${to! - 1})? \\(not in the log\\)`),
    );
    rmSync(filesOf(path).at(-1) as string);
    expect((await inspect(path)).out).toMatch(/everything after batch \d+.*the file of the log that follows/);
  });

  test('accepts the loss of a missing log', async () => {
    const { path } = await killed(4);
    rmSync(folderOf(path), { recursive: true });
    const { out, lines } = await inspect(path);
    expect(out).toContain('is missing');
    const loss = '  everything after batch 0, nobody knows how much (the log is missing)';
    expect(lines).toContain(loss);
    const aside = await inspect(path, '--set-aside');
    expect(aside.out).toContain('acknowledged after the last checkpoint is lost');
    expect(aside.lines).toContain(loss);
    expect(await seqOf(path)).toBe(1);
  });

  test('moves a log of another database away as a whole, and applies nothing of it', async () => {
    const [one, other] = [await killed(3), await killed(5)];
    const [mine = '', theirs = ''] = [filesOf(one.path)[0], filesOf(other.path)[0]];
    writeFileSync(mine, readFileSync(theirs));
    expect((await inspect(one.path)).out).toContain(`belongs to the database ${other.identity.store}`);
    const { json } = await tesseraJson(['store', 'inspect', '--data', dirname(one.path), '--set-aside']);
    expect(existsSync(join((json as { to: string }).to, '0000000000000001'))).toBe(true);
    expect(await seqOf(one.path)).toBe(1);
  });

  test('names every damaged journal of a damaged database, and refuses to repair it', async () => {
    const { path } = await killed(4);
    await seqOf(path);
    using file = new DatabaseSync(path);
    file.exec("update records set at = 1 where table_id = 'a' and seq = 2");
    file.close();
    expect((await inspect(path)).out).toContain(
      'The journal of table a is damaged: record 2 is not what was written.',
    );
    writeFileSync(path, 'nothing of a database');
    rmSync(`${path}-wal`, { force: true });
    expect(await inspect(path)).toMatchObject({
      code: 1,
      out: expect.stringContaining('The file is no database.'),
    });
    rmSync(path);
    expect((await inspect(path)).out).toContain('There is no database');
    expect((await tessera(['store', 'polish'])).code).toBe(2);
  });

  test('reports while a server runs, and refuses to set anything aside', async () => {
    const { path } = await killed(3);
    const store = await opened(`sqlite:${path}`);
    expect((await inspect(path)).out).toContain('a server is using it');
    expect((await inspect(path, '--set-aside')).out).toContain('Another server uses');
    await store.close();
  });
});
