/**
 * Reviews a whole match: every decision by a short search, and those that seem to cost something by a longer one
 * with the dearest first. Known results are reported all the time, so that a page has something to show at once.
 */
import { gapOf, settled } from './settle.ts';
import type { Course, MatchReview, Verdict } from './types.ts';

export interface Run {
  readonly course: Course;
  readonly nodes: readonly [first: number, second: number];
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

/** Searches that confirm a cost while decisions wait for their first one. */
const EARLY = 5;

export async function reviewed(run: Run): Promise<MatchReview> {
  const { course, nodes, lanes = 1, signal, judge, onProgress } = run;
  const verdicts = new Map<number, Verdict>();
  const firsts = spread(course.decisions);
  let seconds: { readonly index: number; readonly gap: number }[] = [];
  let early = 0;
  let done = 0;

  async function first(index: number): Promise<void> {
    const verdict = await judge(index, nodes[0]);
    done++;
    if (!verdict) return;
    const gap = gapOf(verdict);
    verdicts.set(index, { ...verdict, isFirm: gap === 0 });
    if (gap > 0) seconds = [...seconds, { index, gap }].toSorted((a, b) => b.gap - a.gap);
  }

  async function second(index: number): Promise<void> {
    const verdict = await judge(index, nodes[1]);
    if (verdict) verdicts.set(index, { ...verdict, isFirm: true });
  }

  /** The next search; undefined when nothing is left. */
  function next(): Promise<void> | undefined {
    const [dearest] = seconds;
    const isEarly = dearest !== undefined && dearest.gap >= SURE && early < EARLY;
    if (firsts.length > 0 && !isEarly) return first(firsts.shift() as number);
    if (!dearest) return undefined;
    if (firsts.length > 0) early++;
    seconds = seconds.slice(1);
    return second(dearest.index);
  }

  const tell = (): void =>
    onProgress?.({
      done,
      of: course.decisions.length,
      review: () => settled(course, verdicts, false),
    });

  /** A lane that finds nothing may be followed by searches that another one asks for. */
  async function lane(): Promise<void> {
    for (;;) {
      const search = signal?.aborted ? undefined : next();
      if (!search) return;
      await search;
      tell();
    }
  }
  const running = Array.from({ length: lanes }, lane);
  await Promise.all(running);
  await lane();
  return settled(course, verdicts, !signal?.aborted);
}

/** A cost this large is confirmed at once: it is likely to be a moment. */
const SURE = 0.06;

/** Every eighth decision first, then those between: the graph has its shape early. */
function spread(decisions: readonly number[]): number[] {
  const rank = (i: number): number => [0, 4, 2, 6, 1, 5, 3, 7].indexOf(i % 8);
  return decisions
    .map((index, i) => ({ index, rank: rank(i) }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}
