// @chunk engine
/** Reasons for an answer, as data: keys of the game's texts and parameters. */
import type { Params, Seat } from '@tessera/engine';
import type { Thought } from './bot.ts';

/** A key of the game's texts, with its parameters. */
export interface Reason {
  readonly key: string;
  readonly params: Params;
}

/** A gain in units of the evaluation, and the reason that states it. */
export interface Gain {
  readonly gain: number;
  readonly reason: Reason;
}

/** Smaller gains are no reason. */
const LEAST = 12;
/** Maximum of reasons shown. */
const MOST = 3;

/** The largest gains first. */
export const reasonsOf = (gains: readonly Gain[], least = LEAST): readonly Reason[] =>
  gains
    .filter(({ gain }) => gain >= least)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ reason }) => reason);

/**
 * Explanations that a team gives besides its bots. Computed after a search, so that the search is not slowed
 * down.
 */
export interface Insight<V, M> {
  /** Reasons for the move of a thought, the strongest first; empty if nothing stands out. */
  reasonsFor(view: V, seat: Seat, thought: Thought<M>): readonly Reason[];
  /** Loads what hints say where nothing stands out. */
  loadFacts?(): Promise<Facts<V, M>>;
}

/** Facts about the move of a thought. */
export type Facts<V, M> = (view: V, seat: Seat, thought: Thought<M>) => readonly Reason[];

/** Loads the reasons that hints give for their moves. */
export async function adviserOf<V, M>(insight: Insight<V, M>): Promise<Facts<V, M>> {
  const facts = await insight.loadFacts?.();
  return (view, seat, thought) => {
    const reasons = insight.reasonsFor(view, seat, thought);
    return reasons.length > 0 ? reasons : (facts?.(view, seat, thought) ?? []);
  };
}

/** Insight of a game whose bots explain nothing. */
export const NO_INSIGHT: Insight<unknown, unknown> = { reasonsFor: () => [] };
