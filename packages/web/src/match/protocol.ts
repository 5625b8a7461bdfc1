/**
 * Messages between a page and its workers: plain data, a request id on each, errors as values. Both sides are
 * built together, so messages are trusted to match their types; only stored data is validated. Answers and
 * positions travel in notation; states never leave the table worker, and bots get views.
 */
import type { Part, Reason } from '@tessera/bots';
import type { Puzzle } from '@tessera/bots/puzzles/sets';
import type { Course, Verdict } from '@tessera/bots/review';
import type { Fairness, GameEvent, LogEntry, LogHeader, MatchLog, Seat, UndoRefusal } from '@tessera/engine';
import type { BotAsk, BotTurn, Summary, TableRecord } from '@tessera/table';
import type { ClientMessage, Note, ServerMessage } from '@tessera/wire';
import type { Analysed, AnalysedStep, Asked, Fault, Logged, Noded } from './analysing.ts';
import type { Start } from './analysis/text.ts';
import type { Advice, MatchOutcome, Moment, OfferAnswer, Refusal } from './client.ts';
import type { Row } from './disk.ts';
import type { Judged, Tempting } from './puzzling.ts';
import type { Again, LineStep } from './reviewing.ts';
import type { SpareTable } from './seated.ts';

/** Knowledge of a seat; a watcher has no seat. */
export interface Known {
  readonly game: string;
  readonly seat: Seat | null;
  readonly view: unknown;
}

export interface Answers {
  /** Legal answers, in notation. */
  readonly legal: readonly string[];
  /** Legal answers that cannot be undone, by notation, with the reason. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
}

export const NO_ANSWERS: Answers = { legal: [], lasting: {} };

/** Result of an agreed end, by the rules. */
export interface AgreedEnd {
  readonly outcome: MatchOutcome | null;
  readonly events: readonly GameEvent[];
}

/** A plan played out, with default answers for the other seats. */
export interface Trial extends Answers {
  /** Number of leading answers of the plan that are legal. */
  readonly legalCount: number;
  /** View of this seat before each of them. */
  readonly befores: readonly unknown[];
  readonly view: unknown;
  /** Position after the last of them, if another seat decides next: nothing in it is a guess about others. */
  readonly rest: { readonly view: unknown; readonly toAct: Seat | null } | undefined;
  readonly isYours: boolean;
}

/** Verification of a log's dice against their promise. */
export interface Proof {
  readonly fairness: Fairness;
  readonly draws: number;
  /** Number of answers before the promise; only for a match that was moved. */
  readonly sealedAfter?: number;
}

/** An imported match after its replay. */
export interface Opened extends Omit<Summary, 'seal'> {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
}

/** Requests that may change a table carry the page's time: the worker reads no clock. */
interface Timed {
  readonly now: number;
}

/**
 * Requests to the table worker. Those with `Known` are about the knowledge of one seat, wherever the table is
 * held.
 */
export type TableRequest =
  /**
   * Holds the table of a journal, replacing the one before; `hold` is its number. `seen`: time until which a
   * page is known to have had it open.
   */
  | (Timed & {
      readonly type: 'hold';
      readonly records: readonly unknown[];
      readonly row: Row;
      readonly hold: number;
      readonly seen: number | undefined;
    })
  /** Message to the held table; its answers come as `said`. */
  | (Timed & { readonly type: 'tell'; readonly message: ClientMessage })
  | (Timed & { readonly type: 'note'; readonly note: Note })
  /** Answer to a `Want`. */
  | (Timed & {
      readonly type: 'given';
      readonly want: number;
      readonly value?: unknown;
      readonly fault?: string;
    })
  /** Sealed log of the held table. */
  | { readonly type: 'log' }
  /** Analyst's review of a log, or of the held table. */
  | { readonly type: 'review'; readonly log?: unknown }
  /** Replays an imported log; `table` is used if it does not name its players. */
  | { readonly type: 'open'; readonly log: unknown; readonly table: SpareTable }
  /** Replays a log and verifies its claims. */
  | { readonly type: 'verify'; readonly log: unknown }
  /** Version of the rules on this page. */
  | { readonly type: 'rules'; readonly game: string }
  | (Known & { readonly type: 'answers' })
  | (Known & { readonly type: 'whyNot'; readonly move: string })
  | (Known & { readonly type: 'insight' })
  /** Moment of this view, after `count` answers, to branch from. */
  | (Known & { readonly type: 'moment'; readonly count: number })
  /** Result of an agreed end. */
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

/** Request of a held table to its page, answered by `given`. */
export type Want = { readonly want: number } & (
  | { readonly append: readonly TableRecord[]; readonly row: Row; readonly hold: number }
  | { readonly think: BotTurn }
  | { readonly consider: BotAsk }
  /** Sets a timer. */
  | { readonly after: number }
  /** Cancels a request. */
  | { readonly stop: true }
);

/** Unsolicited messages of the table worker. */
export type Push = { readonly said: ServerMessage; readonly hold: number } | Want;

interface BotTask {
  readonly game: string;
  /** Id of the match: a bot's memory belongs to one seat of one match. */
  readonly match: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** Seed of the bot's own chance, never of the match. */
  readonly seed: string;
}

/** Requests to the bot worker, which runs one task at a time; `cancel` names the request to abort. */
export type BotRequest =
  | (BotTask & { readonly type: 'think'; readonly level: string })
  | (BotTask & { readonly type: 'advise'; readonly ms: number; readonly part?: Part })
  /** Asks whether the bot agrees to end now. */
  | (BotTask & { readonly type: 'consider'; readonly level: string })
  /** Opens the log of a finished match for its review; the requests that follow are about it. */
  | { readonly type: 'course'; readonly log: unknown }
  /** Judges a decision; `tries` are further answers to compare, in notation. */
  | {
      readonly type: 'verdict';
      readonly index: number;
      readonly nodes: number;
      readonly tries?: readonly string[];
    }
  /** A decision to be made again. */
  | { readonly type: 'again'; readonly index: number }
  /** Plays a line from before a decision. */
  | { readonly type: 'line'; readonly index: number; readonly moves: readonly string[] }
  /** Opens a puzzle; the requests that follow are about it, `index` counts the solver's decisions. */
  | { readonly type: 'puzzle'; readonly index: 0; readonly puzzle: Puzzle }
  | { readonly type: 'puzzleTry'; readonly index: number; readonly move: string }
  | { readonly type: 'puzzleWhyNot'; readonly index: number; readonly move: string }
  /** A right answer at this decision. */
  | { readonly type: 'puzzleHint'; readonly index: number }
  /** The main line, and tempting first answers that fail. */
  | { readonly type: 'puzzleLine'; readonly index: 0 }
  | { readonly type: 'puzzleOthers'; readonly index: 0 }
  /** Plays a line of an analysis; its answers from number `index` on are told. */
  | {
      readonly type: 'analysis';
      readonly index: number;
      readonly start: Start;
      readonly line: readonly Asked[];
    }
  /** Explains a refusal at the end of a line. */
  | {
      readonly type: 'analysisWhyNot';
      readonly index: number;
      readonly start: Start;
      readonly line: readonly Asked[];
      readonly move: string;
    }
  /** Plays a whole tree, each node after its parent. */
  | {
      readonly type: 'analysisTree';
      readonly index: 0;
      readonly start: Start;
      readonly nodes: readonly Noded[];
    }
  /** Reads a match as the main line of an analysis. */
  | { readonly type: 'analysisLog'; readonly index: 0; readonly match: unknown }
  | { readonly type: 'cancel'; readonly request: number }
  /** Drops the bots' memory of a finished match. */
  | { readonly type: 'forget'; readonly match: string };

export interface BotAnswers {
  /** Move with its main reason, if any; or a resignation with its reason. */
  think: { readonly move: string; readonly reason?: Reason; readonly resigns?: true };
  advise: null;
  consider: OfferAnswer;
  /** `none` for games whose decisions are not judged. */
  course: { readonly course: Course; readonly nodes: readonly [first: number, second: number] } | 'none';
  /** Null where there is nothing to judge. */
  verdict: Verdict | null;
  again: Again;
  line: readonly LineStep[];
  puzzle: Again;
  puzzleTry: Judged;
  puzzleWhyNot: Refusal | null;
  puzzleHint: string | null;
  puzzleLine: readonly LineStep[];
  puzzleOthers: readonly Tempting[];
  analysis: Analysed | Fault;
  analysisWhyNot: Refusal | Fault | null;
  analysisTree: readonly AnalysedStep[] | Fault;
  analysisLog: Logged | Fault;
  cancel: null;
  forget: null;
}

export const PROBLEMS = [
  'garbage', // a request that makes no sense in this match
  'notHeld', // a request about a table before any was held
  'unknownGame',
  'otherRules',
  'broken', // a journal or log that is malformed or does not replay
  'botFailed',
  'cancelled',
  'crashed', // a broken invariant, or the worker is gone
] as const;

export interface Problem {
  readonly code: (typeof PROBLEMS)[number];
  /** Technical detail for consoles and bug reports. */
  readonly message: string;
}

/** A request with the id that its reply repeats. */
export type Sent<Q> = Q & { readonly id: number };

export type Reply<T> =
  | { readonly id: number; readonly ok: true; readonly value: T }
  | { readonly id: number; readonly ok: false; readonly problem: Problem };

/** Interim advice; the reply follows. */
export interface Progress {
  readonly id: number;
  readonly advice: Advice;
}

export const failed = (id: number, code: Problem['code'], message: string): Reply<never> => ({
  id,
  ok: false,
  problem: { code, message },
});
