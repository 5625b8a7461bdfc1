/**
 * Attributes every change of the win probabilities to a decision, to chance, or to what no search foresaw. Chance
 * never enters the cost of an answer: a cost compares two answers within one search. All parts add up to the change
 * from the start to the end.
 */
import { isMatchWord, type Seat } from '@tessera/engine';
import {
  type Chances,
  type Course,
  type Decision,
  type MatchReview,
  REVIEW_VERSION,
  type Total,
  type Verdict,
} from './types.ts';

/** Smaller costs are within the noise of a search, and count as none. */
const LEAST_COST = 0.02;

type Verdicts = ReadonlyMap<number, Verdict>;

export function settled(course: Course, verdicts: Verdicts, isComplete: boolean): MatchReview {
  const judged = course.decisions.filter(index => verdicts.has(index));
  const decisions: Decision[] = [];
  let next = { index: course.steps.length, before: course.end };
  for (const index of judged.toReversed()) {
    const decision = decisionAt(course, index, verdicts.get(index) as Verdict, next);
    decisions.unshift(decision);
    next = decision;
  }
  return {
    version: REVIEW_VERSION,
    digest: course.digest,
    isTogether: course.isTogether,
    decisions,
    totals: course.end.map((_, holder) => totalOf(course, decisions, holder)),
    costs: Array.from({ length: course.seats }, (_, seat) =>
      sum(decisions.map(one => (one.seat === seat ? one.cost : 0))),
    ),
    isComplete,
  };
}

type Next = Pick<Decision, 'index' | 'before'>;

function decisionAt(course: Course, index: number, verdict: Verdict, next: Next): Decision {
  const { isTogether, steps, seats } = course;
  const { seat, move: answer } = steps[index] as Course['steps'][number];
  const holder = isTogether ? 0 : seat;
  const between = steps.slice(index, next.index);
  const isNews = between.some(step => step.isNews);
  const isLast = next.index === steps.length;
  // Leaving is no result of the last answer.
  const isLeft = isLast && isMatchWord(between.at(-1)?.move ?? '');
  const isOwn = isTogether || (steps[next.index] ?? between.at(-1))?.seat === seat;
  const gap = verdict.isFirm ? gapOf(verdict) : 0;
  const then = next.before[holder] ?? 0;
  const raise = (chances: Chances, by: number): Chances => shifted(chances, holder, by);
  const none = next.before.map(() => 0);
  // Where nothing is drawn, two searches have to agree: that of the decision, and that of the position after it.
  const cost = isNews || isLeft ? gap : Math.min(gap, Math.max(0, verdict.chance - then));
  if (isOwn && !isNews && !isLeft) {
    const after = next.before;
    return {
      index,
      seat,
      answer,
      before: raise(after, cost),
      after,
      cost,
      luck: none,
      unseen: none,
      verdict: slim(verdict, cost),
    };
  }
  const before = vectorOf(verdict, seats, holder, isTogether);
  const after = raise(before, -cost);
  const change = next.before.map((chance, i) => chance - (after[i] ?? 0));
  const [luck, unseen] = isNews && !isLeft ? [change, none] : [none, change];
  return { index, seat, answer, before, after, cost, luck, unseen, verdict: slim(verdict, cost) };
}

/** Verdicts on the best answer are kept by their numbers alone: nothing else is shown of them. */
const slim = (verdict: Verdict, cost: number): Verdict =>
  cost > 0 ? verdict : { ...verdict, ranked: [], line: [], reasons: [] };

/** Win probability that an answer gives away by its own search; 0 within the noise. */
export function gapOf({ chance, played }: Pick<Verdict, 'chance' | 'played'>): number {
  const gap = chance - played;
  return gap < LEAST_COST ? 0 : gap;
}

/** Win probabilities of all seats: that of one by the search, the rest by their shares. */
function vectorOf({ chance, shares }: Verdict, seats: number, holder: Seat, isTogether: boolean): Chances {
  if (isTogether) return [chance];
  const all = shares ?? Array.from({ length: seats }, () => 1);
  const rest = sum(all) - (all[holder] ?? 0);
  return all.map((share, seat) =>
    seat === holder ? chance : (1 - chance) * (rest > 0 ? share / rest : 1 / Math.max(1, seats - 1)),
  );
}

/** Adds to one seat what the others lose in proportion to their chances. */
function shifted(chances: Chances, holder: Seat, by: number): Chances {
  const own = chances[holder] ?? 0;
  if (by === 0 || chances.length === 1) return chances.map((one, i) => (i === holder ? own + by : one));
  const rest = 1 - own;
  const others = chances.length - 1;
  return chances.map((one, i) => {
    if (i === holder) return own + by;
    return one - by * (rest > 0 ? one / rest : 1 / others);
  });
}

function totalOf(course: Course, decisions: readonly Decision[], holder: Seat): Total {
  const end = course.end[holder] ?? 0;
  const isOwn = ({ seat }: Decision): boolean => course.isTogether || seat === holder;
  const change = ({ before, after }: Decision): number => (after[holder] ?? 0) - (before[holder] ?? 0);
  return {
    start: decisions[0]?.before[holder] ?? end,
    decisions: sum(decisions.filter(isOwn).map(({ cost }) => cost)),
    others: sum(decisions.filter(one => !isOwn(one)).map(change)),
    luck: sum(decisions.map(({ luck }) => luck[holder] ?? 0)),
    unseen: sum(decisions.map(({ unseen }) => unseen[holder] ?? 0)),
    end,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
