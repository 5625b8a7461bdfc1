/** `npm run torture [-- NAME…]`: the long form of every trial, or of those that are named; ends with 1 if one failed. */
import { parseArgs } from 'node:util';
import { ALL_TRIALS } from './trials.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
});
const wanted = new Set(positionals);
const trials = Object.entries(ALL_TRIALS).filter(([name]) => wanted.size === 0 || wanted.has(name));
if (trials.length === 0) {
  console.error(`There is no such trial; there are ${Object.keys(ALL_TRIALS).join(', ')}.`);
  process.exit(2);
}
let failed = 0;
for (const [name, trial] of trials) {
  console.log(`${trial.id} ${name}: ${trial.what}`);
  const start = Date.now();
  const { did, faults } = await trial.run(values.short ? 'short' : 'long', line => console.log(`   ${line}`));
  console.log(
    `   ${did}, ${((Date.now() - start) / 1000).toFixed(0)} s: ${faults.length === 0 ? 'holds' : 'FAILED'}`,
  );
  for (const fault of faults.slice(0, 20)) console.error(`   ${fault}`);
  if (faults.length > 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
