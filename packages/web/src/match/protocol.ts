/**
 * Messages between a page and its workers: plain data, a request id on everything, errors as values. Both sides are built
 * together, so what arrives is what its type says; only what was stored is read with suspicion.
 * Answers and positions travel in notation; a state never leaves the table worker, and a bot is handed a view.
 */
import type { Reason } from '@tessera/bots';
import type { Fairness, GameEvent, LogEntry, LogHeader, MatchLog, Seat, UndoRefusal } from '@tessera/engine';
import type { BotAsk, BotTurn, Summary, TableRecord } from '@tessera/table';
import type { ClientMessage, Note, ServerMessage } from '@tessera/wire';
import type { Advice, MatchOutcome, Moment, OfferAnswer, Refusal } from './client.ts';
import type { Row } from './disk.ts';
import type { SpareTable } from './seated.ts';

/** Knowledge of a seat; a watcher has none. */
export interface Known {
  readonly game: string;
  readonly seat: Seat | null;
  readonly view: unknown;
}

export interface Answers {
  /** Every legal answer, in notation. */
  readonly legal: readonly string[];
  /** Of these, by notation: what cannot be taken back once it is given, and why. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
}

/** An end by agreement, as the rules would have it. */
export interface AgreedEnd {
  readonly outcome: MatchOutcome | null;
  readonly events: readonly GameEvent[];
}

/** A plan carried out while the others do nothing out of the way. */
export interface Trial extends Answers {
  /** Number of its answers that can be given. */
  readonly legalCount: number;
  /** View of this seat before each of them. */
  readonly befores: readonly unknown[];
  readonly view: unknown;
  readonly isYours: boolean;
}

/** Dice of a log, proved against their promise. */
export interface Proof {
  readonly fairness: Fairness;
  readonly draws: number;
  /** Number of answers whose dice nobody was promised; only of a match that was moved. */
  readonly sealedAfter?: number;
}

/** A match from outside, after the rules have played it again. */
export interface Opened extends Omit<Summary, 'seal'> {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
}

/** A request that may change a table carries the time of the page: a worker has none of its own. */
interface Timed {
  readonly now: number;
}

/** To the worker of a table. Questions with `Known` are about what one seat knows, wherever the table is held. */
export type TableRequest =
  /**
   * Holds the table of a journal, instead of the one before; `hold` numbers it. `seen`: until when a page is known to have had it
   * open.
   */
  | (Timed & {
      readonly type: 'hold';
      readonly records: readonly unknown[];
      readonly row: Row;
      readonly hold: number;
      readonly seen: number | undefined;
    })
  /** To the held table; its answers come as `said`. */
  | (Timed & { readonly type: 'tell'; readonly message: ClientMessage })
  | (Timed & { readonly type: 'note'; readonly note: Note })
  /** The answer to a `Want`. */
  | (Timed & {
      readonly type: 'given';
      readonly want: number;
      readonly value?: unknown;
      readonly fault?: string;
    })
  /** The log of the held table, sealed. */
  | { readonly type: 'log' }
  /** The analyst's word on the whole match: of this log, or of the held table. */
  | { readonly type: 'review'; readonly log?: unknown }
  /** Plays a log from outside again; `table` is for one that does not say who sits where. */
  | { readonly type: 'open'; readonly log: unknown; readonly table: SpareTable }
  /** Plays a log again, from what it claims. */
  | { readonly type: 'verify'; readonly log: unknown }
  /** The version of the rules on this page. */
  | { readonly type: 'rules'; readonly game: string }
  | (Known & { readonly type: 'answers' })
  | (Known & { readonly type: 'whyNot'; readonly move: string })
  | (Known & { readonly type: 'insight' })
  /** The moment of this view, after `count` answers, for another match to begin in. */
  | (Known & { readonly type: 'moment'; readonly count: number })
  /** What it would come to if everybody agreed to end. */
  | (Known & { readonly type: 'offer' })
  | (Known & { readonly type: 'trial'; readonly moves: readonly string[] });

export interface TableAnswers {
  hold: null;
  tell: null;
  note: null;
  given: null;
  log: MatchLog;
  review: unknown;
  open: Opened;
  verify: Proof;
  rules: number;
  answers: Answers;
  whyNot: Refusal | null;
  insight: unknown;
  moment: Moment;
  offer: AgreedEnd | null;
  trial: Trial | null;
}

/** Whatever a held table needs of its page, which answers by `given`. */
export type Want = { readonly want: number } & (
  | { readonly append: readonly TableRecord[]; readonly row: Row; readonly hold: number }
  | { readonly think: BotTurn }
  | { readonly consider: BotAsk }
  /** A timer. */
  | { readonly after: number }
  /** No answer is needed any more. */
  | { readonly stop: true }
);

/** Sent by the worker of a table without being asked. */
export type Push = { readonly said: ServerMessage; readonly hold: number } | Want;

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
  /** The chance of every seat in this view. */
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
  'notHeld', // a question about a table before any was held
  'unknownGame',
  'otherRules',
  'broken', // a journal or log that is malformed or does not replay
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

/** An adviser's findings so far; the reply follows later. */
export interface Progress {
  readonly id: number;
  readonly advice: Advice;
}

export const failed = (id: number, code: Problem['code'], message: string): Reply<never> => ({
  id,
  ok: false,
  problem: { code, message },
});
