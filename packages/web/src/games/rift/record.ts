/**
 * Section 14: a game as text, for the clipboard. The games package writes the same from a log; a table has only
 * snapshots, and would pay for the parser of positions with a tenth of its bytes.
 */
import { REASONS, type RiftView } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';

const WIDTH = 100;
const OPEN = '*';
const letter = (colour: number | undefined): string =>
  colour === undefined ? OPEN : colour === 0 ? 'w' : 'b';

/** The record of a match as far as it was played. */
export function gameRecord({ setup, view, moves, outcome }: MatchSnapshot<RiftView>): string {
  const header = {
    Game: 'rift',
    Options: JSON.stringify(setup.options),
    Starter: letter(view.starter),
    White: setup.seats[0]?.name ?? '',
    Black: setup.seats[1]?.name ?? '',
    Result: letter(outcome?.winners[0]),
    Reason: outcome?.reason ?? OPEN,
    ...(setup.position === undefined ? {} : { Position: setup.position }),
  };
  const lines = Object.entries(header).map(([key, value]) => `[${key} ${JSON.stringify(value)}]`);
  const isDecidedOnBoard = REASONS.some(reason => reason === outcome?.reason);
  const plies = moves.map(({ move }, i) => (isDecidedOnBoard && i === moves.length - 1 ? `${move}#` : move));
  return `${lines.join('\n')}\n\n${wrapped(plies)}\n`;
}

/** The plies separated by blanks, in lines of a readable length. */
function wrapped(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1) as string;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
