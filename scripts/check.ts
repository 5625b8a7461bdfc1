/** What a reviewer would run: format, lint, types, layers, dead code, clause coverage. */
import { spawnSync } from 'node:child_process';
import { LINT } from './lint.ts';

const CHECKS: readonly {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}[] = [
  { name: 'format and lint', command: 'biome', args: LINT },
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'layers', command: 'node', args: ['scripts/layers.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'clause coverage', command: 'node', args: ['packages/cli/src/main.ts', 'rules', '--coverage'] },
];

let failed = 0;
for (const { name, command, args } of CHECKS) {
  const started = performance.now();
  const result = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isClean = result.status === 0;
  console.log(`${isClean ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (isClean) continue;
  failed++;
  console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`);
}
console.log(failed === 0 ? 'all checks are clean' : `${failed} of ${CHECKS.length} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
