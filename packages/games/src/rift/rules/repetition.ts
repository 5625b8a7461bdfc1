/** R-END-6: occurrences of positions, and the actions that would lead to a third one. */
import type { MoveList } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTaken,
  actionTo,
  actionType,
  DROP,
  kindAfter,
  NONE,
} from '../action.ts';
import { pieceOf, type RiftState } from '../types.ts';
import { pieceHigh, pieceLow, SIDE_HIGH, SIDE_LOW } from './keys.ts';

/** Index of the present position in `past`. */
const presentOf = ({ past }: RiftState): number => past.length - 2;

/** Index of the first position that can come up again: captures and drops are irreversible. */
export const windowOf = (state: RiftState): number => Math.max(0, presentOf(state) - 2 * state.quiet);

/**
 * Index of the last occurrence of the present position, or -1: at least four plies ago, with the same side to
 * move.
 */
function lastSeen(state: RiftState): number {
  const { past } = state;
  const now = presentOf(state);
  const first = windowOf(state);
  for (let i = now - 8; i >= first; i -= 4) {
    if (past[i] === past[now] && past[i + 1] === past[now + 1]) return i;
  }
  return -1;
}

/** Records the present position, which was just reached; returns true for its third occurrence. */
export function noteRepetition(state: RiftState): boolean {
  if (state.options.repetition === 'off') return false;
  const before = lastSeen(state);
  if (before < 0) return false;
  if (state.twice.includes(before)) return true;
  state.twice.push(presentOf(state));
  return false;
}

/** Removes the record of the present position, which is about to be taken back. */
export function forgetRepetition(state: RiftState): void {
  const { twice } = state;
  const last = twice.length - 1;
  if (last >= 0 && twice[last] === presentOf(state)) twice.length = last;
}

/** Occurrences of the present position, itself included; at most 2 where a third one is forbidden. */
export function timesSeen({ past }: Pick<RiftState, 'past'>): number {
  const [high, low] = past.slice(-2);
  return past.filter((word, i) => i % 2 === 0 && word === high && past[i + 1] === low).length;
}

/** True if a position came up twice since the last capture or drop: cheap, and mostly false. */
export function hasRepeated(state: RiftState): boolean {
  const { twice } = state;
  const last = twice.length - 1;
  return last >= 0 && (twice[last] as number) >= windowOf(state);
}

/** True if some action may be forbidden. */
export const mayForbid = (state: RiftState): boolean =>
  hasRepeated(state) && state.options.repetition === 'forbidden';

/** True if a pseudo-legal action would lead to a third occurrence. */
export function wouldRepeat(state: RiftState, action: Action): boolean {
  if (!mayForbid(state) || actionType(action) === DROP || actionTaken(action) !== NONE) return false;
  const { past, twice } = state;
  const now = presentOf(state);
  const first = windowOf(state);
  const before = pieceOf(state.side, actionKind(action));
  const after = pieceOf(state.side, kindAfter(action));
  const from = actionFrom(action);
  const to = actionTo(action);
  const high = (past[now] as number) ^ SIDE_HIGH ^ pieceHigh(before, from) ^ pieceHigh(after, to);
  const low = (past[now + 1] as number) ^ SIDE_LOW ^ pieceLow(before, from) ^ pieceLow(after, to);
  for (let i = twice.length - 1; i >= 0; i--) {
    const one = twice[i] as number;
    if (one < first) return false;
    if (past[one] === high && past[one + 1] === low) return true;
  }
  return false;
}

/** Removes actions that would lead to a third occurrence from a list. */
export function withoutRepeats(state: RiftState, out: MoveList<Action>): void {
  if (!mayForbid(state)) return;
  const { items, count } = out;
  out.count = 0;
  for (let i = 0; i < count; i++) {
    const action = items[i] as Action;
    if (!wouldRepeat(state, action)) items[out.count++] = action;
  }
  items.length = out.count; // callers that read all items of a fresh list must not find forbidden ones
}
