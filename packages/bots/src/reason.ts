// @chunk bots
/** Why an answer is worth giving, as data: a bot knows no words. */
import type { Params, Seat } from '@tessera/engine';
import type { Thought } from './bot.ts';

/** A key of the game's words, and what is filled in. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
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

/** What a team knows about thoughts and positions besides its bots. Asked after a thought, which is none the slower for it. */
export interface Insight<V, M> {
  /** What speaks for the move of a thought, the most telling first; none if nothing stands out. */
  reasonsFor(view: V, seat: Seat, thought: Thought<M>): readonly Reason[];
  /** The chance to win, 0 to 1, of the seat to act if it did nothing; undefined where nobody can tell. */
  chanceOfWaiting(view: V, seat: Seat): number | undefined;
}

/** Of a game whose bots cannot tell. */
export const NO_INSIGHT: Insight<unknown, unknown> = {
  reasonsFor: () => [],
  chanceOfWaiting: () => undefined,
};
