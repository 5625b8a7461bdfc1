/** Types of the review of a finished match; pages put it into words. */
import type { ClauseId, Params } from '@tessera/engine';
import type { Agent, OutcomeCode } from '../types.ts';

/** Kind of a decisive moment; also the key of its sentence. */
export type MomentKind =
  // how it ended
  | 'double'
  | 'fourth'
  | 'cycles'
  | 'mega'
  | 'won'
  // what hurt
  | 'vortexRisk'
  | 'vortexUnlucky'
  | 'vortexMission'
  | 'vortexCard'
  | 'throw'
  | 'waiting'
  // what helped
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

/** A moment that decided the game, or nearly did. Eras, cards, missions in `params` are their numbers. */
export interface Moment {
  readonly kind: MomentKind;
  /** Of the answer, from 0. */
  readonly index: number;
  readonly turn: number;
  readonly agent: Agent;
  readonly params: Params;
  readonly clause: ClauseId;
}

export interface Advice {
  readonly key: AdviceKey;
  readonly params: Params;
  readonly clause: ClauseId;
}

/** Vortices that the throws promised, against those that came. */
export interface Luck {
  /** The sum of the chances of all eras in all throws. */
  readonly expected: number;
  readonly actual: number;
  readonly verdict: 'good' | 'fair' | 'bad';
}

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
  readonly luck: Luck;
  readonly advice: readonly Advice[];
  readonly sums: Sums;
}
