/** Why an answer is worth giving, as data: a bot knows no words. */
import type { Params, Seat } from '@tessera/engine';
import type { Thought } from './bot.ts';

/** A key of the game's words, and what is filled in. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

/** What there is to say about a thought. */
export interface Explanation {
  /** What speaks for its move, the most telling first; none if nothing stands out. */
  readonly reasons: readonly Reason[];
  /** The chance to win of the same seat, 0 to 1, if nothing were done; where a game can tell. */
  readonly before?: number;
}

/** By how much something changed in favour, in what the evaluation counts in, and how that is said. */
export interface Gain {
  readonly gain: number;
  readonly reason: Reason;
}

/** Less than this is no reason for anything. */
const LEAST = 12;
/** More reasons nobody reads. */
const MOST = 3;

/** The largest gains first. */
export const reasonsOf = (gains: readonly Gain[], least = LEAST): readonly Reason[] =>
  gains
    .filter(({ gain }) => gain >= least)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ reason }) => reason);

/** Asked once, after the thought, by whoever wants to know: a search is none the slower for it. */
export type Explain<V, M> = (view: V, seat: Seat, thought: Thought<M>) => Explanation;
