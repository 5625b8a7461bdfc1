/** Legality: an answer is legal if it is listed; this module finds the reason for every refusal (Q-ACT-1). */
import { type RuleViolation, type Seat, violation } from '@tessera/engine';
import { type Answer, firstOf, VERBS, type Verb, verbOf } from './answer.ts';
import { CARD } from './cards/index.ts';
import { DECISIONS, decisionOf } from './decision.ts';
import { whyNotTurn } from './explain.ts';
import { answersOf, decider } from './flow.ts';
import type { Answers } from './handler.ts';
import { canTake } from './rules/advance.ts';
import type { QuantumState } from './types.ts';

const listed: Answers = { items: [], count: 0 };

export function check(state: QuantumState, seat: Seat, given: Answer): RuleViolation | undefined {
  const kind = decisionOf(state);
  if (kind === undefined || decider(state) !== seat) return violation('Q-ACT-1', 'E_NOT_YOUR_DECISION');
  listed.count = 0;
  answersOf(state, listed);
  for (let i = 0; i < listed.count; i++) if (listed.items[i] === given) return undefined;
  const verb = VERBS[verbOf(given)] as Verb;
  if (!(DECISIONS[kind] as readonly Verb[]).includes(verb)) return violation('Q-ACT-1', 'E_PHASE');
  if (kind === 'TURN') return whyNotTurn(state, seat, given);
  const isExpansion = verb === 'take' && firstOf(given) === CARD.expansion;
  return isExpansion && !canTake(state, seat, CARD.expansion)
    ? violation('Q-ADV-8', 'E_NO_RESERVE')
    : violation('Q-DEC-2', 'E_NOT_OFFERED');
}
