// @chunk engine
/** The interface of every bot, whatever game it plays. */
import type { Chance, Seat } from '@tessera/engine';
import type { Reason } from './reason.ts';

/** An answer with its win probability by the search that chose among all of them. */
export interface Ranked<M> {
  readonly move: M;
  /** Win probability of the seat to act, 0 to 1. */
  readonly chance: number;
  /** Principal variation, where the search has one: the answer itself first. */
  readonly line?: readonly M[];
}

/** Result of a search: the move, and why. */
export interface Thought<M> {
  readonly move: M;
  /** Principal variation: the move itself first, then what is expected to follow. */
  readonly line: readonly M[];
  /** Win probability of the seat to act, 0 to 1, if the bot estimates it. */
  readonly chance?: number;
  /**
   * First answers compared by the search, best first: the first is what the position is worth with best play, the
   * others cost the difference. A level that slips answers with another than the first.
   */
  readonly ranked?: readonly Ranked<M>[];
  readonly depth?: number;
  readonly nodes?: number;
  /**
   * Reasons for the move that only the search itself knows; mostly the team's insight finds them afterwards.
   */
  readonly reasons?: readonly Reason[];
  /** The position is hopeless: the bot would rather resign. The move is legal all the same. */
  readonly resigns?: true;
}

/** Search limits; the first one reached stops the search. */
export interface Limits {
  readonly ms?: number;
  /** Positions visited: the same on every machine, so the game can be reproduced. */
  readonly nodes?: number;
  readonly depth?: number;
}

/** Budget of a search whose request and bot name none. */
export const DEFAULT_BUDGET: Limits = { ms: 500 };

/** Limits of the request, or the bot's own budget if the request has none. */
export const limitsFor = (asked: Limits, budget: Limits): Limits =>
  (asked.ms ?? asked.nodes ?? asked.depth) === undefined ? budget : asked;

/** Share of a decision for one of several workers: each searches other first answers, or other worlds. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

export interface ThinkRequest<V, M> {
  /** The view of the bot's seat; the bot never changes it. */
  readonly view: V;
  /** The seat that decides. */
  readonly seat: Seat;
  /** Random numbers for tie-breaks and noise; not the chance of the match. */
  readonly chance: Chance;
  /** Missing limits are taken from the bot's own budget. */
  readonly limits: Limits;
  /** Number of first answers to compare exactly, for `Thought.ranked`; searches that rank anyway rank more. */
  readonly ranks?: number;
  /** Share of this search; undefined for the whole. What the parts find is put together by `combined`. */
  readonly part?: Part;
  /** Legal answers that `Thought.ranked` has to contain, whatever the search thinks of them: reviews compare them. */
  readonly also?: readonly M[];
  /** Stops the bot, which then answers with the best move so far. */
  readonly signal?: AbortSignal;
  /** Called whenever the best move changes or the search gets deeper. */
  readonly onThought?: (thought: Thought<M>) => void;
}

/**
 * A player of one seat in one match; it remembers its plan and which wishes were refused. Every seat of every
 * match gets a new bot: two bots share nothing, even of the same level.
 */
export interface Bot<V, M> {
  readonly id: string;
  /** Limits for requests that give none. */
  readonly budget: Limits;
  /** Always answers with a legal move. Throws if the seat has none. */
  think(request: ThinkRequest<V, M>): Promise<Thought<M>>;
}

/** A bot with erased types, for menus and tools. */
export type AnyBot = Bot<unknown, unknown>;
