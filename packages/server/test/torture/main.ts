/**
 * `npm run torture [-- NAME…]`: the long form of every trial, or of those that are named, one after the other; ends with 1
 * if one failed. Runs unattended: a trial that breaks or hangs does not block the next ones.
 */
import { parseArgs } from 'node:util';
import type { Trial, Verdict } from './trial.ts';
import { ALL_TRIALS } from './trials.ts';

/** Timeout, far above the longest trial. */
const LIMIT_MS = 2 * 3_600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const size = values.short ? 'short' : 'long';
const names = Object.keys(ALL_TRIALS);
const wanted = positionals.length === 0 || positionals.includes('all') ? names : positionals;
const unknown = wanted.find(name => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no trial ${unknown}; there are all, ${names.join(', ')}.`);
  process.exit(2);
}
const say = (line: string): void => console.log(`   ${new Date().toISOString().slice(11, 19)} ${line}`);

async function verdictOn(trial: Trial): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined;
  const endless = new Promise<Verdict>(resolve => {
    timer = setTimeout(() => resolve({ did: '-', faults: ['it did not come to an end'] }), LIMIT_MS);
  });
  const broken = (error: unknown): Verdict => ({ did: '-', faults: [`it broke: ${error}`] });
  const verdict = await Promise.race([trial.run(size, say).catch(broken), endless]);
  clearTimeout(timer);
  return verdict;
}

/** As rows of docs/reliability.md. */
const rows: string[] = [];
let failed = 0;
for (const name of wanted) {
  const trial = ALL_TRIALS[name as keyof typeof ALL_TRIALS];
  console.log(`${trial.id} ${name}: ${trial.what}`);
  const start = Date.now();
  const { did, faults } = await verdictOn(trial);
  const result = faults.length === 0 ? 'holds' : 'FAILED';
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  say(`${did}, ${seconds} s: ${result}`);
  for (const fault of faults.slice(0, 20)) console.error(`   ${fault}`);
  if (faults.length > 0) failed++;
  const day = new Date(start).toISOString().slice(0, 10);
  rows.push(`| ${day} | ${name} (${trial.id}) | ${size} | ${did}; ${seconds} s | ${result} |`);
}
console.log(`\n${rows.join('\n')}`);
process.exit(failed === 0 ? 0 : 1);
