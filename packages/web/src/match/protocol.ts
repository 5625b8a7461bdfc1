/**
 * What page and workers say to each other: plain data, a request id on everything, errors as values. Both sides are built
 * together, so what arrives is what its type says; only what was stored is read with suspicion.
 * Answers and positions travel in notation; a state never leaves the rules worker, and a bot is handed a view.
 */
import type { Reason } from '@tessera/bots';
import type { GameEvent, LogEntry, LogHeader, MatchLog, MatchWord, Seat, UndoRefusal } from '@tessera/engine';
import type { Advice, HistoryEntry, MatchOutcome, Moment, Offer, OfferAnswer, Refusal } from './client.ts';
import type { MatchRecordBody } from './journal.ts';
import type { SpareTable } from './seated.ts';

/** Where a match stands. */
export interface Situation {
  /** The change that led here, as the journal keeps it; nothing of the match before it is said again. */
  readonly records: readonly MatchRecordBody[];
  /** How many of the answers are moves: that somebody left in the end is the outcome, and no move. */
  readonly moves: number;
  readonly view: unknown;
  readonly position: string;
  readonly toAct: Seat | null;
  readonly legal: readonly string[];
  /** Of these, by notation: what cannot be taken back once it is given, and why. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
  readonly events: readonly GameEvent[];
  readonly undo: 'ready' | UndoRefusal;
  readonly redo: boolean;
  readonly outcome: MatchOutcome | null;
  /** The digest of the match as it stands. */
  readonly end: string;
}

/** A match as the rules took it up. */
export interface Loaded extends Situation {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
}

/** To the worker that holds the rules. */
export type RulesRequest =
  /** A `StoredLog`, which the rules read with suspicion. */
  | { readonly type: 'load'; readonly stored: unknown }
  /** A log from outside; `table` is for one that does not say who sits where. */
  | { readonly type: 'open'; readonly log: unknown; readonly table: SpareTable }
  /** An answer of whoever sits at this screen, or of the bot whose turn it is. */
  | { readonly type: 'submit'; readonly move: string; readonly by: 'screen' | 'bot' }
  | { readonly type: 'whyNot'; readonly move: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Whoever sits at this screen gives up, with the whole team if they win or lose together. */
  | { readonly type: 'resign' }
  /** A bot gives up on its turn, somebody's time is up, or everybody agreed to what this seat offered: to end. */
  | { readonly type: 'say'; readonly seat: Seat; readonly word: MatchWord }
  /** What it would come to if everybody agreed to end now. */
  | { readonly type: 'offer' }
  | { readonly type: 'viewAt'; readonly count: number }
  /** A moment as another match may begin in it. */
  | { readonly type: 'momentAt'; readonly count: number }
  /** Every answer from this number on, with its events. */
  | { readonly type: 'history'; readonly from: number }
  /** What the game's analyst sees in this moment, and in the whole match. */
  | { readonly type: 'insight' }
  | { readonly type: 'review' }
  /** The whole match, sealed. */
  | { readonly type: 'log' }
  /** What a bot in this seat may know. */
  | { readonly type: 'view'; readonly seat: Seat };

export interface RulesAnswers {
  load: Loaded;
  open: Loaded;
  submit: { readonly refused: Refusal } | { readonly situation: Situation };
  whyNot: Refusal | null;
  undo: Situation;
  redo: Situation;
  /** Null when there was nobody, or nothing, to give up. */
  resign: Situation | null;
  /** Null when it could not be said. */
  say: Situation | null;
  /** Null when nobody here can offer it. */
  offer: Offer | null;
  viewAt: unknown;
  momentAt: Moment;
  history: readonly HistoryEntry[];
  insight: unknown;
  review: unknown;
  log: MatchLog;
  /** With a seed for luck of its own, from which nobody learns the seed of the match. */
  view: { readonly view: unknown; readonly seed: string };
}

interface BotTask {
  readonly game: string;
  /** The id of the match: a bot remembers what it saw in one seat of one match. */
  readonly match: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** Of the bot's own chance, never of the match. */
  readonly seed: string;
}

/** To the worker in which bots think. It has one task at a time; `cancel` names the request to give up. */
export type BotRequest =
  | (BotTask & { readonly type: 'think'; readonly level: string })
  | (BotTask & { readonly type: 'advise'; readonly ms: number })
  /** Everybody could agree to end now: would it? */
  | (BotTask & { readonly type: 'consider'; readonly level: string })
  /** What chance every seat has there. */
  | { readonly type: 'judge'; readonly game: string; readonly view: unknown }
  | { readonly type: 'cancel'; readonly request: number }
  /** A match is over, and what its bots remember is of no use any more. */
  | { readonly type: 'forget'; readonly match: string };

export interface BotAnswers {
  /** With what speaks for the move, if anything stands out; or it gives up, and that is why. */
  think: { readonly move: string; readonly reason?: Reason; readonly resigns?: true };
  advise: null;
  consider: OfferAnswer;
  /** By seats, one for a whole team; null where nobody can tell, `none` where nobody ever can in this game. */
  judge: readonly number[] | null | 'none';
  cancel: null;
  forget: null;
}

export const PROBLEMS = [
  'garbage', // a question that makes no sense in this match
  'notLoaded', // a question before any match was loaded
  'unknownGame',
  'otherRules',
  'broken', // a log that is malformed or does not replay
  'botFailed',
  'cancelled',
  'crashed', // a promise of ours was broken, or the worker is gone
] as const;

export interface Problem {
  readonly code: (typeof PROBLEMS)[number];
  /** For people who read consoles and bug reports. */
  readonly message: string;
}

/** A request on its way: its answer carries the same id. */
export type Sent<Q> = Q & { readonly id: number };

export type Reply<T> =
  | { readonly id: number; readonly ok: true; readonly value: T }
  | { readonly id: number; readonly ok: false; readonly problem: Problem };

/** What an adviser has found so far; the reply follows later. */
export interface Progress {
  readonly id: number;
  readonly advice: Advice;
}

export const failed = (id: number, code: Problem['code'], message: string): Reply<never> => ({
  id,
  ok: false,
  problem: { code, message },
});
