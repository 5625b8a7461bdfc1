/** L-DEC-2: the fallback answer of a decider who gives none. */
import { type Answer, aboutOf, VERB, verbOf } from './answer.ts';
import type { DecisionKind } from './decision.ts';
import { answersOf, askedOf } from './flow.ts';
import type { Answers } from './handler.ts';
import { RIFT_SLOTS } from './state.ts';
import type { LoopState } from './types.ts';

/** Wanted verb by kind of decision, where it is not the first of the list. */
const WANTED: Readonly<Partial<Record<DecisionKind, number>>> = {
  action: VERB.endActions,
  may: VERB.no,
  step: VERB.stop,
  helpCard: VERB.none,
  takeCard: VERB.none,
  archive: VERB.yes,
  pickUltra: VERB.ultra,
};

export function defaultAnswer(state: LoopState): Answer {
  const out: Answers = { items: [], count: 0 };
  answersOf(state, out);
  const answers = out.items.slice(0, out.count);
  const kind = askedOf(state)?.kind;
  if (kind === 'cancelRift') return mostUrgent(state, answers);
  const wanted = kind && WANTED[kind];
  return (answers.find(one => verbOf(one) === wanted) ?? answers[0]) as Answer;
}

/** Bonus larger than any number of rifts. */
const SAVES = 100;

/**
 * The era where one cube less prevents an overflow, on a Vortex tile first; else the one with most rifts, on
 * its slots and fallen. Ties go to the first.
 */
function mostUrgent({ rifts, isVortex, pending }: LoopState, answers: readonly Answer[]): Answer {
  const frame = pending.at(-1);
  const fallen = frame?.type === 'foo' ? frame.fallen : [];
  const urgency = (given: Answer): number => {
    if (verbOf(given) === VERB.none) return -1;
    const era = aboutOf(given);
    const due = (rifts[era] ?? 0) + (fallen[era] ?? 0);
    const isSaved = due === RIFT_SLOTS + 1;
    return due + (isSaved ? SAVES : 0) + (isSaved && isVortex[era] ? SAVES : 0);
  };
  return answers.toSorted((a, b) => urgency(b) - urgency(a))[0] as Answer;
}
