/**
 * `npm run cluster`: PostgreSQL and three servers on this machine, as one would run them on four. Any of the addresses
 * serves any table. Everything is kept in ./data/cluster and is there again the next time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { postgresIn } from './postgres.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const SERVER = join(HERE, '..', 'main.ts');

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '3' },
    port: { type: 'string', default: '4401' },
    data: { type: 'string', default: join('data', 'cluster') },
  },
});

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

say(existsSync(values.data) ? 'Starting PostgreSQL...' : 'Setting up PostgreSQL...');
const postgres = await postgresIn(values.data);
const nodes = Array.from({ length: Number(values.nodes) }, (_, i) => startNode(Number(values.port) + i));
const { host, username } = new URL(postgres.url);
say(`PostgreSQL: ${host}, user ${username}, password in ${join(values.data, 'password')}`);
say('Ctrl+C stops everything; nothing is lost by that.');

function startNode(port: number): ChildProcess {
  // By the environment: the arguments of a process can be read by every user of the machine.
  const node = spawn(process.execPath, [SERVER, '--port', String(port)], {
    env: { ...process.env, TESSERA_DATABASE: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  node.stdout?.once('data', () => say(`A server: http://127.0.0.1:${port}`));
  node.once('exit', code => {
    if (!isStopping) say(`The server on port ${port} ended (${code}); the others go on.`);
  });
  return node;
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const ended = nodes.map(node => node.exitCode ?? new Promise(resolve => node.once('exit', resolve)));
  for (const node of nodes) node.kill('SIGTERM');
  await Promise.all(ended);
  await postgres.server.stop();
  process.exit(0);
}
// Not that of PostgreSQL, which would stop before the servers have drained.
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
