/** Description of a game's answers for the analysis board; found by a glob as `<game>/analysis.ts`. */
import type { GameEvent, Seat } from '@tessera/engine';

/** Squares of the board; a ring where both ends are the same. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
}

/** A die that an answer rolled. */
export interface Rolled {
  readonly what: 'attack' | 'defence' | 'ship';
  readonly seat: Seat;
  /** Faces by the number drawn, from its lowest. */
  readonly faces: readonly number[];
  /** Index among all numbers that the answer drew. */
  readonly index: number;
}

/** An answer, as far as its dice go. */
interface RolledStep {
  readonly dice: readonly number[];
  readonly draws: readonly { readonly low: number; readonly count: number }[];
  readonly events: readonly GameEvent[];
}

export interface AnalysisGame {
  /** True if notation is what players read; otherwise answers are told in words. */
  readonly isTerse: boolean;
  /** Undefined for an answer without a place on the board. */
  arrowOf(view: unknown, answer: string): Arrow | undefined;
  rollsOf?(before: unknown, step: RolledStep): readonly Rolled[];
}
