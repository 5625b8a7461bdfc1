/** Where pieces go before play without anybody thinking about it: safe places, found by rule of thumb. */
import { noChance } from '@tessera/engine';
import {
  type Action,
  type Colour,
  captures,
  kindOf,
  make,
  other,
  type RiftState,
  T,
  takeBack,
  takenSquares,
} from '@tessera/games/rift';
import { ratePlacements } from './placement.ts';

/** The next placement of the side to move in set-up: always the same where the same pieces stand. */
export function standardPlacement(state: RiftState): Action {
  const rated = ratePlacements(state, noChance, 0).map(([move]) => move);
  return safest(state, rated)[0] as Action;
}

/** Of some placements those after which the least of one's own could be taken at once, in the same order. */
function safest(state: RiftState, placements: readonly Action[]): readonly Action[] {
  const losses = placements.map(move => {
    const colour = state.side;
    const made = make(state, move);
    const loss = lossOf(state, colour);
    takeBack(state, made);
    return loss;
  });
  const least = Math.min(...losses);
  return placements.filter((_, i) => losses[i] === least);
}

/** How many pawns of a colour could be taken if it were the rival's turn; its Tesseract outweighs all others. */
function lossOf(state: RiftState, colour: Colour): number {
  const found = new Set(captures(state, other(colour)).flatMap(takenSquares));
  return [...found].reduce((sum, square) => sum + (kindOf(state.board[square] as number) === T ? 10 : 1), 0);
}
