/**
 * Interface between a table on screen and its match. A Web Worker or a server holds the table behind it; the
 * screen cannot tell which.
 */
import type { Reason } from '@tessera/bots';
import type { GameEvent, MatchLog, Params, Seat, UndoRefusal } from '@tessera/engine';
import type { Command } from '@tessera/wire';
import type { HeardTable } from './heard.ts';
import type { Notes } from './notes.ts';
import type { Online } from './remote/online.ts';

/**
 * Holder of a seat, and the name typed for it; empty for the default name, shown in the reader's language.
 */
export type SeatHolder =
  | { readonly kind: 'you' | 'friend'; readonly name: string }
  /** A person at another screen. */
  | { readonly kind: 'guest'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** Thinking time of each seat in minutes, and the increment for each finished turn in seconds. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
}

/** Setup of a match as plain data: stored in the browser and posted to the worker. */
export interface MatchSetup {
  readonly id: string;
  readonly game: string;
  /** Empty for a title made of the players' names. */
  readonly title: string;
  readonly seats: readonly SeatHolder[];
  /** Options that differ from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** Initial position other than the game's own set-up. */
  readonly position?: string;
  /** Clocks for people at one screen. */
  readonly clock?: TimeControl;
  /** Analysis: played to explore, with nothing at stake. */
  readonly isAnalysis?: true;
  /** Lesson of a course, which speaks in the place of tips. */
  readonly isLesson?: true;
}

/** Setup of a match before it has an id and a seed. */
export type NewMatch = Omit<MatchSetup, 'id' | 'seed'>;

export interface PlayedMove {
  readonly seat: Seat;
  /** Notation, or a word of the match such as `leave`. */
  readonly move: string;
}

/** Reason for a refusal, to be put into words by the game's text. */
export interface Refusal {
  readonly code: string;
  /** Empty for a refusal by the table itself; `refusals.ts` lists its codes. */
  readonly clause: string;
  readonly params?: Params;
  /** Sentence to show if neither the game nor the table has text for the code. */
  readonly sentence?: string;
}

/** An answer and its events. */
export interface HistoryEntry extends PlayedMove {
  readonly events: readonly GameEvent[];
}

export interface MatchOutcome {
  /** Empty when a co-operative game is lost or given up. */
  readonly winners: readonly Seat[];
  /** Key of the game's endings. */
  readonly reason: string;
}

/** Moment of a match at which another one may begin. */
export interface Moment {
  /** Position as known to this screen; hidden information is dealt anew. */
  readonly position: string;
  /**
   * Log up to this moment; null with hidden information, which the first match would reveal about the second.
   */
  readonly log: MatchLog | null;
}

/**
 * Everything a table draws. A new object whenever anything changes, so that it can be compared by identity.
 */
export interface MatchSnapshot<V> {
  readonly setup: MatchSetup;
  /**
   * Incremented with every change of the match, undo and redo included. A new snapshot may have the same
   * number (after a failed bot, say): effects of a change run only when it has grown.
   */
  readonly seq: number;
  readonly view: V;
  /**
   * Analyst's insight into this moment, in the game's own type. It follows the view in a later snapshot of
   * the same `seq`; undefined until then, after the end, and for games without an analyst. Null where none follows.
   */
  readonly insight: unknown;
  /** Seat to decide; null when the match is over. */
  readonly toAct: Seat | null;
  /** True if a person at this screen holds that seat. */
  readonly isYours: boolean;
  /** Legal answers of the seat to act, in notation; empty unless `isYours`. */
  readonly legal: readonly string[];
  /**
   * Legal answers that cannot be undone because they draw chance or reveal something, with the reason, by
   * notation.
   */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
  /** Moves played; words at the end, such as leaving, are part of the outcome instead. */
  readonly moves: readonly PlayedMove[];
  /** Events of the last change, in order, to be animated once. Empty after undo, redo or loading. */
  readonly events: readonly GameEvent[];
  readonly undo: 'ready' | UndoRefusal;
  readonly redo: boolean;
  /** Seat of the bot that is thinking. */
  readonly thinking: Seat | null;
  readonly outcome: MatchOutcome | null;
  /** Notes made along the way: win probabilities, and reasons of bots. */
  readonly notes: Notes;
}

/** Result of an agreed end. */
export interface Offer {
  /** Seat that makes the offer. */
  readonly by: Seat;
  readonly outcome: MatchOutcome | null;
  /** Events of that end by the rules. */
  readonly events: readonly GameEvent[];
}

/**
 * Answer of a bot to an offer to end, with its reason: it would win or is lost anyway, or it stands better
 * than the count, or nothing is decided.
 */
export interface OfferAnswer {
  readonly agrees: boolean;
  readonly why: 'wins' | 'lost' | 'better' | 'open';
}

export interface RankedAnswer {
  /** In notation. */
  readonly answer: string;
  readonly chance: number;
  /** Principal variation in notation, the answer first, where the search has one. */
  readonly line?: readonly string[];
}

export interface Advice {
  /** Principal variation in notation: the best answer found so far, and its expected continuation. */
  readonly line: readonly string[];
  /**
   * Win probability of the seat to act with this line, 0 to 1; exactly 0 and 1 are proved. Undefined while
   * unknown.
   */
  readonly chance?: number;
  /** The best answers with their win probabilities by the same search, the best first. */
  readonly ranked?: readonly RankedAnswer[];
  readonly depth: number;
  /** Positions searched. */
  readonly nodes: number;
  /** Reasons for the answer, the strongest first. */
  readonly reasons: readonly Reason[];
}

export interface MatchFile {
  readonly name: string;
  readonly text: string;
}

/** People's side of a match: chairs, clocks, proposals. */
export interface People {
  /** Undefined until the table is open. A new object with every change. */
  table(): HeardTable | undefined;
  /** Called on every happening at the table, and on changes of the connection. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the command is executed and shown here, or to its refusal. */
  tell(command: Command): Promise<Refusal | undefined>;
}

export interface MatchClient<V> {
  /** Undefined until the match is loaded. */
  snapshot(): MatchSnapshot<V> | undefined;
  /**
   * Key of a sentence about a failure. `stopsPlay` of `failures.ts` tells whether it ends play here (no
   * workers, broken store) or is a warning (storage full).
   */
  failure(): string | undefined;
  /** Technical detail of the failure, in English, for bug reports. */
  detail(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Plays an answer in notation; an illegal one changes nothing and resolves to its refusal. */
  submit(move: string): Promise<Refusal | undefined>;
  /** Explains why an answer would be refused, without playing it. */
  whyNot(move: string): Promise<Refusal | undefined>;
  /**
   * Undoes to the last decision made at this screen, including bots' replies; also a resignation or an agreed
   * end.
   */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Resigns the seat to act if it is held at this screen, else the first seat held here. */
  resign(): Promise<void>;
  /** Result of an agreed end; undefined if nobody here can offer it, or the others were asked directly. */
  offer(): Promise<Offer | undefined>;
  /** View after the first `count` answers. Rejects when the match has stopped. */
  viewAt(count: number): Promise<V>;
  /** Moment after the first `count` answers. Rejects when the match has stopped. */
  momentAt(count: number): Promise<Moment>;
  /** Answers from number `from` on, with their events. Rejects when the match has stopped. */
  history(from: number): Promise<readonly HistoryEntry[]>;
  /** Analyst's review of the whole match, in the game's own type; undefined for games without an analyst. */
  review(): Promise<unknown>;
  /**
   * Streams the advice of a strong bot; ends after two seconds or with any change. Silent unless `isYours`.
   */
  advise(onAdvice: (advice: Advice) => void): Promise<void>;
  /** True if there is a match to export. */
  canSave(): boolean;
  /** Match as a file; undefined before it is loaded. */
  file(): Promise<MatchFile | undefined>;
  readonly people: People;
  /** People's side of a match on a server, with the additional features of several screens. */
  readonly online?: Online;
  dispose(): void;
}
