/** Types of the review of a finished match; pages translate it. */
import type { DecisiveMoment, ReviewAdvice, ReviewLuck } from '@tessera/engine';
import type { Agent, OutcomeCode } from '../types.ts';

/** Kind of a decisive moment; also the key of its sentence. */
export type MomentKind =
  // the end
  | 'double'
  | 'fourth'
  | 'cycles'
  | 'mega'
  | 'won'
  // setbacks
  | 'vortexRisk'
  | 'vortexUnlucky'
  | 'vortexMission'
  | 'vortexCard'
  | 'throw'
  | 'waiting'
  // successes
  | 'chain'
  | 'close'
  | 'archive';

export type AdviceKey =
  | 'reserve'
  | 'clones'
  | 'loops'
  | 'crowded'
  | 'archive'
  | 'begun'
  | 'cards'
  | 'battery'
  | 'mega'
  | 'luck'
  | 'harder'
  | 'mode';

/** Eras, cards and missions in `params` are their indices. */
export interface Moment extends DecisiveMoment<MomentKind> {
  readonly agent: Agent;
}

export type Advice = ReviewAdvice<AdviceKey>;

/** Sums over the whole match. */
export interface Sums {
  readonly turns: number;
  readonly archived: number;
  readonly vortices: number;
  readonly loops: number;
  readonly rifts: number;
  readonly clones: number;
  readonly energy: number;
  readonly cards: number;
}

export interface LoopReview {
  readonly outcome: OutcomeCode | null;
  readonly decisive: readonly Moment[];
  /** Luck in vortices, over all eras in all throws. */
  readonly luck: ReviewLuck;
  readonly advice: readonly Advice[];
  readonly sums: Sums;
}
