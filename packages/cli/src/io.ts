/** Streams of a command: the process's own, or a test's. */
import type { Readable, Writable } from 'node:stream';
import { EXIT } from './exit.ts';
import { printable } from './ink.ts';

type Terminal = { readonly isTTY?: boolean };

export interface Io {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /**
   * Aborts on the first Ctrl+C from now on, so that work can be left in good order; a second Ctrl+C exits at
   * once.
   */
  interruption(): AbortSignal;
}

/**
 * Prints lines of the result. Control characters in a line are escaped (`printable`): every write goes
 * through here.
 */
export const print = (io: Io, ...lines: readonly string[]): void => write(io.stdout, lines);

/** Prints lines beside the result: errors, notes, progress. */
export const note = (io: Io, ...lines: readonly string[]): void => write(io.stderr, lines);

const write = (stream: Writable, lines: readonly string[]): void => {
  for (const line of lines) stream.write(`${printable(line)}\n`);
};

/** Redraws the last, open line of a terminal; an empty text clears it. */
export const redraw = (io: Io, line: string): void => {
  io.stderr.write(`\r\x1b[K${printable(line)}`);
};

/** Prints a result for programs as JSON on one line; escaped characters are escapes of JSON too. */
export const printJson = (io: Io, value: unknown): void => print(io, JSON.stringify(value));

/** True on a terminal without NO_COLOR. */
export const wantsColour = (io: Io): boolean =>
  io.stdout.isTTY === true && (io.env.NO_COLOR ?? '') === '' && io.env.TERM !== 'dumb';

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', endWithoutOutput);
  stderr.on('error', () => {}); // an error about standard error cannot be reported
  return { stdin, stdout, stderr, env, interruption };
}

/** A closed pipe (`| head`) ends a command quietly; a full disk means a lost result. */
function endWithoutOutput({ code }: NodeJS.ErrnoException): never {
  if (code === 'EPIPE') process.exit(process.exitCode ?? EXIT.ok);
  process.stderr.write(`tessera: standard output cannot be written to (${code})\n`);
  process.exit(EXIT.malformed);
}

function interruption(): AbortSignal {
  const stopper = new AbortController();
  process.on('SIGINT', () => {
    if (stopper.signal.aborted) process.exit(EXIT.interrupted);
    stopper.abort();
  });
  return stopper.signal;
}
