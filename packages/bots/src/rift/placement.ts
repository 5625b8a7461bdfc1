// @chunk own
/** Set-up heuristics: rates every crossing for a piece by the evaluation there. No search is needed. */
import { type Chance, moveList } from '@tessera/engine';
import {
  type Action,
  actionKind,
  at,
  BLACK,
  BLACK_BIT,
  type Colour,
  cellAt,
  generate,
  I,
  isPawn,
  KIND,
  make,
  other,
  P,
  type RiftState,
  S,
  SQUARES,
  stageOf,
  T,
  takeBack,
  WHITE,
} from '@tessera/games/rift';
import type { Thought } from '../bot.ts';
import { isReachedByPawn } from './attack.ts';
import { placeWorth } from './evaluate.ts';
import { reasonsForPlacing } from './setupGains.ts';
import { WORTH } from './weights.ts';

/** The Tesseract comes last: its safe crossing depends on what the rival has placed by then. */
const PAWN_ORDER = [S, P, T] as const;
/** Share of a pawn's worth that counts as lost when it hangs. */
const HANGING = 0.4;
const TESSERACT_HANGING = 600;

/** A placement with its reasons. */
export const placing = (state: RiftState, move: Action): Thought<Action> => ({
  move,
  line: [move],
  reasons: reasonsForPlacing(state, move),
});

/** Every placement with its rating, best first. */
export function ratePlacements(state: RiftState, chance: Chance, noise: number): [Action, number][] {
  const legal = moveList<Action>();
  generate(state, legal);
  const due = stageOf(state) === 'pawn' ? nextPawn(legal.items) : 0;
  const colour = state.side;
  return legal.items
    .filter(move => due === 0 || actionKind(move) === due)
    .map((move): [Action, number] => {
      const made = make(state, move);
      const score = layout(state, colour) - layout(state, other(colour));
      takeBack(state, made);
      return [move, score + (noise > 0 ? chance.below(noise + 1) : 0)];
    })
    .sort((a, b) => b[1] - a[1]);
}

const nextPawn = (legal: readonly Action[]): number =>
  PAWN_ORDER.find(kind => legal.some(move => actionKind(move) === kind)) ?? T;

/** Worth of the pieces of a colour on their crossings. */
function layout(state: RiftState, colour: Colour): number {
  const bit = colour === BLACK ? BLACK_BIT : 0;
  const rival = colour === WHITE ? BLACK : WHITE;
  let sum = 0;
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellAt(state.board, square);
    const kind = cell & KIND;
    if (kind === 0 || kind > I || (cell & BLACK_BIT) !== bit) continue;
    sum += placeWorth(state, square, kind, bit);
    if (isPawn(kind) && isReachedByPawn(state, square, rival)) {
      sum -= kind === T ? TESSERACT_HANGING : HANGING * at(WORTH, kind);
    }
  }
  return sum;
}
