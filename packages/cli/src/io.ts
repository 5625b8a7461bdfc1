/** The streams a command talks through: the process's own, or a test's. */
import type { Readable, Writable } from 'node:stream';
import { printable } from './ink.ts';

type Terminal = { readonly isTTY?: boolean };

export interface Io {
  readonly stdin: Readable & Terminal;
  readonly stdout: Writable & Terminal;
  readonly stderr: Writable & Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
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

/** The process's streams. A reader that went away (`| head`) ends the command quietly. */
export function processIo(): Io {
  process.stdout.on('error', endQuietly);
  process.stderr.on('error', endQuietly);
  return { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };
}

function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
}
