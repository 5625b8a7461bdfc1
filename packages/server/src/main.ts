import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { HELP, parseArguments, type ServerArguments } from './arguments.ts';

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'web', 'dist');

/** One sentence, no stack: what goes wrong here is for the person who typed the command. */
function fail(sentence: string, code: number): never {
  process.stderr.write(`tessera: ${sentence}\n`);
  process.exit(code);
}

function readArguments(): ServerArguments {
  try {
    return parseArguments(process.argv.slice(2));
  } catch (error) {
    return fail(`${(error as Error).message.split('\n')[0]} See npm start -- --help.`, 2);
  }
}

async function listen(options: ServerArguments): Promise<void> {
  const app = await createApp(CLIENT);
  const address = await app.listen({ port: options.port, host: options.host });
  process.stdout.write(`Tessera is at ${address}\nPress Ctrl+C to stop.\n`);
  if (options.open) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

function openBrowser(address: string): void {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const child = spawn(command, [address], { stdio: 'ignore', detached: true });
  child.on('error', () => process.stderr.write(`tessera: no browser could be opened; visit ${address}\n`));
  child.unref();
}

const COMPLAINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program; choose one with npm start -- --port 5000',
  EACCES: 'may not be used by you; choose one above 1023',
  EADDRNOTAVAIL: 'cannot be reached: --host names no address of this machine',
  ENOTFOUND: 'cannot be reached: --host names no address of this machine',
};

const options = readArguments();
if (options.help) process.stdout.write(HELP);
else {
  listen(options).catch((error: NodeJS.ErrnoException) => {
    const complaint = COMPLAINTS[error.code ?? ''];
    fail(complaint ? `Port ${options.port} on ${options.host} ${complaint}.` : error.message, 1);
  });
}
