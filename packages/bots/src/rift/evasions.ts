// @chunk *
/** Evasions: replies when the own Tesseract could be taken. */
import { type MoveList, moveList } from '@tessera/engine';
import {
  type Action,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  at,
  boardMoves,
  captures,
  G,
  I,
  NONE,
  other,
  PIVOT,
  pathsOf,
  pawnDrops,
  R,
  type RiftState,
  rayOf,
  SIZE,
  SQUARES,
  slideDrops,
  stepAt,
  T,
  takesTesseract,
  turned,
} from '@tessera/games/rift';

const all: MoveList<Action> = moveList();
const critical = new Uint8Array(SQUARES);

/**
 * Appends every action that could parry: the Tesseract moves, something is captured (the taker, the last pawn
 * that lets it range far, or the last that spares its owner a forced drop), or a piece lands on the taker's
 * path or landing. The list is complete; the search finds out which of them help.
 */
export function addEvasions(state: RiftState, out: MoveList<Action>): void {
  markCritical(state);
  all.count = 0;
  boardMoves(state, all);
  pawnDrops(state, all);
  slideDrops(state, all);
  for (let i = 0; i < all.count; i++) {
    const move = at(all.items, i);
    if (actionKind(move) === T || actionTaken(move) !== NONE || isOnCritical(move)) {
      out.items[out.count++] = move;
    }
  }
}

function isOnCritical(move: Action): boolean {
  const to = actionTo(move);
  if (at(critical, to) === 1) return true;
  const kind = actionType(move) === PIVOT ? turned(actionKind(move)) : actionKind(move);
  return (kind === G && at(critical, to + 1) === 1) || (kind === I && at(critical, to + SIZE) === 1);
}

/** Marks the crossings that the takers of the Tesseract pass or land on. */
function markCritical(state: RiftState): void {
  critical.fill(0);
  for (const threat of captures(state, other(state.side))) {
    if (!takesTesseract(state, threat)) continue;
    critical[actionTo(threat)] = 1;
    if (actionKind(threat) === R) continue; // flies over everything
    for (const path of pathsOf(state, threat)) markPath(path);
  }
}

/** Marks all crossings of a path given by its corners, the start left out. */
function markPath(corners: readonly number[]): void {
  for (let i = 0; i + 1 < corners.length; i++) {
    const from = corners[i] as number;
    const to = corners[i + 1] as number;
    for (let direction = 0; direction < 8; direction++) {
      const ray = rayOf(from, direction);
      const last = ray.indexOf(to);
      for (let k = 0; k <= last; k++) critical[stepAt(ray, k)] = 1;
    }
  }
}
