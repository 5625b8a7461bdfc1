/** Section 18: events of a ply for the log, the announcer and the animation. */
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DROP,
  PIVOT,
  takenSquares,
  turned,
} from './action.ts';
import { at } from './board.ts';
import { isLimited } from './rules/material.ts';
import { mustDrop } from './rules/reserve.ts';
import { colourOf, kindOf, LETTERS, type Letter, other, type RiftEvent, type RiftState } from './types.ts';

const letterOf = (kind: number): Letter => LETTERS[kind] as Letter;

/** Events of the action itself; called before it is played. */
export function actionEvents(state: RiftState, action: Action): RiftEvent[] {
  const colour = state.side;
  const kind = actionKind(action);
  const to = actionTo(action);
  if (actionType(action) === DROP) return [{ type: 'placed', colour, piece: letterOf(kind), at: to }];
  const from = actionFrom(action);
  if (actionType(action) === PIVOT)
    return [{ type: 'pivoted', colour, piece: letterOf(turned(kind)), from, to }];
  const captures = takenSquares(action).map((square): RiftEvent => {
    const cell = at(state.board, square);
    return { type: 'captured', colour: colourOf(cell), piece: letterOf(kindOf(cell)), at: square };
  });
  return [{ type: 'moved', colour, piece: letterOf(kind), from, to }, ...captures];
}

/** Events for the player whose turn it is now; called after the action is played. */
export function turnEvents(state: RiftState, wasLimited: boolean): RiftEvent[] {
  const colour = state.side;
  const events: RiftEvent[] = [];
  if (state.phase === 'p') {
    if (!wasLimited && isLimited(state, colour)) events.push({ type: 'limitOn', colour });
    if (mustDrop(state, colour)) events.push({ type: 'forcedDrop', colour });
  }
  if (state.winner !== null && state.reason !== null) {
    events.push({ type: 'ended', winner: state.winner, reason: state.reason });
  }
  return events;
}

/** The limit of the player who is not about to act can only change by the capture being played. */
export const wasRivalLimited = (state: RiftState): boolean => isLimited(state, other(state.side));
