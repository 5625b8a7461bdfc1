/** Server processes that can be killed, suspended and restarted at the same address. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Kills the servers of an aborted trial. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export class ServerProcess {
  readonly address: string;
  #args: readonly string[];
  #main = MAIN;
  #child: ChildProcess | undefined;
  /** Error output of the process. */
  complaints = '';

  private constructor(port: number, args: readonly string[]) {
    this.address = `http://127.0.0.1:${port}`;
    this.#args = ['--port', String(port), ...args];
  }

  /** On a data folder, or on a database. */
  static async start(
    folder: string,
    database?: string,
    more: readonly string[] = [],
    {
      limits = 'no limits',
      main = MAIN,
    }: { limits?: 'no limits' | 'usual limits'; main?: string | undefined } = {},
  ): Promise<ServerProcess> {
    const client = join(folder, 'client');
    mkdirSync(client, { recursive: true });
    writeFileSync(join(client, 'index.html'), '<title>Tessera</title>');
    const data = database === undefined ? ['--data', join(folder, 'data')] : ['--database', database];
    const server = new ServerProcess(await freePort(), [
      '--client',
      client,
      ...data,
      ...(limits === 'no limits' ? ['--unlimited'] : []),
      ...more,
    ]);
    await server.start({ main });
    return server;
  }

  /** Resolves when it serves; `more` are further arguments, `main` is the version's entry point. */
  async start({
    main,
    more = [],
  }: {
    readonly main?: string;
    readonly more?: readonly string[];
  } = {}): Promise<void> {
    this.#main = main ?? this.#main;
    this.#args = [...this.#args, ...more];
    const child = spawn(process.execPath, [this.#main, ...this.#args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr.on('data', data => {
      this.complaints += data;
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${this.complaints}`)));
    });
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const line = text.split('\n').find(one => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1]);
  }

  /** SIGKILL; resolves when the process has ended. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
