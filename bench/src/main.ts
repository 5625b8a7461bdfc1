/** `npm run bench [-- NAME... --dry]`: runs benchmarks and appends their findings to RESULTS.md. */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { BENCH_NAMES, type BenchName } from './registry.ts';
import { parseRequest, RequestError } from './request.ts';
import { appendRows, type Finding, formatRow, formatSummary, settingNow, verdictOf } from './results.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
const RESULTS = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

/** Name of this run for its processes. */
const RUN = randomUUID();

/** Findings of a benchmark in its own process; undefined when it failed and printed why. */
function runBench(name: BenchName): Promise<readonly Finding[] | undefined> {
  const child = fork(CHILD, [name], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production', BENCH_RUN: RUN },
  });
  let findings: readonly Finding[] | undefined;
  child.on('message', message => {
    findings = message as readonly Finding[];
  });
  return new Promise(resolve => child.on('exit', code => resolve(code === 0 ? findings : undefined)));
}

async function main(args: readonly string[]): Promise<number> {
  const { names, isDry } = parseRequest(args, BENCH_NAMES);
  let isFine = true;
  const start = performance.now();
  const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(0);
  for (const [index, name] of names.entries()) {
    const { load, node } = settingNow();
    console.log(`\n[${index + 1}/${names.length}] ${name}, node ${node}, load ${load} cores`);
    const begun = performance.now();
    const findings = await runBench(name);
    if (!findings) console.error(`The benchmark ${name} could not be finished; nothing was written for it.`);
    const setting = settingNow();
    for (const finding of findings ?? []) console.log(formatSummary(finding));
    console.log(`   load ${setting.load} cores, node ${setting.node}, ${secondsSince(begun)} s`);
    if (findings && !isDry)
      await appendRows(
        RESULTS,
        findings.map(finding => formatRow(finding, setting)),
      );
    isFine &&= findings?.every(finding => verdictOf(finding) !== 'FAIL') ?? false;
  }
  console.log(`\n${isFine ? 'Every must held' : 'Not every must held'}; ${secondsSince(start)} s in all.`);
  return isFine ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RequestError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
