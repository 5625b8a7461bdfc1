import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/stores.ts';
import { closedAbove, postgresIn } from './postgres.ts';

const MODULE = new URL('postgres.ts', import.meta.url).href;

test('a process that ran PostgreSQL keeps its own exit code, so that failed tests fail', () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const program = `
    import { postgresIn } from ${JSON.stringify(MODULE)};
    const { server } = await postgresIn(${JSON.stringify(`${folder}/postgres`)}, '-c', 'fsync=off');
    await server.stop();
    process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', program]).status).toBe(3);
});

const connect = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
};

test('a cluster has a random password that only its owner can read; an old one is migrated', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const file = join(folder, 'password');
  writeFileSync(file, 'password', { mode: 0o600 }); // the password of older versions
  const old = await postgresIn(folder, '-c', 'fsync=off');
  await old.server.stop();
  rmSync(file);

  const { url, server } = await postgresIn(folder, '-c', 'fsync=off');
  try {
    const password = readFileSync(file, 'utf8');
    expect(password).toMatch(/^[\w-]{32}$/);
    expect(statSync(file).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    await connect(url);
    await expect(connect(url.replace(password, 'password'))).rejects.toMatchObject({ code: '28P01' });
  } finally {
    await server.stop();
  }
});

test('a folder that only its owner may enter is named, the outermost first', () => {
  const modes: Record<string, number> = {
    '/': 0o755,
    '/a': 0o755,
    '/a/b': 0o700,
    '/a/b/c': 0o600,
    '/d': 0o711,
  };
  const closed = (path: string) => closedAbove(path, folder => modes[folder] ?? 0);
  expect([closed('/a/b/c'), closed('/a'), closed('/d')]).toEqual(['/a/b', undefined, undefined]);
});
