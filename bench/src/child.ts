/** Runs one benchmark in a process of its own, so that none is slowed by the optimizations of another. */
import { isBenchName, loadBench } from './registry.ts';

const name = process.argv[2] ?? '';
if (!isBenchName(name)) throw new Error('child.ts is started by main.ts');
const bench = await loadBench(name);
const findings = await bench.run(line => console.log(line));
// Exits explicitly: clients that reconnect to a measured server would keep the process alive.
process.send?.(findings, () => process.exit());
