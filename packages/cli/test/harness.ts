/** Runs commands in this process, with streams of the test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from '../src/cli.ts';
import { GAMES } from '../src/games/index.ts';
import { type Games, gameNamed } from '../src/games/manifest.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Standard output, a line each. */
  readonly lines: readonly string[];
}

export interface RunWith {
  readonly stdin?: string | Readable;
  readonly isTTY?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces the list of games. */
  readonly games?: Games;
  /** Simulates Ctrl+C. */
  readonly interruption?: AbortSignal;
}

function collector(isTTY: boolean): { stream: Writable & { isTTY?: boolean }; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => Buffer.concat(chunks).toString() };
}

/** Runs one command line. */
export async function tessera(args: readonly string[], options: RunWith = {}): Promise<Ran> {
  const { stdin = '', isTTY = false, env = {}, interruption = new AbortController().signal, games } = options;
  const [stdout, stderr] = [collector(isTTY), collector(isTTY)];
  const input = typeof stdin === 'string' ? Readable.from(stdin === '' ? [] : [Buffer.from(stdin)]) : stdin;
  const io = {
    stdin: input,
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    interruption: () => interruption,
  };
  const code = await run(args, io, games);
  const out = stdout.text();
  return { code, out, err: stderr.text(), lines: out.split('\n').slice(0, -1) };
}

/** Runs one command line with `--json`, and parses its output. */
export async function tesseraJson(args: readonly string[], options: RunWith = {}) {
  const ran = await tessera([...args, '--json'], options);
  return { ...ran, json: JSON.parse(ran.out) };
}

let folder = '';

/** Gives each test file a temporary folder of its own; called by the set-up of the project. */
export function freshFolder(): void {
  const own = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  folder = own;
  afterAll(() => rmSync(own, { recursive: true, force: true }));
}

/** A path in a temporary folder. */
export const inFolder = (name: string): string => join(folder, name);

/** Writes a file there; returns its path. */
export function fileWith(name: string, content: string): string {
  const path = inFolder(name);
  writeFileSync(path, content);
  return path;
}

export const manifestOf = (id: string) => gameNamed(GAMES, id, 'game');

/** TV-05: a Star with an enemy on its turning point and another that can be captured on its first leg. */
export const STAR = '14t/15/15/15/15/9s5/8c6/7S7/6p8/9r5/15/15/15/15/T14 w - p 0 0';
/** TV-16: a Rectangle captures the Tesseract and two more. */
export const RECTANGLE = '15/15/15/15/15/15/15/15/15/3sc10/1X1t11/3R11/15/5H9/T14 w - p 0 0';
/** Position A of section 17. */
export const OPENING =
  '2h4t7/4p3v1s4/15/15/15/3x7x3/15/15/15/3X7X3/15/15/15/4S1V3P4/7T4H2 w SRC3H2Gsrc3h2g p 0 0';

/** T-TV-5 of tesseract: a set of yellow cubes, and a primed cube equal to one of them. */
export const KAREN = JSON.stringify({
  tesseract: ['Y6Y6', '', '', 'O2P3', '', '', '', '', '', '', '', '', '', '', '', 'B1B5'],
  labs: ['Y2Y3Y4B2', ''],
  primed: 'Y3P3',
  hands: [['L2-06'], []],
  decks: [['L2-01', 'L2-05'], ['L3-01'], []],
});
