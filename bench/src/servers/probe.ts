/** Channel between a measured server process and the bench. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Probes, answered by the server. */
const ANSWERS = {
  /** Processor time of the whole process so far, in microseconds. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  /**
   * Bytes in use after a garbage collection. Nothing is measured right after it, since that would hide the
   * cost of collecting.
   */
  heap() {
    for (let i = 0; i < 2; i++) globalThis.gc?.(); // a second one collects what was held weakly
    return process.memoryUsage().heapUsed;
  },
};

/** In the server: reports its port, and answers probes. */
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

/** Starts a server in a process of its own. */
export async function startMeasured(file: URL, args: readonly string[] = []): Promise<Measured> {
  const child = fork(file, [...args], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const failed = exited.then(([code]) => {
    throw new Error(`${file.pathname} ended with ${code}`);
  });
  failed.catch(() => {}); // callers that wait for an answer get the error
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
