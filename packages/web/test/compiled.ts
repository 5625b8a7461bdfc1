/**
 * Fills the cache of compiled modules, once for each clone: the servers of most tests are killed, and a killed process
 * writes none.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export default function setup(): void {
  if (existsSync(process.env.NODE_COMPILE_CACHE ?? '')) return;
  spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts'), '--help'], {
    stdio: 'ignore',
  });
}
