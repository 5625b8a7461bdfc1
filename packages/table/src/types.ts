/** What a table is made of: the records of its journal, and what it hands to those who keep, host and show it. */
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

/** Somebody who speaks. */
export interface Who {
  readonly guest: string;
  readonly name: string;
}

/** What a table cannot know by itself. */
export interface World {
  game(id: string): AnyGame | undefined;
  /** The levels of the bots of a game, weakest first. */
  levels(game: string): readonly string[];
  /** The level of a bot that keeps a chair where nobody chose one: about as strong as whoever left it. */
  keeper(game: string): string;
  /** Whether bots can be asked if they agree to an end by which they would not win; without it they never do. */
  readonly considers?: boolean;
  /** How many milliseconds between two moments no server was alive to play on: they are nobody's. */
  lull(from: number, to: number): number;
}

/** What identifies a new table; all of it comes from outside, so that a journal leads to the same table everywhere. */
export interface NewIds {
  readonly id: string;
  /** What others type to sit down. */
  readonly code: string;
  /** Of the dice; nobody may be able to guess it. */
  readonly secret: string;
}

/** What is around a command, and may matter to it. */
export interface Circumstances {
  /** Names the table of a rematch. */
  newIds?(): NewIds;
  /** Whether somebody has the table open. */
  isHere(guest: string): boolean;
}

/** Who is in a chair when a table is set. */
export type FirstChair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly guest: string; readonly name: string; readonly isReady: boolean };

/** The first record of every journal. */
export interface Created extends NewIds, Omit<NewTable, 'chairs' | 'entropy'> {
  readonly seq: 1;
  readonly at: number;
  readonly kind: 'created';
  /** The guest who may fill chairs with bots and start, until somebody else does. */
  readonly host: string;
  readonly chairs: readonly FirstChair[];
  /** By seat, what whoever sits there added to the dice. */
  readonly entropy: readonly string[];
  /** Dice are drawn from this seed, and nothing is promised: a table at one screen. Else they are sealed by `secret`. */
  readonly seed?: string;
  /** A start other than the game's own set-up, in the game's notation. */
  readonly position?: string;
  /** Everybody sits there to find out, and nothing is at stake. */
  readonly isAnalysis?: true;
  /** Nothing is ever taken back. */
  readonly isRated?: true;
  /** A match played elsewhere, as a file or another table tells it, which goes on here. */
  readonly from?: Omit<MatchLog, 'seal'>;
}

type Later<Kind extends string, Body = unknown> = {
  readonly seq: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly kind: Kind;
} & Body;

/** Time that a running clock lost, in milliseconds; lulls are taken off already. */
interface Spent {
  readonly spent: number;
}

/** An answer that was taken back and had drawn nothing. */
export type Undone = Pick<LogEntry, 'seat' | 'move'> & Pick<Played, 'by'>;

/** Who decides afterwards; null at the end of the match. */
interface Next {
  readonly next: Seat | null;
}

interface Of {
  readonly seat: Seat;
}

/**
 * What happened at a table, as it is stored. All that time, chance and the rules had to say is in it, so that the people's
 * side of a table is told from its records alone. A kind is never used again for something else.
 */
export type TableRecord =
  | Created
  | Later<'sat', Of & Who & { readonly entropy: string }>
  | Later<'stood', Of & { readonly name: string }>
  /** The guest in it is called otherwise from now on. */
  | Later<'renamed', Of & { readonly name: string }>
  | Later<'ready', Of & { readonly isReady: boolean }>
  /** Somebody else may fill chairs and start: who did has stood up, or is away. */
  | Later<'host', { readonly guest: string }>
  /** The host fills or clears a chair. */
  | Later<'bot', Of & { readonly level: string | null }>
  /** `bots` are the levels that chairs still open got, by seat; `chance` are the numbers of the set-up. */
  | Later<
      'started',
      Next & Pick<LogHeader, 'rulesVersion' | 'chance'> & { readonly bots: Readonly<Record<number, string>> }
    >
  /** The match of older rules as one of these, from where it stood when these were first played. */
  | Later<'carriedOver', { readonly log: Omit<MatchLog, 'seal'> }>
  /** `isAgain`: by `redo`, the next answer of those that were taken back. */
  | Later<'played', LogEntry & Pick<Played, 'by'> & Spent & Next & { readonly isAgain?: true }>
  /**
   * `left` is what the clocks show then; `back` are seats that had left within what was taken back; `undone` are the answers
   * that `redo` can play again, in their order, missing where something was revealed.
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
  /** A remark of a guest's own page, or of a bot that answered it. */
  | Later<'noted', { readonly guest: string; readonly note: Note }>
  /** A bot keeps the chair. */
  | Later<'kept', Of & Spent & { readonly level: string }>
  | Later<'returned', Of>
  /** Its number is the one by which it is answered. */
  | Later<'asked', Of & { readonly proposal: Proposal }>
  | Later<
      'answered',
      Of & {
        readonly ask: number;
        readonly proposal: Proposal;
        readonly agrees: boolean;
        /** Of a bot. */
        readonly why?: OfferReason;
      }
    >
  /** Nobody is asked any more. */
  | Later<'settled', { readonly ask: number; readonly how: 'granted' | 'declined' | 'lapsed' }>
  | Later<'paused', Spent>
  | Later<'resumed'>
  | Later<'pace', { readonly pace: Pace }>
  /** The host closes the table to people who do not sit at it, or opens it again. */
  | Later<'doors', { readonly doors: Doors }>
  | Later<'planned', Of & Plan>
  | Later<'said', Who & { readonly seat: Seat | null; readonly text?: string; readonly phrase?: string }>
  /** The table to which everybody is invited for another game. */
  | Later<'next', { readonly table: string }>
  /** It ends before it began, or because the only person there took it home. */
  | Later<'closed', { readonly why: ClosedWhy }>
  /** An operator has ended it, and says why. */
  | Later<'shut', { readonly reason: string }>
  /** An operator has given it another title. */
  | Later<'titled', { readonly title: string }>;

/** The records of one kind. */
export type RecordOf<K extends TableRecord['kind']> = Extract<TableRecord, { readonly kind: K }>;

/** The commands of one kind. */
export type CommandOf<D extends Command['do']> = Extract<Command, { readonly do: D }>;

/** What came of a command. Nothing is written where nothing changed. */
export type Handled =
  | { readonly records: readonly TableRecord[]; readonly rematch?: Created }
  | { readonly refused: Refusal };

/** A bot, or one that keeps a chair, has to think; its answer comes back by `playForBot`. */
export interface BotTurn {
  readonly seat: Seat;
  readonly level: string;
  /** All that the seat may know. */
  readonly view: unknown;
  /** For its tie-breaks; tells nothing about the dice. */
  readonly seed: string;
  /** How many answers were given when it began. */
  readonly count: number;
}

/** Whether a bot agrees to an end, and why. */
export interface BotWord {
  readonly agrees: boolean;
  readonly why: OfferReason;
}

/** A bot has to say whether it agrees to an end; its word comes back by `answerForBot`. */
export interface BotAsk extends BotTurn {
  /** The number of the proposal. */
  readonly ask: number;
}

/** The match of a table at one screen, for lists of matches. */
export interface Summary {
  /** Number of moves; words at the end (leaving, agreeing) are the outcome. */
  readonly moves: number;
  readonly position: string;
  readonly toAct: Seat | null;
  readonly outcome: Outcome | null;
  /** Digest of header, chairs and state, by which a journal that was changed is found out. */
  readonly seal: string;
}

/** A table as it is found in lists: derived from the journal with every append, never the truth. */
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
    /** Of a bot; missing in lists of before. */
    readonly level?: string;
  }[];
  readonly created: number;
  readonly updated: number;
  readonly toAct: Seat | null;
  /** When `tick` is needed next. */
  readonly due: number | null;
  /** Whether a bot has to think though nobody may be there: turn by turn play waits for it. */
  readonly isBotTurn: boolean;
  readonly moves: number;
  /** As everybody may know it; null before the start. */
  readonly position: string | null;
  readonly outcome: Outcome | null;
  /** False where only those who sit there may follow the match. */
  readonly mayWatch?: boolean;
  /** A pseudonym of the address the table was set from (`limits/origins.ts`). Given once, and in no list. */
  readonly origin?: string;
}

/** Numbers that a table promises before they are drawn (`sealed.ts` of the engine); tables at one screen do without. */
export interface SealedDice {
  readonly stream: Stream;
  promise(secret: string): string;
  seedOf(dice: { readonly secret: string; readonly entropy: readonly string[] }): string;
  /** From which nobody learns what was hashed. */
  hash(text: string): string;
}

/** A moment of a table as plain data, secrets included: from here a journal goes on. */
export interface TableSnapshot {
  /** Raised when older servers could misread one; journals are read by all. */
  readonly version: number;
  readonly seq: number;
  /** The people's side, and what they were told. */
  readonly ledger: unknown;
  /** Null before the start. */
  readonly match: { readonly log: MatchLog; readonly snapshot: Snapshot<unknown> } | null;
}

/** Who is there, as only the host of sockets knows. */
export interface Presence {
  isHere(guest: string): boolean;
  readonly watchers: number;
}
