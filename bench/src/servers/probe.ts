/** What a measured server process tells whoever measures it, over the channel between them. */
import { type ChildProcess, fork } from 'node:child_process';

interface Probe {
  /** Processor time of the whole process so far, in microseconds. */
  readonly cpu: number;
  /** Bytes in use after a collection. */
  readonly heap: number;
}

/** In the server: says where it listens, and answers probes. */
export function answerProbes(port: number): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed } satisfies Probe);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

export interface Measured {
  readonly port: number;
  readonly child: ChildProcess;
  probe(): Promise<Probe>;
  stop(): Promise<void>;
}

/** A server in a process of its own. */
export async function startMeasured(file: URL, args: readonly string[] = []): Promise<Measured> {
  const child = fork(file, [...args], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const next = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', message => resolve(message as T));
      child.once('exit', code => reject(new Error(`${file.pathname} ended with ${code}`)));
    });
  const { port } = await next<{ port: number }>();
  return {
    port,
    child,
    probe() {
      const answer = next<Probe>();
      child.send('probe');
      return answer;
    },
    stop: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
