/**
 * Reviews a whole match: every decision by a short search, and those that seem to cost something by a longer one.
 * Where the short searches take long, a glance at all decisions comes first, and those that are likely to be moments
 * are judged before the others.
 * Known results are reported all the time, so that a page has something to show at once. A match with many decisions
 * has fewer nodes for each; the result depends on nothing else.
 */
import { LEAST_MOMENT, MOST_MOMENTS } from './moments.ts';
import { gapOf, settled } from './settle.ts';
import type { Course, MatchReview, Verdict } from './types.ts';

export interface Run {
  readonly course: Course;
  /** Most nodes of a search. */
  readonly nodes: readonly [first: number, second: number];
  /** True if every search has all its nodes, however long the match is. */
  readonly isFixed?: boolean;
  /** Searches that may run side by side. */
  readonly lanes?: number;
  readonly signal?: AbortSignal;
  /** Judges a decision; undefined if there is nothing to judge. */
  judge(index: number, nodes: number): Promise<Verdict | undefined>;
  /** `done` counts the decisions judged so far; the review is settled when it is asked for. */
  onProgress?(progress: Progress): void;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  review(): MatchReview;
}

/** Nodes for all first searches of a match, and for all second ones: a few seconds of two workers. */
const WHOLE = 350_000;
/** Nodes for all glances of a match, and the share of a first search that one has at most. */
const GLANCES = 40_000;
const GLANCE = 1 / 8;
/** First searches of fewer nodes take hardly longer than a glance. */
const WORTH_A_GLANCE = 1000;

/** Nodes of each of so many searches. */
const shareOf = (most: number, all: number, count: number): number =>
  Math.max(1, Math.floor(Math.min(most, all / Math.max(1, count))));

export async function reviewed(run: Run): Promise<MatchReview> {
  const { course, nodes, isFixed = false, lanes = 1, signal, judge, onProgress } = run;
  const { decisions } = course;
  const whole = isFixed ? Infinity : WHOLE;
  const [short, long] = [shareOf(nodes[0], whole, decisions.length), nodes[1]];
  const verdicts = new Map<number, Verdict>();
  /** Costs by the glances, then by the first searches. */
  const gaps = new Map<number, number>();
  const gap = (index: number): number => gaps.get(index) ?? 0;
  const dearest = (some: readonly number[]): number[] => some.toSorted((a, b) => gap(b) - gap(a));
  let done = 0;

  async function look(index: number, budget: number): Promise<void> {
    const verdict = await judge(index, budget);
    gaps.delete(index);
    verdicts.delete(index);
    if (!verdict) return;
    gaps.set(index, gapOf(verdict));
    verdicts.set(index, { ...verdict, isFirm: gapOf(verdict) === 0 });
  }

  async function confirm(index: number, budget: number): Promise<void> {
    const verdict = await judge(index, budget);
    if (verdict) verdicts.set(index, { ...verdict, isFirm: true });
  }

  /** Runs searches in all lanes until `next` gives no further one. */
  async function search(next: () => Promise<void> | undefined): Promise<void> {
    const lane = async (): Promise<void> => {
      for (let one = next(); one && !signal?.aborted; one = next()) {
        await one;
        onProgress?.({ done, of: decisions.length, review: () => settled(course, verdicts, false) });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Searches one decision after another. */
  const each = (some: readonly number[], of: (index: number) => Promise<void>): Promise<void> => {
    const queue = some.values();
    return search(() => {
      const { value } = queue.next();
      return value === undefined ? undefined : of(value);
    });
  };

  const glance = shareOf(short * GLANCE, GLANCES, decisions.length);
  if (nodes[0] >= WORTH_A_GLANCE) await each(spread(decisions), index => look(index, glance));

  const firsts = withNext(dearest(spread(decisions)), decisions).values();
  const judged = new Set<number>();
  const early = new Set<number>();
  await search(() => {
    const [moment] = dearest([...judged].filter(index => !early.has(index) && gap(index) >= LEAST_MOMENT));
    if (moment !== undefined && early.size < MOST_MOMENTS) {
      early.add(moment);
      return confirm(moment, long);
    }
    const { value } = firsts.next();
    return value === undefined
      ? undefined
      : look(value, short).then(() => {
          judged.add(value);
          done++;
        });
  });

  const costly = dearest(decisions.filter(index => gap(index) > 0));
  const budget = shareOf(long, whole, costly.length);
  await each(
    costly.filter(index => budget < long || !early.has(index)),
    index => confirm(index, budget),
  );
  return settled(course, verdicts, !signal?.aborted);
}

/** Decisions, each followed by the next one of the match: a cost is what both searches agree on. */
function withNext(order: readonly number[], decisions: readonly number[]): ReadonlySet<number> {
  const next = new Map(decisions.map((index, i) => [index, decisions[i + 1] ?? index]));
  return new Set(order.flatMap(index => [index, next.get(index) ?? index]));
}

/** Every eighth decision first, then those between: the graph has its shape early. */
function spread(decisions: readonly number[]): number[] {
  const rank = (i: number): number => [0, 4, 2, 6, 1, 5, 3, 7].indexOf(i % 8);
  return decisions
    .map((index, i) => ({ index, rank: rank(i) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}
