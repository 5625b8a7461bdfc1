/** Runs one benchmark in a process of its own, so that none is slowed by what another taught the compiler. */
import { isBenchName, loadBench } from './registry.ts';

const name = process.argv[2] ?? '';
if (!isBenchName(name)) throw new Error('child.ts is started by main.ts');
const bench = await loadBench(name);
const findings = await bench.run(line => console.log(line));
// Whoever still tries to reach a server that was measured would never come to an end.
process.send?.(findings, () => process.exit());
