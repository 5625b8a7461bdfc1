/** The command as a process of its own. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the command; its output is collected until it ends. */
export function launch(
  args: readonly string[],
  stdio: StdioOptions = 'pipe',
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio });
  let [out, err] = ['', ''];
  child.stdout?.on('data', chunk => {
    out += chunk;
  });
  child.stderr?.on('data', chunk => {
    err += chunk;
  });
  child.stdin?.on('error', () => {}); // the process may exit before everything is written
  const ended = new Promise<Ended>(resolve => child.on('close', code => resolve({ code, out, err })));
  return { child, ended };
}

/** Runs the command to its end; `head` stops reading after so many bytes, as `| head` does. */
export function start(
  args: readonly string[],
  stdin: string | Buffer = '',
  head = Number.POSITIVE_INFINITY,
): Promise<Ended> {
  const { child, ended } = launch(args);
  let read = 0;
  child.stdout?.on('data', chunk => {
    read += chunk.length;
    if (read >= head) child.stdout?.destroy();
  });
  child.stdin?.end(stdin);
  return ended;
}
