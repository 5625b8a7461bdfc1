/** Section 15: the fallback answer of a decider who gives none. */
import { type Answer, VERB, verbOf } from './answer.ts';
import { type DecisionKind, decisionOf } from './decision.ts';
import { answersOf } from './flow.ts';
import type { Answers } from './handler.ts';
import type { QuantumState } from './types.ts';

/** Wanted verb by kind of decision, where it is not the first of the list. */
const WANTED: Readonly<Partial<Record<DecisionKind, number>>> = {
  TURN: VERB.end,
  DANGEROUS: VERB.decline,
  REROLL_ATT: VERB.pass,
  REROLL_DEF: VERB.pass,
  OCCUPY: VERB.hold,
  EXPAND_PLACE: VERB.scrapyard,
  REORG_SELECT: VERB.done,
  REORG_PLACE: VERB.scrapyard,
};

export function defaultAnswer(state: QuantumState): Answer {
  const out: Answers = { items: [], count: 0 };
  answersOf(state, out);
  const kind = decisionOf(state);
  const wanted = kind && WANTED[kind];
  return (out.items.find(one => verbOf(one) === wanted) ?? out.items[0]) as Answer;
}
