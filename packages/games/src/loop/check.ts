/**
 * Legality: an answer is legal if it is listed; this module finds the reason for every refusal (section 6).
 */
import { type RuleViolation, type Seat, violation } from '@tessera/engine';
import { type Answer, VERBS, type Verb, verbOf } from './answer.ts';
import { DECISIONS } from './decision.ts';
import { explained } from './explain.ts';
import { answersOf, askedOf } from './flow.ts';
import type { Answers } from './handler.ts';
import { actionFault } from './rules/actions.ts';
import { seatOf } from './state.ts';
import type { LoopState } from './types.ts';

const listed: Answers = { items: [], count: 0 };

export function check(state: LoopState, seat: Seat, given: Answer): RuleViolation | undefined {
  const asked = askedOf(state);
  if (!asked) return violation('L-END-6', 'E_GAME_OVER');
  if (seatOf(state, asked.agent) !== seat) return violation('L-TURN-1', 'E_NOT_ACTIVE');
  listed.count = 0;
  answersOf(state, listed);
  for (let i = 0; i < listed.count; i++) if (listed.items[i] === given) return undefined;
  const verb = VERBS[verbOf(given)] as Verb;
  if (!(DECISIONS[asked.kind] as readonly Verb[]).includes(verb))
    return isAction(verb) && asked.kind !== 'takeCard' && asked.kind !== 'archive'
      ? violation('L-ACT-1', 'E_PENDING')
      : violation('L-TURN-1', 'E_WRONG_PHASE');
  const fault = asked.kind === 'action' ? actionFault(state, given) : undefined;
  return fault ? explained(state, given, fault) : violation('L-DEC-1', 'E_BAD_PARAM');
}

const isAction = (verb: Verb): boolean => (DECISIONS.action as readonly Verb[]).includes(verb);
