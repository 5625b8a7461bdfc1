/** `npm run pictures`: takes every picture of the documentation anew and removes obsolete ones. */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/pictures';
/** Tests of this name open the screens (`PICTURED` in packages/web/test/sizes.ts). */
const TESTS = [
  'run',
  'packages/web/test',
  '-t',
  'as pictured in the documentation',
  '--passWithNoTests=false',
];

const started = Date.now();
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, UPDATE_PICTURES: '1' },
});
if (status !== 0) process.exit(status ?? 1);
const pictures = readdirSync(FOLDER).filter(name => name.endsWith('.png'));
const old = pictures.filter(name => statSync(join(FOLDER, name)).mtimeMs < started);
for (const name of old) rmSync(join(FOLDER, name));
console.log(`${pictures.length - old.length} pictures taken, ${old.length} removed`);
