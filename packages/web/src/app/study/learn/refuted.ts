/** Refutation of a wrong answer, played at a table of its own. */
import { nextOf, type Refutation } from '../../../games/course.ts';
import type { MatchClient, MatchSnapshot, PlayedMove } from '../../../match/client.ts';
import type { LineStep } from '../../../match/reviewing.ts';

/** Replays moves at a fresh table, then plays a wrong answer and as much of its refutation as fits. */
export async function lineFrom(
  open: () => MatchClient<unknown>,
  moves: readonly PlayedMove[],
  wrong: string,
  refutation: Refutation,
): Promise<readonly LineStep[]> {
  const table = open();
  const line: LineStep[] = [];
  try {
    for (const { move } of moves) await answered(table, move);
    for (const wanted of [wrong, ...refutation]) {
      const { toAct, legal } = await asking(table);
      const move = nextOf(wanted, wrong, legal);
      if (move === undefined || toAct === null) break;
      const { view, events, toAct: next } = await answered(table, move);
      line.push({ seat: toAct, move, view, events, toAct: next });
    }
  } finally {
    table.dispose();
  }
  return line;
}

async function answered(table: MatchClient<unknown>, move: string): Promise<MatchSnapshot<unknown>> {
  const { moves } = await asking(table);
  await table.submit(move);
  return waitFor(table, now => now.moves.length > moves.length);
}

/** The table once it asks for an answer, or is over. */
const asking = (table: MatchClient<unknown>): Promise<MatchSnapshot<unknown>> =>
  waitFor(table, ({ legal, outcome }) => legal.length > 0 || outcome !== null);

const waitFor = (
  table: MatchClient<unknown>,
  isReached: (now: MatchSnapshot<unknown>) => boolean,
): Promise<MatchSnapshot<unknown>> =>
  new Promise(resolve => {
    let stop = (): void => {};
    const look = (): void => {
      const now = table.snapshot();
      if (!now || !isReached(now)) return;
      stop();
      resolve(now);
    };
    stop = table.subscribe(look);
    look();
  });
