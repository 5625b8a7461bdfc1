/** Runs the smoke suite in every browser engine; arguments go to Vitest. */
import { spawnSync } from 'node:child_process';

const config = ['--config', 'packages/web/test/browsers/smoke.config.ts'];
const args = ['node_modules/vitest/vitest.mjs', 'run', ...config, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
