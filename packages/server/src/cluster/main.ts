/**
 * `npm run cluster`: PostgreSQL and three servers on this machine, a model of four machines. Each address
 * serves every table. Data is in ./data/cluster and persists.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stopWithParent } from '../orphan.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const SERVER = join(HERE, '..', 'main.ts');
const HOLDER = join(HERE, 'holder.ts');

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '4401' },
    data: { type: 'string', default: join('data', 'cluster') },
  },
});

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const nodes: ChildProcess[] = [];
let isStopping = false;

say(existsSync(values.data) ? 'Starting PostgreSQL...' : 'Setting up PostgreSQL...');
const postgres = spawn(process.execPath, [HOLDER, values.data], {
  detached: true, // not in the terminal's process group, which Ctrl+C signals
  windowsHide: true,
  stdio: ['pipe', 'pipe', 'inherit'],
});
postgres.once('exit', code => {
  if (!isStopping) process.exit(code ?? 1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
stopWithParent(stop);
const url = String((await once(postgres.stdout, 'data'))[0]).trim();
if (!isStopping) {
  for (let i = 0; i < Number(values.nodes); i++) nodes.push(startNode(Number(values.port) + i));
  const { host, username } = new URL(url);
  say(`PostgreSQL: ${host}, user ${username}, password in ${join(values.data, 'password')}`);
  say('Ctrl+C stops everything; nothing is lost by that.');
}

function startNode(port: number): ChildProcess {
  // By environment variable: every user of the machine can read the arguments of a process.
  const node = spawn(process.execPath, [SERVER, '--port', String(port)], {
    env: { ...process.env, TESSERA_DATABASE: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  node.stdout?.once('data', () => say(`A server: http://127.0.0.1:${port}`));
  node.once('exit', code => {
    if (!isStopping) say(`The server on port ${port} ended (${code}); the others go on.`);
  });
  return node;
}

/** The servers drain first, then PostgreSQL stops. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const isRunning = (node: ChildProcess): boolean => node.exitCode === null && node.signalCode === null;
  const ended = (node: ChildProcess): unknown => isRunning(node) && once(node, 'exit');
  const draining = nodes.map(ended);
  for (const node of nodes) node.kill('SIGTERM');
  await Promise.all(draining);
  const stopped = ended(postgres);
  postgres.stdin.end();
  await stopped;
  process.exit(0);
}
