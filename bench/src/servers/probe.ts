/** What a measured server process tells whoever measures it, over the channel between them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What can be asked of it. */
const ANSWERS = {
  /** Processor time of the whole process so far, in microseconds. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /** Bytes in use after a collection. Nobody is measured right after it: that would hide what collecting costs. */
  heap() {
    for (let i = 0; i < 2; i++) globalThis.gc?.(); // what is only held weakly goes with the second
    return process.memoryUsage().heapUsed;
  },
};

/** In the server: says where it listens, and answers probes. */
export function answerProbes(port: number): void {
  process.on('message', (question: keyof typeof ANSWERS) => process.send?.({ value: ANSWERS[question]() }));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

export interface Measured {
  readonly port: number;
  readonly child: ChildProcess;
  ask(question: keyof typeof ANSWERS): Promise<number>;
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
    async ask(question) {
      const answer = next<{ value: number }>();
      child.send(question);
      return (await answer).value;
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
