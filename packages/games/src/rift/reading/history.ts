/** Section 15: parsing of the history in a position string: taken back, then replayed by the rules. */
import { FormatError } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  DROP,
  kindAfter,
  linesAfter,
  NONE,
} from '../action.ts';
import { cellAt, EAST, NORTH, reachOf } from '../board.ts';
import { linesOf } from '../cells.ts';
import { check } from '../explain/explain.ts';
import { parseAction } from '../notation.ts';
import { make, takeBack } from '../play.ts';
import { keyOf } from '../rules/keys.ts';
import { isHorizontal, isLarge, isPawn, KIND, other, PIECE, pieceOf, type RiftState } from '../types.ts';

/**
 * Gives a state of play the past that led to it. Throws a FormatError with the column in the whole string.
 */
export function relive(state: RiftState, text: string, column: number): void {
  const words = text.split(',');
  const refuse = (i: number, complaint: string): never => {
    throw new FormatError('history', complaint, column + words.slice(0, i).join().length + (i > 0 ? 1 : 0));
  };
  const most = Math.min(state.quiet, state.ply);
  if (words.length > most) refuse(most, `has more actions than the ${most} quiet plies`);
  const actions = words.map(
    (word, i): Action => quietAction(word) ?? refuse(i, `"${word}" is no quiet action`),
  );
  for (let i = actions.length - 1; i >= 0; i--) {
    if (!goBack(state, actions[i] as Action)) refuse(i, `${words[i]} does not lead to what comes after it`);
  }
  state.past.push(...keyOf(state));
  actions.forEach((action, i) => {
    const refusal = check(state, state.side, action);
    if (refusal) refuse(i, `${words[i]} was not legal: ${refusal.code} (${refusal.clause})`);
    make(state, action);
  });
}

/** A move or turn without a capture; undefined for anything else. */
function quietAction(word: string): Action | undefined {
  try {
    const action = parseAction(word);
    return actionType(action) === DROP || actionTaken(action) !== NONE ? undefined : action;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

/** Takes back the last action of the other side; false if it cannot have led here. */
function goBack(state: RiftState, action: Action): boolean {
  const { board, quiet, ply } = state;
  const kind = actionKind(action);
  const mover = other(state.side);
  if ((cellAt(board, actionTo(action)) & PIECE) !== pieceOf(mover, kindAfter(action))) return false;
  const own = linesAfter(action);
  const closed = isPawn(kind) ? -1 : KIND; // a pawn stands on no arm-end
  const isFree = (line: number): boolean => own.includes(line) || (cellAt(board, line) & closed) === 0;
  const from = actionFrom(action);
  if (isLarge(kind) && reachOf(from, isHorizontal(kind) ? EAST : NORTH) === 0) return false;
  if (!linesOf(kind, from).every(isFree)) return false;
  takeBack(state, { action, victims: 0, quiet: quiet - 1, phase: 'p', ply: ply - 1 });
  return true;
}
