/** Cost of an answer to TURN, in actions (sections 6 and 10). */
import { type Answer, PAY_ACTION, payOf, VERB, verbOf } from '../answer.ts';
import { CARD } from '../cards/index.ts';
import { has, type PublicState } from '../state.ts';

const MOVING: readonly number[] = [VERB.move, VERB.attack, VERB.transport];
const COSTS_ONE: readonly number[] = [VERB.reconfigure, VERB.deploy, VERB.research, VERB.nomadic];
/** Q-BUILD: two actions at once. */
const CONSTRUCT = 2;

export function costOf(state: PublicState, given: Answer): number {
  const verb = verbOf(given);
  if (verb === VERB.construct) return CONSTRUCT;
  if (verb === VERB.deploy && has(state, state.turn.active, CARD.eager)) return 0;
  const isPaid = MOVING.includes(verb) ? payOf(given) === PAY_ACTION : COSTS_ONE.includes(verb);
  return isPaid ? 1 : 0;
}
