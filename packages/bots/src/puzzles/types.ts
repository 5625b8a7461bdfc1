/** Puzzles: a position, a goal within one turn (rift: within n moves), and what was proved about it. */
import type { Chance, Seat } from '@tessera/engine';
import type { Reason } from '../reason.ts';

export const PUZZLE_GAMES = ['rift', 'tesseract', 'quantum', 'loop'] as const;
export type PuzzleGame = (typeof PUZZLE_GAMES)[number];

/** Goals by game. */
export const KINDS = {
  rift: ['capture'],
  tesseract: ['contain', 'breach'],
  quantum: ['win', 'cubes'],
  loop: ['archive', 'survive'],
} as const satisfies Readonly<Record<PuzzleGame, readonly string[]>>;
export type GoalKind = (typeof KINDS)[PuzzleGame][number];

/** Exact probability as `good` of `of` equally likely outcomes, in lowest terms. */
export type Odds = readonly [good: number, of: number];

export interface Goal {
  readonly kind: GoalKind;
  /** Moves of `capture`, cubes of `cubes` and `contain`. */
  readonly n?: number;
}

/** A reason for one answer of the solution, by its index. */
export interface Explained extends Reason {
  readonly at: number;
}

export interface Difficulty {
  /** On the scale of a player's rating; see docs/puzzles.md. */
  readonly rating: number;
  /** Names of the bots that solve it, weakest first. */
  readonly solvedBy: readonly string[];
}

export interface Puzzle {
  readonly id: string;
  readonly game: PuzzleGame;
  readonly goal: Goal;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** In the position format of the game; its hidden part was dealt anew and decides nothing. */
  readonly position: string;
  /** The seat that solves it. */
  readonly seat: Seat;
  /** Best odds of reaching the goal; `[1, 1]` if it is certain. */
  readonly odds: Odds;
  /** Main line in notation, all seats. Numbers drawn on the way are in `draws`. */
  readonly solution: readonly string[];
  /** Numbers drawn by each answer of the solution. */
  readonly draws: readonly (readonly number[])[];
  /** Every first answer that keeps the odds. */
  readonly accepted: readonly string[];
  /** Count of legal first answers. */
  readonly legal: number;
  readonly difficulty: Difficulty;
  readonly themes: readonly string[];
  readonly explanation: readonly Explained[];
}

/** Contents of a data file. */
export interface PuzzleFile {
  readonly game: PuzzleGame;
  /** Bots that rated the puzzles, weakest first. */
  readonly raters: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

/** A position that may become a puzzle. */
export type Candidate = Pick<Puzzle, 'game' | 'goal' | 'options' | 'seats' | 'position' | 'seat'>;

/** Self-play from which positions are taken. */
export interface Source {
  readonly seats: number;
  /** Answers of a game at most. */
  readonly longest?: number;
  options(chance: Chance): Readonly<Record<string, unknown>>;
  /** Bots at the table, one of them for each game. */
  readonly bots: readonly string[];
  /** Plays some seats instead of the bot; undefined where the bot answers. */
  answer?(state: unknown, chance: Chance): unknown;
  /** Positions to look at instead of the one that was played. */
  variants?(state: unknown, chance: Chance): readonly unknown[];
  goals(state: unknown): readonly Goal[];
}
