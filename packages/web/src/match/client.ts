/**
 * The one door between a table on the screen and its match. The screen knows nothing else: behind the door a table is held by a Web
 * Worker, or by a server.
 */
import type { Reason } from '@tessera/bots';
import type { GameEvent, MatchLog, Params, Seat, UndoRefusal } from '@tessera/engine';
import type { Command } from '@tessera/wire';
import type { HeardTable } from './heard.ts';
import type { Notes } from './notes.ts';
import type { Online } from './remote/online.ts';

/** Who answers for a seat, and the name somebody typed for it: empty for the usual one, which every reader hears in words of their own. */
export type SeatHolder =
  | { readonly kind: 'you' | 'friend'; readonly name: string }
  /** Somebody at another screen. */
  | { readonly kind: 'guest'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** How long each seat may think, and what it gets for every turn it finishes, in seconds. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
}

/** What a match is started from, as plain data: it is stored in the browser and sent to the worker. */
export interface MatchSetup {
  readonly id: string;
  readonly game: string;
  /** Empty for who plays it. */
  readonly title: string;
  readonly seats: readonly SeatHolder[];
  /** Only what differs from the game's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** A start other than the game's own set-up. */
  readonly position?: string;
  /** For people at one screen. */
  readonly clock?: TimeControl;
  /** Everybody sits here to find out, and nothing is at stake. */
  readonly isAnalysis?: true;
}

/** One that is about to begin. */
export type NewMatch = Omit<MatchSetup, 'id' | 'seed'>;

export interface PlayedMove {
  readonly seat: Seat;
  /** In notation, or a word of the match such as `leave`. */
  readonly move: string;
}

/** Why something was refused, ready to be put into words by the game's text. */
export interface Refusal {
  readonly code: string;
  /** Empty when no rule says so but the table itself: see `refusals.ts` for those codes. */
  readonly clause: string;
  readonly params?: Params;
  /** Said instead, where neither the game nor the table has words for it. */
  readonly sentence?: string;
}

/** One answer and what it did. */
export interface HistoryEntry extends PlayedMove {
  readonly events: readonly GameEvent[];
}

export interface MatchOutcome {
  /** Nobody when a co-operative game is lost or given up. */
  readonly winners: readonly Seat[];
  /** A key of the game's endings. */
  readonly reason: string;
}

/** A moment of a match, as another one may begin in it. */
export interface Moment {
  /** As far as this screen knows it: what is hidden is dealt anew. */
  readonly position: string;
  /** All that led there; null where something is hidden, which would be known from the first match in the second. */
  readonly log: MatchLog | null;
}

/** All a table draws. A new object whenever anything changed, so it can be compared by identity. */
export interface MatchSnapshot<V> {
  readonly setup: MatchSetup;
  /**
   * Grows by one with every change of the match, undo and redo included. A new snapshot may keep
   * it (a bot that failed, say): what is to be done once for a change is done when this has grown.
   */
  readonly seq: number;
  readonly view: V;
  /**
   * What the game's analyst knows about this moment, in the game's own type. It comes a moment after the view,
   * in a snapshot of the same `seq`; undefined before, after the end, and for games without an analyst.
   */
  readonly insight: unknown;
  /** Whose decision it is; null when the match is over. */
  readonly toAct: Seat | null;
  /** Whether somebody at this screen answers for that seat. */
  readonly isYours: boolean;
  /** Every legal answer of the seat to act, in notation; empty when it is not yours to decide. */
  readonly legal: readonly string[];
  /** Of these, by notation: what cannot be taken back once it is given, because it draws chance or reveals. */
  readonly lasting: Readonly<Record<string, UndoRefusal>>;
  /** What was played; that somebody left in the end is the outcome. */
  readonly moves: readonly PlayedMove[];
  /** What the last change did, in order: to be animated once. Empty after undo, redo or loading. */
  readonly events: readonly GameEvent[];
  readonly undo: 'ready' | UndoRefusal;
  readonly redo: boolean;
  /** The bot seat that is thinking. */
  readonly thinking: Seat | null;
  readonly outcome: MatchOutcome | null;
  /** What was thought along the way: chances to win, and why bots answered as they did. */
  readonly notes: Notes;
}

/** What it would come to if everybody agreed to end. */
export interface Offer {
  /** Who offers it. */
  readonly by: Seat;
  readonly outcome: MatchOutcome | null;
  /** What the rules would say of it. */
  readonly events: readonly GameEvent[];
}

/** A bot agrees to end because it would win or is lost anyway, or does not: it stands better than that, or nothing is decided. */
export interface OfferAnswer {
  readonly agrees: boolean;
  readonly why: 'wins' | 'lost' | 'better' | 'open';
}

export interface Advice {
  /** Best answer found so far, in notation, and what is expected to follow. */
  readonly line: readonly string[];
  /** Chance to win of the seat to act with this line, 0 to 1; 1 and 0 are seen to the end. Undefined where nobody can tell yet. */
  readonly chance?: number;
  /** The same if nothing were done; where the game can tell. */
  readonly before?: number;
  readonly depth: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** What speaks for the answer, the most telling first. */
  readonly reasons: readonly Reason[];
}

export interface MatchFile {
  readonly name: string;
  readonly text: string;
}

/** The people's side of a match: chairs, clocks, proposals. */
export interface People {
  /** Undefined until the table is open. A new object with everything that happens. */
  table(): HeardTable | undefined;
  /** Told of whatever happens at the table, and of the connection to it. */
  subscribe(listener: () => void): () => void;
  /** Done, and shown here, when it resolves; or why not. */
  tell(command: Command): Promise<Refusal | undefined>;
}

export interface MatchClient<V> {
  /** Undefined until the match is loaded. */
  snapshot(): MatchSnapshot<V> | undefined;
  /**
   * A key of a sentence when something is wrong: `stopsPlay` of `failures.ts` tells whether the match cannot
   * be played here (no workers, broken store), or goes on with a warning (storage full).
   */
  failure(): string | undefined;
  /** What exactly is wrong, in English, for whoever has to find out. */
  detail(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Plays an answer in notation; resolves to the refusal when it is not legal, with nothing changed. */
  submit(move: string): Promise<Refusal | undefined>;
  /** Asks why an answer would be refused, without playing it. */
  whyNot(move: string): Promise<Refusal | undefined>;
  /** Takes back to the last decision made at this screen (a bot's reply goes with it), a resignation or an agreed end. */
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Gives up for the seat to act if somebody here holds it, else for the first one held here. */
  resign(): Promise<void>;
  /** What it would come to if everybody agreed to end; undefined where nobody here can offer it, or the others were asked at once. */
  offer(): Promise<Offer | undefined>;
  /** The view after the first `count` answers, for looking back. Rejects when the match has stopped. */
  viewAt(count: number): Promise<V>;
  /** The moment after the first `count` answers. Rejects when the match has stopped. */
  momentAt(count: number): Promise<Moment>;
  /** Every answer from number `from` on, with its events. Rejects when the match has stopped. */
  history(from: number): Promise<readonly HistoryEntry[]>;
  /** What the game's analyst says about the whole match, in the game's own type; undefined if it has none. */
  review(): Promise<unknown>;
  /** What a strong bot would do here; ends after a moment or when anything changes. Silent unless `isYours`. */
  advise(onAdvice: (advice: Advice) => void): Promise<void>;
  /** Whether there is something to be kept outside the browser. */
  canSave(): boolean;
  /** The match as it stands, to be kept outside the browser; undefined before it is loaded. */
  file(): Promise<MatchFile | undefined>;
  readonly people: People;
  /** The same of a match that lives on a server, with all that people at several screens have. */
  readonly online?: Online;
  dispose(): void;
}
