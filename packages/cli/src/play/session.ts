/** The course of a game in the terminal: bots answer at once, people are asked line by line. */
import { createInterface } from 'node:readline';
import { FormatError, LEAVE } from '@tessera/engine';
import type { Io } from '../io.ts';
import { boundedLines, TOO_LONG } from '../lines.ts';
import { written } from '../thought.ts';
import { obey, offersOf, type Seating } from './commands.ts';
import { PLAY_TEXT } from './text.ts';

/** Everything but what the keyboard brings. */
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
  const { table, screen, language, signal } = seating;
  let drawn = -1;
  while (!signal.aborted) {
    await botsAnswer(seating);
    if (table.match.length !== drawn) screen.board(table);
    drawn = table.match.length;
    const outcome = table.outcome();
    if (outcome) screen.over(outcome);
    if (!table.hasPeople || signal.aborted) break;
    if (outcome) screen.say('afterwards', [PLAY_TEXT[language].afterwards]);
    else screen.turn(table, offersOf(seating));
    if (await peopleAnswer(seating, reader)) break;
  }
}

/** Where lines come from. */
interface Reader {
  readonly lines: AsyncIterator<string>;
  prompt(): void;
  /** Aborted when whoever plays leaves in the middle of a thought. */
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

/** Of a line, and of lines that answer nothing: whoever sends more is no player. */
const LONGEST_LINE = 1 << 16;
const MOST_LINES = 10_000;

/** A pipe may send anything, and without end. */
function pipe(io: Io): Reader {
  async function* read(): AsyncGenerator<string> {
    for await (const line of boundedLines(io.stdin, LONGEST_LINE)) {
      if (line === TOO_LONG)
        throw new FormatError('standard input', `has a line of more than ${LONGEST_LINE} characters`);
      yield line;
    }
  }
  const lines = read();
  const close = (): void => void lines.return(undefined); // its other end may stay open
  return { lines, prompt: () => {}, signal: new AbortController().signal, close };
}

async function botsAnswer({ table, screen, signal }: Seating): Promise<void> {
  for (let bot = table.bot(); bot && !signal.aborted; bot = table.bot()) {
    const done = screen.thinking(table.decider() ?? 0);
    const { view, thought } = await table.think(bot, signal).finally(done);
    if (signal.aborted) return;
    screen.played(table.play(thought.resigns ? LEAVE : written(table.match.game, view, thought).move));
  }
}

/** Takes lines until the match has changed; true to leave. */
async function peopleAnswer(seating: Seating, { lines, prompt }: Reader): Promise<boolean> {
  const { table } = seating;
  const [before, seat] = [table.match.length, table.decider()];
  for (let taken = 0; table.match.length === before && table.decider() === seat; taken++) {
    if (taken === MOST_LINES)
      throw new FormatError('standard input', `has ${MOST_LINES} lines without an answer: the table is left`);
    prompt();
    const { value, done } = await lines.next();
    if (done) return true;
    if (await obey(value, seating)) return true;
  }
  return false;
}
