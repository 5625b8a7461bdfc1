import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { greeting, visitorAddresses, warning } from './addresses.ts';
import { createApp } from './app.ts';
import { HELP, parseArguments, type ServerArguments } from './arguments.ts';

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');

/** How long answers that are under way may take once the server was told to stop. */
const LAST_ANSWERS_MS = 1000;

/** One sentence, no stack: what goes wrong here is for the person who typed the command. */
function complain(sentence: string): void {
  process.stderr.write(`tessera: ${sentence}\n`);
}

function fail(sentence: string, code: number): never {
  complain(sentence);
  process.exit(code);
}

function readArguments(): ServerArguments {
  try {
    return parseArguments(process.argv.slice(2));
  } catch (error) {
    return fail(`${(error as Error).message.split('\n')[0]} See npm start -- --help.`, 2);
  }
}

async function listen({ client = CLIENT, host, open, port }: ServerArguments): Promise<void> {
  const app = await createApp(client, { hosts: [host, hostname(), `${hostname()}.local`] });
  const address = await app.listen({ port, host });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(app));
  const bound = app.addresses() as AddressInfo[];
  const urls = visitorAddresses(bound, networkInterfaces());
  const warned = warning(host, bound);
  if (warned) complain(warned);
  process.stdout.write(greeting(urls));
  if (open) openBrowser(urls[0] ?? address);
}

/** Lets answers under way end, but waits for nobody who is slow, silent or merely still there. */
function stop(app: FastifyInstance): void {
  const leave = (): never => process.exit(0);
  setTimeout(leave, LAST_ANSWERS_MS);
  app.close().then(leave, leave);
}

function openBrowser(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const child = spawn(command, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => complain(`no browser could be opened; visit ${address}`));
  child.unref();
}

const NO_ADDRESS = 'cannot be reached: --host names no address of this machine';
const COMPLAINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; choose one with npm start -- --port 5000',
  EACCES: 'may not be used by you; choose one above 1023',
  EADDRNOTAVAIL: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
  EINVAL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
};

const options = readArguments();
if (options.help) process.stdout.write(HELP);
else {
  listen(options).catch((error: NodeJS.ErrnoException) => {
    const complaint = COMPLAINTS[error.code ?? ''];
    fail(complaint ? `Port ${options.port} on ${options.host} ${complaint}.` : error.message, 1);
  });
}
