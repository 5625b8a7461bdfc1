/** Test player: a newcomer to rift who follows the marks of the table: rings, brackets and open lines. */
import { type Chance, moveList } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import {
  type Action,
  actionTo,
  actionType,
  type Colour,
  captures,
  DROP,
  fileOf,
  generate,
  isPawn,
  kindOf,
  make,
  other,
  type RiftState,
  rankOf,
  T,
  takeBack,
  takenSquares,
  takesTesseract,
} from '@tessera/games/rift';

/** Maximum distance of drops from the other Tesseract. */
const NEAR = 3;

/** `slips`: percentage of random moves. */
export function newcomerMove(state: RiftState, chance: Chance, slips = 0): Action {
  const legal = moveList<Action>();
  generate(state, legal);
  const moves = legal.items.slice(0, legal.count);
  if (chance.below(100) < slips) return pick(chance, moves);
  const seen = moves.filter(move => actionType(move) !== DROP || isNearPrey(state, move));
  const rated = (seen.length > 0 ? seen : moves).map(move => [move, worthOf(state, move)] as const);
  const best = Math.max(...rated.map(([, worth]) => worth));
  return pick(
    chance,
    rated.filter(([, worth]) => worth === best).map(([move]) => move),
  );
}

/** One-ply evaluation: captures, losses, threats. */
function worthOf(state: RiftState, move: Action): number {
  const me = state.side;
  if (takesTesseract(state, move)) return 1000;
  const gain = lossOf(state, takenSquares(move));
  const made = make(state, move);
  const isLost = state.winner === other(me);
  const danger = lossOf(state, captures(state, other(me)).flatMap(takenSquares));
  const threat = threatOf(state, me);
  takeBack(state, made);
  return isLost ? -1000 : 4 * gain - 4 * danger + threat;
}

/**
 * Value of threats: those to the Tesseract count most, by number of ways; then others, two at once most of
 * all.
 */
function threatOf(state: RiftState, me: Colour): number {
  const found = captures(state, me);
  const fatal = found.filter(move => takesTesseract(state, move)).length;
  return Math.min(3, 2 * fatal) + Math.min(2, new Set(found.flatMap(takenSquares)).size);
}

/** Value of the pawns on some crossings, each counted once; a Tesseract is worth more than all others. */
const lossOf = (state: RiftState, squares: readonly number[]): number =>
  [...new Set(squares)].reduce((sum, square) => {
    const kind = kindOf(state.board[square] as number);
    return sum + (kind === T ? 50 : isPawn(kind) ? 1 : 0);
  }, 0);

function isNearPrey(state: RiftState, drop: Action): boolean {
  const prey = state.board.findIndex(cell => cell === (state.side === 0 ? 17 : 1));
  const [to, at] = [actionTo(drop), prey];
  return Math.max(Math.abs(fileOf(to) - fileOf(at)), Math.abs(rankOf(to) - rankOf(at))) <= NEAR;
}
