/** Review of a finished match as plain data: it is stored, sent between workers, and shown in any language. */
import type { Seat } from '@tessera/engine';
import type { Ranked } from '../bot.ts';
import type { Reason } from '../reason.ts';

/** Raised whenever stored reviews have to be computed anew. */
export const REVIEW_VERSION = 2;

/** Win probabilities by seat, or one for a whole team. */
export type Chances = readonly number[];

/** One step of a match: an answer, or a word such as `leave`. */
export interface ReviewStep {
  readonly seat: Seat;
  /** Notation. */
  readonly move: string;
  /** True if chance was drawn, or something hidden came to light. */
  readonly isNews: boolean;
}

/** The part of a match that a review needs besides its judgements. */
export interface Course {
  readonly game: string;
  /** Digest of the log: a stored review belongs to exactly this match. */
  readonly digest: string;
  readonly seats: number;
  readonly isTogether: boolean;
  readonly steps: readonly ReviewStep[];
  /** Indices of the decisions that a search can judge. */
  readonly decisions: readonly number[];
  /** Final win probabilities. */
  readonly end: Chances;
}

/** An opponent's answer, in notation. */
export interface Reply {
  readonly seat: Seat;
  readonly move: string;
  readonly reasons: readonly Reason[];
}

/** Judgement of one decision: every number in it is of one search. */
export interface Verdict {
  /** Win probability of the seat with best play. */
  readonly chance: number;
  /** Win probability after the answer that was played; at most `chance`. */
  readonly played: number;
  /** Best answers and the one that was played, in notation, the best first. */
  readonly ranked: readonly Ranked<string>[];
  /** Principal variation of the best answer, in notation. */
  readonly line: readonly string[];
  /** Reasons for the best answer, or for one later in its line, that do not hold for the one that was played. */
  readonly reasons: readonly Reason[];
  /** Best reply of an opponent to the answer that was played, and why; undefined if a draw comes first. */
  readonly reply?: Reply;
  /** Relative chances of all seats, for the part that the search leaves to the others. */
  readonly shares?: Chances;
  readonly nodes: number;
  /** False for a cost that a second search has not confirmed; it is not charged. */
  readonly isFirm: boolean;
}

/** A judged decision within the whole match. */
export interface Decision {
  /** Index of the answer, from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly answer: string;
  /** Win probabilities with best play. */
  readonly before: Chances;
  /** Win probabilities after the answer, before anything is drawn. */
  readonly after: Chances;
  /** Win probability of the seat that the answer gave away; 0 for the best one. */
  readonly cost: number;
  /** Change by chance until the next judged decision. */
  readonly luck: Chances;
  /** Change until the next judged decision that no search foresaw, and a resignation. */
  readonly unseen: Chances;
  readonly verdict: Verdict;
}

/** Sum over a match for one holder of a chance: start − decisions + others + luck + unseen = end. */
export interface Total {
  readonly start: number;
  /** Win probability given away by own decisions. */
  readonly decisions: number;
  /** Win probability given by the decisions of opponents. */
  readonly others: number;
  readonly luck: number;
  readonly unseen: number;
  readonly end: number;
}

export interface MatchReview {
  readonly version: typeof REVIEW_VERSION;
  readonly digest: string;
  readonly isTogether: boolean;
  readonly decisions: readonly Decision[];
  /** By seat, or one for a whole team. */
  readonly totals: readonly Total[];
  /** Win probability that each seat gave away. */
  readonly costs: readonly number[];
  /** False while judgements are still to come. */
  readonly isComplete: boolean;
}

/** How the decisions of one game are judged. */
export interface Reviewing<V = unknown> {
  /** Most nodes of the first judgement of a decision, and of the second one of those that seem to cost something. */
  readonly nodes: readonly [first: number, second: number];
  /** False for decisions whose values do not compare with others. */
  isJudged?(view: V): boolean;
  /** Relative chances of all seats; equal ones by default. Only for three seats or more. */
  sharesOf?(view: V): Chances;
}

export type AnyReviewing = Reviewing<never>;
