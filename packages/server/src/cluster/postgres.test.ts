import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/stores.ts';

const MODULE = new URL('postgres.ts', import.meta.url).href;

test('a process that had a PostgreSQL ends with its own exit code: a run of tests that failed has failed', () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const program = `
    import { postgresIn } from ${JSON.stringify(MODULE)};
    const { server } = await postgresIn(${JSON.stringify(`${folder}/postgres`)}, '-c', 'fsync=off');
    await server.stop();
    process.exitCode = 3;`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', program]).status).toBe(3);
});
