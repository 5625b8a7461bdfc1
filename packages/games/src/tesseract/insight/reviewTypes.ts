/** Types of the review of a finished match. */
import type { DecisiveMoment, ReviewAdvice, ReviewLuck } from '@tessera/engine';
import type { Lab, MoveReason, Reason, TesseractState } from '../types.ts';
import type { BreachNote, TesseractPast, ThreatNote } from './past.ts';

/** Kind of a decisive moment; also the key of its sentence. */
export type MomentKind =
  | 'risk'
  | 'chain'
  | 'double'
  | 'unlucky'
  | 'shockwave'
  | 'last'
  | 'lastEvent'
  | 'empty'
  | 'close'
  | 'fatal';

/** Kind of an advice; also the key of its sentence. */
export type AdviceKey =
  | 'crowded'
  | 'remedy'
  | 'twins'
  | 'unspent'
  | 'hands'
  | 'unlocked'
  | 'rolls'
  | 'events'
  | 'refill'
  | 'slow'
  | 'behind'
  | 'luck'
  | 'harder'
  | 'flawless';

export interface Moment extends DecisiveMoment<MomentKind> {
  readonly lab: Lab;
}

export type Advice = ReviewAdvice<AdviceKey>;

export interface Review {
  /** Null if the match was given up. */
  readonly reason: Reason | null;
  readonly turns: number;
  readonly breaches: readonly BreachNote[];
  readonly threats: readonly ThreatNote[];
  /** Luck in Threat phases with at least one breach. */
  readonly luck: ReviewLuck;
  readonly decisive: readonly Moment[];
  readonly contained: number;
  /** Empty slots: by row (colour), by column (value) and one by one (6 · colour + value − 1). */
  readonly missing: {
    readonly rows: readonly number[];
    readonly columns: readonly number[];
    readonly slots: readonly number[];
  };
  /** Number of destroyed cubes, by cause. */
  readonly lost: Readonly<Partial<Record<MoveReason, number>>>;
  readonly advice: readonly Advice[];
}

/** Facts for decisive moments and advice. */
export interface ReviewFacts extends Pick<Review, 'breaches' | 'threats' | 'luck' | 'missing'> {
  readonly past: TesseractPast;
  readonly end: TesseractState;
  /** Number of sets whose rest was not rolled. */
  readonly declined: number;
}
