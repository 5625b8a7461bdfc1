/** R-END-6: how often a position has come up, and which actions would bring one about for the third time. */
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

/** Where in `past` the present position stands. */
const presentOf = ({ past }: RiftState): number => past.length - 2;

/** Where the positions begin that can come up again: captures and drops cannot be undone. */
export const windowOf = (state: RiftState): number => Math.max(0, presentOf(state) - 2 * state.quiet);

/** Where the present position came up last before, or -1: four plies ago at the latest, and with the same side to move. */
function lastSeen(state: RiftState): number {
  const { past } = state;
  const now = presentOf(state);
  const first = windowOf(state);
  for (let i = now - 8; i >= first; i -= 4) {
    if (past[i] === past[now] && past[i + 1] === past[now + 1]) return i;
  }
  return -1;
}

/** Notes the present position, which was just reached; true if it is there for the third time. */
export function noteRepetition(state: RiftState): boolean {
  if (state.options.repetition === 'off') return false;
  const before = lastSeen(state);
  if (before < 0) return false;
  if (state.twice.includes(before)) return true;
  state.twice.push(presentOf(state));
  return false;
}

/** Forgets the note about the present position, which is about to be taken back. */
export function forgetRepetition(state: RiftState): void {
  const { twice } = state;
  const last = twice.length - 1;
  if (last >= 0 && twice[last] === presentOf(state)) twice.length = last;
}

/** How often the present position has come up, itself included; at most 2 where a third time is forbidden. */
export function timesSeen({ past }: Pick<RiftState, 'past'>): number {
  const [high, low] = past.slice(-2);
  return past.filter((word, i) => i % 2 === 0 && word === high && past[i + 1] === low).length;
}

/** True when a position came up twice since the last capture or drop: cheap, and mostly false. */
export function hasRepeated(state: RiftState): boolean {
  const { twice } = state;
  const last = twice.length - 1;
  return last >= 0 && (twice[last] as number) >= windowOf(state);
}

/** True when some action may be forbidden. */
export const mayForbid = (state: RiftState): boolean =>
  hasRepeated(state) && state.options.repetition === 'forbidden';

/** True when a pseudo-legal action would bring a position about for the third time. */
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

/** Takes what would repeat a position out of a list. */
export function withoutRepeats(state: RiftState, out: MoveList<Action>): void {
  if (!mayForbid(state)) return;
  const { items, count } = out;
  out.count = 0;
  for (let i = 0; i < count; i++) {
    const action = items[i] as Action;
    if (!wouldRepeat(state, action)) items[out.count++] = action;
  }
  items.length = out.count; // whoever reads all items of a fresh list reads no forbidden one
}
