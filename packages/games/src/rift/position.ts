/**
 * Section 15: formatting of position strings, `<board> <side> <hands> <phase> <quiet> <ply>` and perhaps a
 * history.
 */
import { at, SIZE, squareAt } from './board.ts';
import { formatHistory } from './history.ts';
import { hasRepeated } from './rules/repetition.ts';
import {
  BLACK,
  type Colour,
  colourOf,
  HAND_KINDS,
  HAND_SIZE,
  I,
  kindOf,
  LETTERS,
  type Letter,
  type RiftState,
  WHITE,
} from './types.ts';

const letterOf = (kind: number, colour: Colour): string => {
  const letter = LETTERS[kind] as Letter;
  return colour === WHITE ? letter : letter.toLowerCase();
};

/** The letter of a cell: both lines of a large slide show the same. */
const shownKind = (cell: number): number => {
  const kind = kindOf(cell);
  return kind > I + 1 ? kind - 3 : kind; // G_TAIL and I_TAIL
};

export function formatPosition(state: RiftState): string {
  const ranks: string[] = [];
  for (let rank = SIZE - 1; rank >= 0; rank--) ranks.push(formatRank(state.board, rank));
  const { side, phase, quiet, ply } = state;
  const now = `${ranks.join('/')} ${side === WHITE ? 'w' : 'b'} ${formatHands(state.hands)} ${phase} ${quiet} ${ply}`;
  // Before a position has come up twice nothing is forbidden, so no history is needed.
  return phase === 'p' && hasRepeated(state) ? `${now} ${formatHistory(state)}` : now;
}

function formatRank(board: readonly number[], rank: number): string {
  let text = '';
  let run = 0;
  for (let file = 0; file < SIZE; file++) {
    const cell = at(board, squareAt(file, rank));
    if (kindOf(cell) === 0) run++;
    else {
      text += (run > 0 ? run : '') + letterOf(shownKind(cell), colourOf(cell));
      run = 0;
    }
  }
  return text + (run > 0 ? run : '');
}

function formatHands(hands: readonly number[]): string {
  const parts = hands.map((count, slot) => {
    const letter = letterOf(at(HAND_KINDS, slot % HAND_SIZE), slot < HAND_SIZE ? WHITE : BLACK);
    return count === 0 ? '' : count === 1 ? letter : `${count}${letter}`;
  });
  return parts.join('') || '-';
}
