/** Main loop of a game in the terminal: bots answer at once, people are asked line by line. */
import { createInterface } from 'node:readline';
import { FormatError } from '@tessera/engine';
import type { Io } from '../io.ts';
import { boundedLines, TOO_LONG } from '../lines.ts';
import { letBots, obey } from './commands.ts';
import { offersOf } from './questions.ts';
import { PLAY_TEXT } from './text.ts';
import type { Seating } from './typed.ts';

/** Plays until the input ends or the player leaves. */
export async function playSession(seats: Omit<Seating, 'signal'>, io: Io): Promise<void> {
  const reader = io.stdin.isTTY === true && io.stdout.isTTY === true ? keyboard(io) : pipe(io);
  try {
    await playOn({ ...seats, signal: reader.signal }, reader);
  } finally {
    reader.close();
  }
  seats.screen.say('bye', [PLAY_TEXT[seats.language].bye]);
}

async function playOn(seating: Seating, reader: Reader): Promise<void> {
  const { sitting, screen, language, signal } = seating;
  let drawn = -1;
  while (!signal.aborted) {
    await letBots(seating);
    const { count, outcome } = sitting.standing;
    if (count !== drawn) screen.board(sitting);
    drawn = count;
    if (outcome) screen.over(outcome);
    if (!sitting.hasPeople || signal.aborted) break;
    if (outcome) screen.say('afterwards', [PLAY_TEXT[language].afterwards]);
    else screen.turn(sitting, offersOf(seating));
    if (await peopleAnswer(seating, reader)) break;
  }
}

/** Source of lines. */
interface Reader {
  readonly lines: AsyncIterator<string>;
  prompt(): void;
  /** Aborted when the player leaves in the middle of a thought. */
  readonly signal: AbortSignal;
  close(): void;
}

function keyboard(io: Io): Reader {
  const stopper = new AbortController();
  const reader = createInterface({ input: io.stdin, output: io.stdout, prompt: '> ' });
  reader.once('close', () => stopper.abort()); // by Ctrl-C or Ctrl-D
  return {
    lines: reader[Symbol.asyncIterator](),
    prompt: () => reader.prompt(),
    signal: stopper.signal,
    close: () => reader.close(),
  };
}

/** Limits against runaway input: characters of a line, and lines in a row that change nothing. */
const LONGEST_LINE = 1 << 16;
const MOST_LINES = 10_000;

/** Reader of a pipe, which may send anything, and without end. */
function pipe(io: Io): Reader {
  async function* read(): AsyncGenerator<string> {
    for await (const line of boundedLines(io.stdin, LONGEST_LINE)) {
      if (line === TOO_LONG)
        throw new FormatError('standard input', `has a line of more than ${LONGEST_LINE} characters`);
      yield line;
    }
  }
  const lines = read();
  const close = (): void => void lines.return(undefined); // the other end may stay open
  return { lines, prompt: () => {}, signal: new AbortController().signal, close };
}

/** Executes lines until the match has changed; returns true to leave. */
async function peopleAnswer(seating: Seating, { lines, prompt }: Reader): Promise<boolean> {
  const { sitting } = seating;
  const before = sitting.standing;
  const isSame = (): boolean => {
    const { count, toAct } = sitting.standing;
    return count === before.count && toAct === before.toAct;
  };
  for (let taken = 0; isSame(); taken++) {
    if (taken === MOST_LINES)
      throw new FormatError('standard input', `has ${MOST_LINES} lines without an answer: the table is left`);
    prompt();
    const { value, done } = await lines.next();
    if (done) return true;
    if (await obey(value, seating)) return true;
  }
  return false;
}
