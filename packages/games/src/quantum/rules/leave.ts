/** Q-WIN-5, Q-WIN-7: a seat leaves for good. */
import type { LeaveCause, Seat } from '@tessera/engine';
import { discardCommand, dropFrame, finish, type Play, put, scrap } from '../change.ts';
import { faceOf, placeOf, seatsAfter } from '../state.ts';
import {
  type Die,
  dieOf,
  FLEET,
  type Frame,
  IN_HAND,
  ownerOf,
  type QuantumState,
  RESERVE,
} from '../types.ts';
import { fillRows } from './advance.ts';

export function leave(play: Play, seat: Seat, cause: LeaveCause): void {
  const { state, events } = play;
  state.hasLeft[seat] = true;
  events?.push({ type: 'left', seat });
  dropCombat(play, seat);
  const [last, ...others] = seatsAfter(state, seat);
  if (last !== undefined && others.length === 0) {
    finish(play, [last], cause);
    return;
  }
  if (seat === state.turn.active) cutShort(play);
  else state.pending = state.pending.filter(frame => !isAskedOf(frame, seat));
  for (const card of [...(state.commands[seat] ?? [])]) discardCommand(play, seat, card);
  for (let number = 0; number < FLEET; number++) retire(play, dieOf(seat, number));
}

/** Ships go to the scrapyard unrolled; a die that shows no face yet was never in play. */
function retire(play: Play, die: Die): void {
  const { state } = play;
  const at = placeOf(state, die);
  if (at < 0 && at !== IN_HAND) return;
  if (faceOf(state, die) === 0) put(play, die, RESERVE);
  else scrap(play, die, 'left');
}

/** True when a seat fights in the pending combat. */
export const takesPart = ({ combat }: QuantumState, seat: Seat): boolean =>
  combat !== null && (ownerOf(combat.attacker) === seat || ownerOf(combat.defender) === seat);

/** The attacker stays on its square; dice in hand go to their scrapyard with the face they show. */
function dropCombat(play: Play, seat: Seat): void {
  const { state } = play;
  if (!state.combat || !takesPart(state, seat)) return;
  const { attacker, defender } = state.combat;
  state.combat = null;
  // Frames above the combat were begun by it.
  const begun = state.pending.findIndex(frame => frame.type === 'combat');
  for (const frame of state.pending.splice(begun)) dropFrame(play, frame);
  for (const die of [attacker, defender]) if (placeOf(state, die) === IN_HAND) scrap(play, die, 'left');
}

/** Ends the own turn without Phase 2; an infamy that another seat has reached still comes first. */
function cutShort(play: Play): void {
  const { state } = play;
  const { turn, pending } = state;
  const isKept = (frame: Frame): boolean => frame.type === 'infamy' && frame.seat !== turn.active;
  const isResolving = pending.some(frame => frame.type === 'gambit');
  for (const frame of pending) if (!isKept(frame)) dropFrame(play, frame);
  state.pending = pending.filter(isKept);
  if (isResolving) fillRows(play); // Q-ADV-3
  Object.assign(turn, { phase: 'advance', actions: 0, draws: 0, momentumQueued: 0 });
}

/** True for a frame that only the leaver could have answered. The set-up skips a seat by itself. */
const isAskedOf = (frame: Frame, seat: Seat): boolean =>
  (frame.type === 'infamy' || frame.type === 'discard') && frame.seat === seat;
