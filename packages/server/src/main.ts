import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { greeting, visitorAddresses, warning } from './addresses.ts';
import { openDoor } from './admin/door.ts';
import { createApp } from './app.ts';
import { Archive } from './archive.ts';
import { HELP, parseArguments, type ServerArguments } from './arguments.ts';
import { readFiles } from './files.ts';
import { LIMITS, type Limits, UNLIMITED } from './limits/limits.ts';
import { readLimits } from './limits/readLimits.ts';
import { stopWithParent } from './orphan.ts';
import { openStore } from './store/openStore.ts';
import { fileIn } from './store/sqlite/fileIn.ts';
import { ownFolder } from './store/sqlite/owner.ts';
import type { Store } from './store/types.ts';
import { serveTables, type Tables } from './tables.ts';

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');

/** Grace period for responses in progress on shutdown. */
const RESPONSES_MS = 1000;
/** Grace period for the whole shutdown; a forced exit loses nothing but responses. */
const SHUTDOWN_MS = 2500;

/** Prints the sentence without a stack, for the person who typed the command. */
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

async function listen(args: ServerArguments): Promise<void> {
  const { client = CLIENT, host, name, open, port } = args;
  const hosts = [host, hostname(), `${hostname()}.local`, ...name];
  const limits = limitsOf(args);
  const files = readFiles(client);
  const archive = new Archive((build, error) =>
    complain(`the files of build ${build} in the database are damaged. ${(error as Error).message}`),
  );
  const app = await createApp(files, { hosts, hasTables: true, archive, log: process.stderr });
  const store = await openStore(databaseOf(args));
  // Stores the builds before the first page is served: its chunks may be requested from another server.
  await archive
    .open(store.builds, Date.now(), files, ...(args.earlier === undefined ? [] : [readFiles(args.earlier)]))
    .catch(({ message }: Error) =>
      complain(`other servers will not have the files of this build. ${message}`),
    );
  const tables = await serveTables(app, {
    store,
    hosts,
    isProxied: args.proxy,
    limits,
    retention: args.retention,
    metricsToken: process.env.TESSERA_METRICS_TOKEN,
    onBroken: sentence => fail(sentence, 1),
  });
  const closeDoor = await doorFor(args, tables);
  const address = await app.listen({ port, host });
  const drain = (): Promise<void> => {
    closeDoor();
    return stop(app, tables, store);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, drain);
  stopWithParent(drain);
  const bound = app.addresses() as AddressInfo[];
  const urls = visitorAddresses(bound, networkInterfaces());
  const warned = warning(host, bound);
  if (warned) complain(warned);
  process.stdout.write(greeting(urls));
  if (open) openBrowser(urls[0] ?? address);
}

const limitsOf = ({ unlimited, limits }: ServerArguments): Limits =>
  unlimited ? UNLIMITED : limits === undefined ? LIMITS : readLimits(limits);

function databaseOf({ data, database }: ServerArguments): string {
  if (database !== undefined) return database;
  ownFolder(data);
  return `sqlite:${fileIn(data)}`;
}

/** The administration endpoint of a data folder; PostgreSQL needs none, since commands go through the database. */
const doorFor = async (args: ServerArguments, tables: Tables): Promise<() => void> =>
  databaseOf(args).startsWith('sqlite:') ? openDoor(args.data, tables.administer) : () => {};

/** Graceful shutdown: accepted commands are persisted, responses in progress get a grace period, idle connections none. */
async function stop(app: FastifyInstance, tables: Tables, store: Store): Promise<void> {
  const leave = (): never => process.exit(0);
  setTimeout(leave, SHUTDOWN_MS);
  await tables.stop();
  await Promise.race([app.close(), sleep(RESPONSES_MS)]);
  await store.close();
  leave();
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
