/** Checks of a reviewer: format, lint, types, layers, dead code, bytes of the client, clause coverage. */
import { spawnSync } from 'node:child_process';
import { LINT } from './lint.ts';

/** Programs of Node, started without a shell, so that they are found on every system. */
const CHECKS: readonly { readonly name: string; readonly args: readonly string[] }[] = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', ...LINT] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'layers', args: ['scripts/layers.ts'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'weight of the client', args: ['bench/src/weigh.ts'] },
  { name: 'clause coverage', args: ['packages/cli/src/main.ts', 'rules', '--coverage'] },
];

let failed = 0;
for (const { name, args } of CHECKS) {
  const started = performance.now();
  const result = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isClean = result.status === 0;
  console.log(`${isClean ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (isClean) continue;
  failed++;
  console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`);
}
console.log(failed === 0 ? 'all checks are clean' : `${failed} of ${CHECKS.length} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
