// @chunk *
/** Threats of the rival to the side to move, and the crossings where a piece would prevent them. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  BLACK,
  BLACK_BIT,
  C,
  captures,
  cellAt,
  fileOf,
  KIND,
  other,
  P,
  R,
  type RiftState,
  rankOf,
  S,
  SQUARES,
  takenSquares,
} from '@tessera/games/rift';
import { isReachedByPawn, isReachedBySlide } from './attack.ts';
import { WORTH } from './weights.ts';

/** Worth of the hanging pawn of the side to move, by crossing. */
export const hanging = new Int32Array(SQUARES);
/** Worth of the captures prevented by a piece on each crossing. */
export const guards = new Int32Array(SQUARES);

/** Returns true if there is any threat. */
export function markDanger(state: RiftState): boolean {
  hanging.fill(0);
  guards.fill(0);
  const threats = captures(state, other(state.side));
  for (const threat of threats) {
    let worth = 0;
    for (const square of takenSquares(threat)) {
      const one = WORTH[cellAt(state.board, square) & KIND] as number;
      hanging[square] = one;
      worth += one;
    }
    const to = actionTo(threat);
    guards[to] = (guards[to] as number) + worth;
    const approach = approachOf(threat);
    if (approach >= 0 && approach < SQUARES) {
      guards[approach] = (guards[approach] as number) + worth;
    }
  }
  return threats.length > 0;
}

/** The crossing right before the victim, which the taker passes; -1 for a Rectangle, which flies. */
function approachOf(threat: Action): number {
  if (actionKind(threat) === R) return -1;
  const taken = actionTaken(threat);
  const from = actionFrom(threat);
  return isOnTurn(threat) ? (from + taken) / 2 : 2 * taken - actionTo(threat);
}

/** R-BENT-5: true if the victim stands on the turning point, two straight steps from a Star or a Pyramid. */
function isOnTurn(threat: Action): boolean {
  const [from, taken] = [actionFrom(threat), actionTaken(threat)];
  const files = Math.abs(fileOf(taken) - fileOf(from));
  const ranks = Math.abs(rankOf(taken) - rankOf(from));
  const kind = actionKind(threat);
  return kind === S ? files === 2 && ranks === 2 : kind === P && files * ranks === 0 && files + ranks === 2;
}

/**
 * Worth of the second of two threats to pawns of the side to move: only one pawn can be saved. Computed from
 * the victims' crossings, since it is needed at every leaf; with `armEndSlides: perpendicular` it may count a
 * slide that is no threat.
 */
export function secondThreat(state: RiftState): number {
  const { board, side } = state;
  const bit = side === BLACK ? BLACK_BIT : 0;
  const rival = other(side);
  let [first, second] = [0, 0];
  for (let square = 0; square < SQUARES; square++) {
    const cell = cellAt(board, square);
    const kind = cell & KIND;
    if (kind < S || kind > C || (cell & BLACK_BIT) !== bit) continue;
    if (!isReachedByPawn(state, square, rival) && !isReachedBySlide(state, square, rival)) continue;
    const worth = WORTH[kind] as number;
    if (worth > first) [first, second] = [worth, first];
    else if (worth > second) second = worth;
  }
  return second;
}
