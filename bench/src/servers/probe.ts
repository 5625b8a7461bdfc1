/** What a measured server process tells whoever measures it, over the channel between them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

interface Probe {
  /** Processor time of the whole process so far, in microseconds. */
  readonly cpu: number;
  /** Bytes in use after a collection. */
  readonly heap: number;
}

/** In the server: says where it listens, and answers probes. */
export function answerProbes(port: number): void {
  process.on('message', () => {
    for (let i = 0; i < 2; i++) globalThis.gc?.(); // what is only held weakly goes with the second
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
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`${file.pathname} ended with ${code}`);
  });
  failed.catch(() => {}); // whoever waits for an answer hears of it
  const next = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(child, 'message'), failed]);
    return message as T;
  };
  const { port } = await next<{ port: number }>();
  return {
    port,
    child,
    probe() {
      const answer = next<Probe>();
      child.send('probe');
      return answer;
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
