/** Embedded PostgreSQL for tests: one per run, or a separate one for a test that breaks it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresIn } from '../src/cluster/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server; each test creates its own database. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Without fsync, which would take most of the time of a test.
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
