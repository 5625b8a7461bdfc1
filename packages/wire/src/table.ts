/** A table on a server, as one viewer may know it. */
import type { GameEvent, Outcome, Seat, UndoRefusal } from '@tessera/engine';
import { z } from 'zod';

/**
 * How long people may think, in seconds. `total` is each one's for the whole match and grows by `increment` with every
 * turn they finish; `move` is for one turn, and nothing of it is kept. Both missing: nobody is hurried.
 */
export const Pace = z.strictObject({
  total: z.int().min(10).max(86_400).nullable(),
  increment: z.int().min(0).max(3600),
  move: z.int().min(5).max(2_592_000).nullable(),
});
export type Pace = z.infer<typeof Pace>;

export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** What people may do who do not sit at a table. */
export const Doors = z.strictObject({
  /** Follow the match; before the start everybody with the link sees who sits there. */
  mayWatch: z.boolean(),
  mayTalk: z.boolean(),
});
export type Doors = z.infer<typeof Doors>;

export type Phase = 'gathering' | 'playing' | 'ended';

/** Why a table ended before it began: its host closed it, or nobody who belongs to it came for long. */
export const CLOSED_WHY = ['host', 'expired'] as const;
export type ClosedWhy = (typeof CLOSED_WHY)[number];

/** Who is in a chair. `keeper`: the level of the bot that plays while its person is away. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Whether a page of theirs is open. */
      readonly isHere: boolean;
      readonly isReady: boolean;
      readonly keeper: string | null;
      /** They gave the chair up for good. */
      readonly hasLeft: boolean;
    };

/** What is left on the clocks, in milliseconds as the server saw it when this was sent. */
export interface Clocks {
  /** Each seat's of the whole match; null where nothing is counted. */
  readonly left: readonly (number | null)[];
  /** For the turn that runs; null where nothing is counted. */
  readonly turn: number | null;
  /** Whose clock runs; null while nobody's does: before the start, in a pause, at the end. */
  readonly running: Seat | null;
}

/** Something that others have to agree to. */
export type Proposal =
  /** Takes the last `count` of `after` answers back though something was revealed since. */
  | { readonly kind: 'takeBack'; readonly count: number; readonly after: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'pace'; readonly pace: Pace };

export interface Ask {
  readonly id: number;
  readonly by: Seat;
  readonly proposal: Proposal;
  /** Who has not answered yet; a team needs more than half, others need everybody. */
  readonly waitsFor: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** The promise that was made before the first answer, and at the end what it was about. */
export interface Dice {
  /** SHA-256 of the secret, in hexadecimal. */
  readonly seal: string;
  /** What players added, by seat; nobody else's is asked for. */
  readonly entropy: readonly string[];
  /** Null until the match is over. */
  readonly secret: string | null;
}

/** Answers to be given as soon as it is one's turn, each if it is still legal then. */
export interface Plan {
  readonly moves: readonly string[];
  /** Played by the server at once; else it is only kept. */
  readonly isOrder: boolean;
}

export interface ChatLine {
  readonly at: number;
  /** Null for somebody who only watches. */
  readonly seat: Seat | null;
  readonly name: string;
  /** A text, or the key of a phrase that everybody reads in their own language. */
  readonly text?: string;
  readonly phrase?: string;
}

export interface Played {
  readonly seat: Seat;
  /** In notation, or a word of the match such as `leave`. */
  readonly move: string;
  /** Given by a bot that keeps the chair, by the rules because time was up, or by a plan. */
  readonly by?: 'keeper' | 'fallback' | 'plan';
}

/** Where the match stands, as far as this viewer may know. */
export interface Standing {
  readonly view: unknown;
  /** How many answers led here. */
  readonly count: number;
  readonly toAct: Seat | null;
  readonly outcome: Outcome | null;
  /** Whether the viewer may take back on their own, has to ask, or why it makes no sense. */
  readonly undo: 'ready' | 'ask' | UndoRefusal;
  /** How many answers that would take back. */
  readonly undoCount: number;
  /** How many answers `redo` would play again; missing where it would play none. */
  readonly redoCount?: number;
}

/** A remark about a moment of a match. It decides nothing, and only the guest it belongs to hears of it. */
export type Note =
  /** The chance to win of the seat that was to decide after `count` answers, 0 to 1. */
  | { readonly kind: 'chance'; readonly count: number; readonly seat: Seat; readonly chance: number }
  /** The reason of a bot for the answer that followed `count` others. */
  | { readonly kind: 'reason'; readonly count: number; readonly reason: NoteReason }
  /** The offer of this seat to end after `count` answers was declined. */
  | { readonly kind: 'declined'; readonly count: number; readonly seat: Seat };

/** A sentence of the game's catalogue of reasons. */
export interface NoteReason {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What may change as a whole; lists that only grow are told by what happened. */
export interface TableState {
  readonly phase: Phase;
  readonly title: string;
  readonly pace: Pace;
  readonly isPaused: boolean;
  readonly chairs: readonly Chair[];
  /** The chair of the host; null if they have none. While they are away others may start. */
  readonly host: Seat | null;
  readonly clocks: Clocks;
  readonly asks: readonly Ask[];
  readonly dice: Dice;
  /** How often something was taken back after a revelation. */
  readonly takeBacks: number;
  readonly watchers: number;
  readonly doors: Doors;
  /** The table to which everybody is invited for another game. */
  readonly next: string | null;
  /** Why it ended before it began; null for every other table. */
  readonly closed: ClosedWhy | null;
  /** Why whoever runs the server has shut the table; null while they have not. */
  readonly shut: string | null;
  /** The chair for which the viewer speaks now; null for a watcher. */
  readonly you: Seat | null;
  /** The viewer's own. */
  readonly plan: Plan | null;
  /** Null before the start. */
  readonly standing: Standing | null;
}

export interface TableView extends TableState {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rulesVersion: number;
  readonly created: number;
  /** What others type to sit down. */
  readonly code: string;
  readonly openTo: 'link' | 'everybody';
  readonly onTime: 'bot' | 'loss';
  readonly hasHints: boolean;
  readonly language: Language;
  /** Every chair of the viewer: several for people at one screen, who are one guest. */
  readonly yours: readonly Seat[];
  /** Everybody sits there to find out, and nothing is at stake. */
  readonly isAnalysis?: true;
  /** Nothing is ever taken back. */
  readonly isRated?: true;
  /** The viewer's own, in the order of the answers; missing where there are none. */
  readonly notes?: readonly Note[];
  /** Whether the viewer is the host, with a chair or without: may fill chairs with bots and start. */
  readonly isHost: boolean;
  readonly moves: readonly Played[];
  readonly chat: readonly ChatLine[];
}

/** A bot agrees to an end because it would win or is lost anyway; it declines because it stands better, or nothing is decided. */
export const OFFER_REASONS = ['wins', 'lost', 'better', 'open'] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];

/** What happened at a table, for the eye, the log and the notices; in the order in which it did. */
export type Happening =
  | (Played & {
      readonly kind: 'played';
      readonly events: readonly GameEvent[];
      /** By `redo`. */
      readonly isAgain?: true;
    })
  | { readonly kind: 'tookBack'; readonly count: number; readonly by: Seat; readonly wasAsked: boolean }
  | { readonly kind: 'sat' | 'stood' | 'left' | 'returned'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'started' | 'ended' | 'paused' | 'resumed' }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly proposal: Proposal }
  | {
      readonly kind: 'agreed' | 'declined';
      readonly seat: Seat;
      readonly proposal: Proposal;
      /** Of a bot. */
      readonly why?: OfferReason;
    }
  | { readonly kind: 'noted'; readonly note: Note }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'shut'; readonly reason: string }
  | (ChatLine & { readonly kind: 'chat' });
