/** The course of a game in the terminal: bots answer at once, people are asked line by line. */
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';
import type { Language } from '../words/index.ts';
import { obey, type Seating } from './commands.ts';
import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';
import { PLAY_TEXT } from './text.ts';

export async function playSession(
  table: Table,
  face: Face,
  screen: Screen,
  language: Language,
  io: Io,
): Promise<void> {
  const isTty = io.stdin.isTTY === true && io.stdout.isTTY === true;
  const stopper = new AbortController();
  const reader = createInterface(
    isTty ? { input: io.stdin, output: io.stdout, prompt: '> ' } : { input: io.stdin },
  );
  // On a terminal only Ctrl-C or Ctrl-D close it; a pipe is closed long before its lines are used up.
  if (isTty) reader.once('close', () => stopper.abort());
  const lines = reader[Symbol.asyncIterator]();
  const { signal } = stopper;
  const seating: Seating = { table, face, screen, language, signal };
  let drawn = -1;
  while (!signal.aborted) {
    await botsAnswer(seating);
    if (table.match.length !== drawn) screen.board(table);
    drawn = table.match.length;
    const outcome = table.outcome();
    if (outcome) screen.over(outcome);
    if (!table.hasPeople || signal.aborted) break;
    if (outcome) screen.say('afterwards', [PLAY_TEXT[language].afterwards]);
    else screen.turn(table);
    if (await peopleAnswer(seating, lines, () => isTty && reader.prompt())) break;
  }
  reader.close();
  screen.say('bye', [PLAY_TEXT[language].bye]);
}

async function botsAnswer({ table, screen, signal }: Seating): Promise<void> {
  for (let bot = table.botToAct(); bot && !signal.aborted; bot = table.botToAct()) {
    const done = screen.thinking(table.toAct() ?? 0);
    const { line } = await table.think(bot, signal).finally(done);
    if (signal.aborted) return;
    screen.played(table.play(line[0] ?? ''));
  }
}

/** Takes lines until the match has changed; true to leave. */
async function peopleAnswer(
  seating: Seating,
  lines: AsyncIterator<string>,
  prompt: () => void,
): Promise<boolean> {
  const { table } = seating;
  const [before, seat] = [table.match.length, table.toAct()];
  while (table.match.length === before && table.toAct() === seat) {
    prompt();
    const { value, done } = await lines.next();
    if (done) return true;
    if (await obey(value, seating)) return true;
  }
  return false;
}
