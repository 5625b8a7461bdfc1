/** Numbers of a review as whole points of percent, rounded so that those shown together add up. */
import type { Decision, Total } from './types.ts';

const pointsOf = (chance: number): number => Math.round(100 * chance) + 0;

/** A decision as it is shown: `before − cost = after`. */
export interface DecisionPoints {
  readonly before: number;
  readonly after: number;
  readonly cost: number;
}

export function decisionPoints({ before, after, seat }: Decision, isTogether: boolean): DecisionPoints {
  const holder = isTogether ? 0 : seat;
  const [from, to] = [pointsOf(before[holder] ?? 0), pointsOf(after[holder] ?? 0)];
  return { before: from, after: to, cost: from - to };
}

/** A total as it is shown. The rounding is left to chance, or to the unforeseen in a game without any. */
export function totalPoints(total: Total, hasChance: boolean): Total {
  const { start, decisions, others, end } = total;
  const shown = {
    start: pointsOf(start),
    decisions: pointsOf(decisions),
    others: pointsOf(others),
    end: pointsOf(end),
  };
  const rest = shown.end - shown.start + shown.decisions - shown.others;
  const unseen = hasChance ? pointsOf(total.unseen) : rest;
  return { ...shown, unseen, luck: rest - unseen };
}

/** How a try compares with the best answer. */
export type Grade = 'best' | 'near' | 'worse';

/** Tries within these points of the best are as good, or nearly so. */
const [AS_GOOD, NEAR] = [1, 4] as const;

export function gradeOf(best: number, tried: number): Grade {
  const gap = best - tried;
  return gap <= AS_GOOD ? 'best' : gap <= NEAR ? 'near' : 'worse';
}

/** Points of an answer that the search of a decision ranked, on the scale of that decision. */
export function rankedPoints(decision: Decision, isTogether: boolean, chance: number): number {
  const { before } = decisionPoints(decision, isTogether);
  return Math.max(0, before - pointsOf(decision.verdict.chance - chance));
}
