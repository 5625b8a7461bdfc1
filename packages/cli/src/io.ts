/** The streams a command talks through: the process's own, or a test's. */
import type { Readable, Writable } from 'node:stream';
import { EXIT } from './exit.ts';
import { printable } from './ink.ts';

type Terminal = { readonly isTTY?: boolean };

export interface Io {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by the first Ctrl+C from now on, so that work can be left in good order; a second one ends it at once. */
  interruption(): AbortSignal;
}

/** Lines of result. What stands in a line never breaks or steers it (`printable`): nobody else writes to a stream. */
export const print = (io: Io, ...lines: readonly string[]): void => write(io.stdout, lines);

/** Lines beside the result: complaints, notes, progress. */
export const note = (io: Io, ...lines: readonly string[]): void => write(io.stderr, lines);

const write = (stream: Writable, lines: readonly string[]): void => {
  for (const line of lines) stream.write(`${printable(line)}\n`);
};

/** Redraws the last line of a terminal, which stays open; an empty one takes it away. */
export const redraw = (io: Io, line: string): void => {
  io.stderr.write(`\r\x1b[K${printable(line)}`);
};

/** A result for machines, on one line; characters that are escaped are so in JSON too. */
export const printJson = (io: Io, value: unknown): void => print(io, JSON.stringify(value));

/** Colour only where somebody sees it and did not ask for none. */
export const wantsColour = (io: Io): boolean =>
  io.stdout.isTTY === true && (io.env.NO_COLOR ?? '') === '' && io.env.TERM !== 'dumb';

/** The process's streams. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  stdout.on('error', endWithoutOutput);
  stderr.on('error', () => {}); // nobody is left to be told
  return { stdin, stdout, stderr, env, interruption };
}

/** A reader that went away (`| head`) ends a command quietly; a full disk has lost a result. */
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
