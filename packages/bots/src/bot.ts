// @chunk bots
/** What every bot fulfils, whatever game it plays. */
import type { Chance, Seat } from '@tessera/engine';
import type { Reason } from './reason.ts';

/** What a bot would do, and why it thinks so. */
export interface Thought<M> {
  readonly move: M;
  /** What is expected to follow, the move itself first. */
  readonly line: readonly M[];
  /** Chance to win of the seat to act, 0 to 1, if the bot estimates it. */
  readonly chance?: number;
  readonly depth?: number;
  readonly nodes?: number;
  /** What speaks for the move, where only its thinker can tell; mostly the team's insight says it afterwards. */
  readonly reasons?: readonly Reason[];
  /** Beyond doubt lost: it would rather resign than go on. The move is still one it could make. */
  readonly resigns?: true;
}

/** When to stop thinking; whichever comes first. */
export interface Limits {
  readonly ms?: number;
  /** Positions looked at: the same on every machine, so such a game can be repeated. */
  readonly nodes?: number;
  readonly depth?: number;
}

/** What a search takes for a decision when nobody says. */
export const DEFAULT_BUDGET: Limits = { ms: 500 };

/** The limits to keep: those of a request, or the bot's own budget if it gives none. */
export const limitsFor = (asked: Limits, budget: Limits): Limits =>
  (asked.ms ?? asked.nodes ?? asked.depth) === undefined ? budget : asked;

export interface ThinkRequest<V, M> {
  /** What its seat may know, and no more; never changed by the bot. */
  readonly view: V;
  /** The seat that decides. */
  readonly seat: Seat;
  /** For tie-breaks and noise; not the chance of the match. */
  readonly chance: Chance;
  /** What is not given is taken from the bot's own budget. */
  readonly limits: Limits;
  /** Stops the bot, which then answers with the best move so far. */
  readonly signal?: AbortSignal;
  /** Told whenever the bot changes its mind or looks further. */
  readonly onThought?: (thought: Thought<M>) => void;
}

/**
 * Plays one seat of one match, one decision after another, and remembers what it planned and what was refused. Whoever
 * seats bots builds a new one for every seat of every match: two bots share nothing, be they of the same level.
 */
export interface Bot<V, M> {
  readonly id: string;
  /** The limits it keeps when a request gives none. */
  readonly budget: Limits;
  /** Always answers with a legal move. Throws if the seat has none. */
  think(request: ThinkRequest<V, M>): Promise<Thought<M>>;
}

/** A bot whose types nobody needs to know: menus and tools. */
export type AnyBot = Bot<unknown, unknown>;
