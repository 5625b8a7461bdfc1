/** Trace: the deeds of others since a player's own last one, numbered from 1 on the board and in its panel. */
import type { Seat } from '@tessera/engine';

/** One deed of a turn; games add what they draw and say of it. */
export interface Step {
  /** Seat of the actor; negative for one without a seat. */
  readonly seat: Seat;
  readonly kind: string;
  /** Number of answers given when it had happened. */
  readonly count: number;
  /** Turn number; 0 during set-up. */
  readonly turn: number;
}

export interface Chronicle<S extends Step> {
  /** Every deed of the match, in order. */
  readonly steps: readonly S[];
  /** Index of the first step after the latest own deed of a seat. */
  since(seat: Seat): number;
}

/** Steps of others since the latest own one; somebody without a seat (`me` below 0) watches the latest turn only. */
export function traceOf<S extends Step>({ steps, since }: Chronicle<S>, me: Seat): readonly S[] {
  if (me >= 0) return steps.slice(since(me)).filter(({ seat, turn }) => turn > 0 && seat !== me);
  const latest = steps.at(-1)?.turn ?? 0;
  return latest > 0 ? steps.slice(steps.findLastIndex(({ turn }) => turn !== latest) + 1) : [];
}

/** Step after the given one, or before it; undefined shows the whole trace. */
export function neighbourOf(step: number | undefined, count: number, by: 1 | -1): number | undefined {
  const next = step === undefined ? (by > 0 ? 0 : count - 1) : step + by;
  return next >= 0 && next < count ? next : undefined;
}
