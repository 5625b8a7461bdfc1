/** A real PostgreSQL for tests, from a package: one for all of a run, or one of its own for a test that breaks it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresIn } from '../src/cluster/postgres.ts';

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
  const { url, server } = await postgresIn(folder, ...flags);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop, server, folder };
}
