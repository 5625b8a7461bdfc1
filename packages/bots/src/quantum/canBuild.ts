/** Tests by the rules themselves if a planet can be built on for certain, so that a stated reason is true. */
import type { Seat } from '@tessera/engine';
import {
  FLEET,
  firstOf,
  geometryOf,
  type Planet,
  type QuantumState,
  quantum,
  VERB,
  verbOf,
} from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import { answersIn, isAtTurn } from './workshop.ts';

/** Tried at most: faces of several ships have more ways than a hint has time, and what was not found is not said. */
const MOST_TRIES = 5000;

/** In this turn of a seat, with at most so many other answers before it, and no luck. */
export function canBuild(
  state: QuantumState,
  seat: Seat,
  planet: Planet,
  before = 1,
  tries = { left: MOST_TRIES },
): boolean {
  if (quantum.decider(state) !== seat) return false;
  const answers = answersIn(state);
  const { square } = geometryOf(state.map).planets[planet] as { readonly square: number };
  if (answers.some(one => verbOf(one) === VERB.construct && firstOf(one) === square)) return true;
  const isTurn = isAtTurn(state);
  if (isTurn && before === 0) return false;
  return answers.some(answer => {
    if (tries.left-- <= 0) return false;
    const luck = luckOf(0);
    const after = quantum.copy(state);
    quantum.play(after, seat, answer, luck);
    // Where cargo is dropped belongs to the answer that lifted it.
    return luck.used === 0 && canBuild(after, seat, planet, isTurn ? before - 1 : before, tries);
  });
}

/** The state as if a turn of the seat began now. */
export function nextTurn(state: QuantumState, seat: Seat): QuantumState {
  const next = quantum.copy(state);
  next.pending = [];
  next.combat = null;
  Object.assign(next.turn, { active: seat, phase: 'actions', actions: 3, used: 0, attacked: false });
  next.active[seat] = (next.commands[seat] ?? []).reduce((bits, card) => bits | (1 << card), 0);
  for (let die = seat * FLEET; die < (seat + 1) * FLEET; die++)
    for (const flags of [next.moved, next.abilityUsed, next.lastAbility]) flags[die] = 0;
  return next;
}
