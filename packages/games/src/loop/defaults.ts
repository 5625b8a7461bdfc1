/** L-DEC-2: what is answered for somebody who does not. */
import { type Answer, aboutOf, VERB, verbOf } from './answer.ts';
import type { DecisionKind } from './decision.ts';
import { answersOf, askedOf } from './flow.ts';
import type { Answers } from './handler.ts';
import type { LoopState } from './types.ts';

/** Where it is not the first of the list. */
const WANTED: Readonly<Partial<Record<DecisionKind, number>>> = {
  action: VERB.endActions,
  may: VERB.no,
  step: VERB.stop,
  helpCard: VERB.none,
  takeCard: VERB.none,
  archive: VERB.yes,
};

export function defaultAnswer(state: LoopState): Answer {
  const out: Answers = { items: [], count: 0 };
  answersOf(state, out);
  const answers = out.items.slice(0, out.count);
  const kind = askedOf(state)?.kind;
  if (kind === 'cancelRift') return mostRifts(state, answers);
  const wanted = kind && WANTED[kind];
  return (answers.find(one => verbOf(one) === wanted) ?? answers[0]) as Answer;
}

/** The first of those where most rifts would be: on the slots and fallen. */
function mostRifts({ rifts, pending }: LoopState, answers: readonly Answer[]): Answer {
  const frame = pending.at(-1);
  const fallen = frame?.type === 'foo' ? frame.fallen : [];
  const riftsFor = (given: Answer): number =>
    verbOf(given) === VERB.none ? -1 : (rifts[aboutOf(given)] ?? 0) + (fallen[aboutOf(given)] ?? 0);
  return answers.toSorted((a, b) => riftsFor(b) - riftsFor(a))[0] as Answer;
}
