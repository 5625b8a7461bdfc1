/**
 * Weighs the built client (W1, W2, W5: exact, and the same on every machine) and fails where a requirement is
 * missed.
 */
import { type Finding, formatSummary, verdictOf } from './results.ts';
import { bench as w1 } from './w1.ts';
import { bench as w2 } from './w2.ts';
import { measureWire, onTheWire } from './w5.ts';

const isLoud = process.argv.includes('--files');
const say = (line: string): void => {
  if (isLoud) console.log(line);
};

const findings: readonly Finding[] = [
  ...(await w1.run(say)),
  ...(await w2.run(say)),
  ...(await measureWire(onTheWire, say)),
];
for (const finding of findings) console.log(formatSummary(finding));
const failed = findings.filter(finding => verdictOf(finding) === 'FAIL');
process.exitCode = failed.length > 0 ? 1 : 0;
