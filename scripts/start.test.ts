import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { npmCommand, THIS_MACHINE } from './machine.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tessera-start-'));
chmodSync(folder, 0o755); // PostgreSQL runs as another user when this one is root
// A separate folder: a server reads all of it, and the other tests write beside it.
const client = join(folder, 'client');
mkdirSync(client);
writeFileSync(join(client, 'index.html'), '<title>Tessera</title>');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const { pid } of children) if (pid) killGroup(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const killGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole process group has ended.
  }
};

/** Runs npm in a process group of its own, as a terminal does, until its output matches. */
function npm(pattern: RegExp, ...args: string[]): Promise<{ npm: ChildProcess; said: string }> {
  // Without the pre-scripts: the client is built before the tests, not during them.
  const { command, args: all } = npmCommand(THIS_MACHINE, ['run', '--ignore-scripts', ...args]);
  const child = spawn(command, all, {
    cwd: THIS_MACHINE.root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk;
        if (pattern.test(said)) resolve({ npm: child, said });
      });
    child.once('exit', code => reject(new Error(`npm ended with ${code}: ${said}`)));
  });
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** True if another server could lock the folder now. */
function isLockFree(data: string): boolean {
  const lock = new DatabaseSync(join(data, 'tessera.db.lock'));
  try {
    lock.exec('begin exclusive');
    return true;
  } catch {
    return false;
  } finally {
    lock.close();
  }
}

const PATIENCE = { timeout: 20_000 };

const toNpm = (signal: NodeJS.Signals) => (child: ChildProcess) => child.kill(signal);
const toAll = (signal: NodeJS.Signals) => (child: ChildProcess) => killGroup(child.pid!, signal);

/** Windows has neither signals nor process groups; there the parent is watched, which `orphan.test.ts` tries. */
describe.skipIf(process.platform === 'win32')('what npm started stops', () => {
  test.concurrent.each([
    ['SIGTERM to npm alone', toNpm('SIGTERM')],
    ['Ctrl+C, which is SIGINT to all processes of the terminal', toAll('SIGINT')],
  ])('npm start, by %s: the port is closed and the folder free', { timeout: 60_000 }, async (name, kill) => {
    const data = join(folder, name.replaceAll(/\W/g, ''));
    const { npm: child, said } = await npm(
      /Press Ctrl/,
      'start',
      '--',
      '--port',
      '0',
      '--data',
      data,
      '--client',
      client,
    );
    const port = Number(/127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
    expect([await isOpen(port), isLockFree(data)]).toEqual([true, false]);
    kill(child);
    await vi.waitUntil(async () => !(await isOpen(port)), PATIENCE);
    await vi.waitUntil(() => isLockFree(data), PATIENCE);
  });

  test.concurrent('npm run cluster, by SIGTERM to npm alone: server and PostgreSQL', {
    timeout: 60_000,
  }, async () => {
    const port = await freePort();
    const { npm: child, said } = await npm(
      /A server/,
      'cluster',
      '--',
      '--nodes',
      '1',
      '--port',
      String(port),
      '--data',
      join(folder, 'cluster'),
    );
    const postgres = Number(/PostgreSQL: 127\.0\.0\.1:(\d+)/.exec(said)?.[1]);
    expect([await isOpen(port), await isOpen(postgres)]).toEqual([true, true]);
    child.kill('SIGTERM');
    await vi.waitUntil(async () => !(await isOpen(port)), PATIENCE);
    await vi.waitUntil(async () => !(await isOpen(postgres)), PATIENCE);
  });
});
