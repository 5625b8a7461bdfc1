/** Random chess on chessops: every legal move equally likely; the piece of a promotion is drawn after it. */
import type { Chance } from '@tessera/engine';
import { Chess, type Context } from 'chessops/chess';
import type { SquareSet } from 'chessops/squareSet';
import type { NormalMove, Role, Square } from 'chessops/types';

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];
const MOST_PLIES = 200;

/** `asked`: by chessops's own `isEnd`. `noticed`: by an empty list of moves, which is cheaper. */
export type EndTest = 'asked' | 'noticed';

/** Plays a game to its end, or for 200 plies, and returns its plies and its last position. */
export function playChess(
  chance: Chance,
  endTest: EndTest,
  inspect?: (position: Chess, move: NormalMove) => void,
): { readonly plies: number; readonly position: Chess } {
  const position = Chess.default();
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    const context = position.ctx();
    const isEnd = endTest === 'asked' ? position.isEnd(context) : position.isInsufficientMaterial();
    const move = isEnd ? undefined : randomMove(position, context, chance);
    if (!move) return { plies, position };
    inspect?.(position, move);
    position.play(move);
  }
  return { plies: MOST_PLIES, position };
}

function randomMove(position: Chess, context: Context, chance: Chance): NormalMove | undefined {
  const dests = position.allDests(context);
  let count = 0;
  for (const to of dests.values()) count += to.size();
  if (count === 0) return undefined;
  let index = chance.below(count);
  for (const [from, to] of dests) {
    if (index < to.size()) return moveTo(position, from, squareAt(to, index), chance);
    index -= to.size();
  }
  return undefined;
}

function squareAt(squares: SquareSet, index: number): Square {
  let rest = squares;
  for (let i = 0; i < index; i++) rest = rest.withoutFirst();
  return rest.first() as Square;
}

function moveTo(position: Chess, from: Square, to: Square, chance: Chance): NormalMove {
  const isPromotion = (to < 8 || to >= 56) && position.board.pawn.has(from);
  return isPromotion ? { from, to, promotion: PROMOTIONS[chance.below(4)] as Role } : { from, to };
}
