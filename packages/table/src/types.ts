/** Types of a table: the records of its journal, and its interface to storage, host and views. */
import type {
  AnyGame,
  LogEntry,
  LogHeader,
  MatchLog,
  Outcome,
  Seat,
  Snapshot,
  Stream,
} from '@tessera/engine';
import type {
  ClosedWhy,
  Command,
  Doors,
  Language,
  NewTable,
  Note,
  OfferReason,
  Pace,
  Phase,
  Plan,
  Played,
  Proposal,
  Refusal,
} from '@tessera/wire';

/** A guest who gives a command. */
export interface Who {
  readonly guest: string;
  readonly name: string;
}

/** Environment of a table. */
export interface World {
  game(id: string): AnyGame | undefined;
  /** Bot levels of a game, weakest first. */
  levels(game: string): readonly string[];
  /** Default level of a keeper, about as strong as an average player. */
  keeper(game: string): string;
  /** True if bots can be asked about an end by which they would not win; otherwise they always decline. */
  readonly considers?: boolean;
  /** Downtime between two moments, in milliseconds: it counts against no clock. */
  downtime(from: number, to: number): number;
}

/** Identity of a new table; passed in, so that a journal leads to the same table everywhere. */
export interface NewIds {
  readonly id: string;
  /** Code that others type to join. */
  readonly code: string;
  /** Secret of the dice; must be unguessable. */
  readonly secret: string;
}

/** Circumstances of a command that may matter to it. */
export interface Circumstances {
  /** Creates the identity of a rematch table. */
  newIds?(): NewIds;
  /** True while a guest has the table open. */
  isHere(guest: string): boolean;
}

/** Occupant of a chair when a table is set. */
export type FirstChair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly guest: string; readonly name: string; readonly isReady: boolean };

/** First record of every journal. */
export interface Created extends NewIds, Omit<NewTable, 'chairs' | 'entropy'> {
  readonly seq: 1;
  readonly at: number;
  readonly kind: 'created';
  /** Guest who may fill chairs with bots and start, until another becomes host. */
  readonly host: string;
  readonly chairs: readonly FirstChair[];
  /** Entropy that each player added to the dice, by seat. */
  readonly entropy: readonly string[];
  /**
   * Seed of the dice at one screen, where nothing is promised. Without it the dice are sealed by `secret`.
   */
  readonly seed?: string;
  /** Initial position other than the game's own set-up, in its notation. */
  readonly position?: string;
  /** Analysis: played to explore, with nothing at stake. */
  readonly isAnalysis?: true;
  /** Rated matches allow no take-back. */
  readonly isRated?: true;
  /** Match played elsewhere, in a file or at another table, and continued here. */
  readonly from?: Omit<MatchLog, 'seal'>;
}

type Later<Kind extends string, Body = unknown> = {
  readonly seq: number;
  /** Time of the record, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: Kind;
} & Body;

/** Time that a running clock lost, in milliseconds, without downtime. */
interface Spent {
  readonly spent: number;
}

/** An answer that was taken back and had drawn nothing. */
export type Undone = Pick<LogEntry, 'seat' | 'move'> & Pick<Played, 'by'>;

/** Seat to decide afterwards; null at the end of the match. */
interface Next {
  readonly next: Seat | null;
}

interface Of {
  readonly seat: Seat;
}

/**
 * Stored record of a table. It contains all input from time, chance and rules, so that the ledger is derived
 * from records alone. A kind is never reused for another purpose.
 */
export type TableRecord =
  | Created
  | Later<'sat', Of & Who & { readonly entropy: string }>
  | Later<'stood', Of & { readonly name: string }>
  /** The guest in a chair changes their name. */
  | Later<'renamed', Of & { readonly name: string }>
  | Later<'ready', Of & { readonly isReady: boolean }>
  /** Another guest becomes host: the previous one has stood up, or is away. */
  | Later<'host', { readonly guest: string }>
  /** The host puts a bot into a chair, or clears it. */
  | Later<'bot', Of & { readonly level: string | null }>
  /** `bots` are the levels given to open chairs, by seat; `chance` are the numbers drawn for the set-up. */
  | Later<
      'started',
      Next & Pick<LogHeader, 'rulesVersion' | 'chance'> & { readonly bots: Readonly<Record<number, string>> }
    >
  /** Log of a match of older rules in the current ones, as of the first new record. */
  | Later<'carriedOver', { readonly log: Omit<MatchLog, 'seal'> }>
  /** `isAgain`: played by `redo`. */
  | Later<'played', LogEntry & Pick<Played, 'by'> & Spent & Next & { readonly isAgain?: true }>
  /**
   * `left` is the time on the clocks afterwards; `back` are seats whose leaving was taken back; `undone` are
   * the answers that `redo` can play again, in order, missing where something was revealed.
   */
  | Later<
      'tookBack',
      Of &
        Next & {
          readonly count: number;
          readonly wasAsked: boolean;
          readonly left: readonly (number | null)[];
          readonly back: readonly Seat[];
          readonly undone?: readonly Undone[];
        }
    >
  /** A note by a guest's page, or by a bot. */
  | Later<'noted', { readonly guest: string; readonly note: Note }>
  /** A keeper takes a chair. */
  | Later<'kept', Of & Spent & { readonly level: string }>
  | Later<'returned', Of>
  /** The number of this record identifies the proposal in answers. */
  | Later<'asked', Of & { readonly proposal: Proposal }>
  | Later<
      'answered',
      Of & {
        readonly ask: number;
        readonly proposal: Proposal;
        readonly agrees: boolean;
        /** Reason given by a bot. */
        readonly why?: OfferReason;
      }
    >
  /** A proposal is decided or has lapsed. */
  | Later<'settled', { readonly ask: number; readonly how: 'granted' | 'declined' | 'lapsed' }>
  | Later<'paused', Spent>
  | Later<'resumed'>
  | Later<'pace', { readonly pace: Pace }>
  /** The host closes the table to people without a chair, or opens it again. */
  | Later<'doors', { readonly doors: Doors }>
  | Later<'planned', Of & Plan>
  | Later<'said', Who & { readonly seat: Seat | null; readonly text?: string; readonly phrase?: string }>
  /** Table of a rematch, to which everybody is invited. */
  | Later<'next', { readonly table: string }>
  /** The table closes before the start, or because its only person took the match home. */
  | Later<'closed', { readonly why: ClosedWhy }>
  /** An operator shuts the table, with a reason. */
  | Later<'shut', { readonly reason: string }>
  /** An operator changes the title. */
  | Later<'titled', { readonly title: string }>;

export type RecordOf<K extends TableRecord['kind']> = Extract<TableRecord, { readonly kind: K }>;

export type CommandOf<D extends Command['do']> = Extract<Command, { readonly do: D }>;

/** Result of a command; without records if nothing changed. */
export type Handled =
  | { readonly records: readonly TableRecord[]; readonly rematch?: Created }
  | { readonly refused: Refusal };

/** Turn of a bot or keeper; `playForBot` takes its answer. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  /** View of the seat. */
  readonly view: unknown;
  /** Seed for tie-breaks; reveals nothing of the dice. */
  readonly seed: string;
  /** Number of answers at the start of the search. */
  readonly count: number;
}

/** Answer of a bot to a proposal to end, with its reason. */
export interface BotWord {
  readonly agrees: boolean;
  readonly why: OfferReason;
}

/** Proposal to end that a bot has to answer; `answerForBot` takes the answer. */
export interface BotAsk extends BotTurn {
  /** Number of the proposal. */
  readonly ask: number;
}

/** Summary of a match at one screen, for lists. */
export interface Summary {
  /** Number of moves, without the words at the end (leaving, agreeing), which are the outcome. */
  readonly moves: number;
  readonly position: string;
  readonly toAct: Seat | null;
  readonly outcome: Outcome | null;
  /** Digest of header, chairs and state, to detect a modified journal. */
  readonly seal: string;
}

/** Summary of a table for lists: derived from the journal with every append, never the truth. */
export interface Listing {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly phase: Phase;
  readonly openTo: NewTable['openTo'];
  readonly pace: Pace;
  readonly language: Language;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  readonly chairs: readonly {
    /** Null for a bot and for an open chair. */
    readonly guest: string | null;
    readonly name: string | null;
    readonly isBot: boolean;
    /** Level of a bot; missing in older listings. */
    readonly level?: string;
  }[];
  readonly created: number;
  readonly updated: number;
  readonly toAct: Seat | null;
  /** Time of the next necessary `tick`. */
  readonly due: number | null;
  /** True if a bot has to think even without an audience, as at a slow table. */
  readonly isBotTurn: boolean;
  readonly moves: number;
  /** Public position; null before the start. */
  readonly position: string | null;
  readonly outcome: Outcome | null;
  /** False if only people with a chair may follow the match. */
  readonly mayWatch?: boolean;
  /** Pseudonym of the address that set the table (`limits/origins.ts`). Stored once, and shown in no list. */
  readonly origin?: string;
}

/**
 * Commitment scheme for dice promised before they are drawn (`sealed.ts` of the engine); unused at one
 * screen.
 */
export interface SealedDice {
  readonly stream: Stream;
  promise(secret: string): string;
  seedOf(dice: { readonly secret: string; readonly entropy: readonly string[] }): string;
  /** One-way hash. */
  hash(text: string): string;
}

/** State of a table at one moment as plain data, secrets included; a journal continues from it. */
export interface TableSnapshot {
  /** Raised when older servers could misread a snapshot; journals stay readable by all. */
  readonly version: number;
  readonly seq: number;
  /** The ledger, opaque here. */
  readonly ledger: unknown;
  /** Null before the start. */
  readonly match: { readonly log: MatchLog; readonly snapshot: Snapshot<unknown> } | null;
}

/** Presence of guests, known to the host of sockets alone. */
export interface Presence {
  isHere(guest: string): boolean;
  readonly watchers: number;
}
