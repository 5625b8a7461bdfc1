/** Runs the browser tests with every combination of screen, viewport, theme and language; arguments go to Vitest. */
import { spawnSync } from 'node:child_process';

const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browsers', ...process.argv.slice(2)];
process.exitCode =
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SCREENS: 'all' } }).status ??
  1;
