// @chunk common
/** The log of a match: its start, every answer, and the numbers drawn. */
import type { Game, GameEvent, Seat } from './game.ts';
import type { Fields } from './read.ts';
import { FormatError } from './violation.ts';

/**
 * Origin of a match's numbers: its seed, its seed with a commitment shown in advance (`sealed.ts`), or given
 * by hand (real dice, a test, a scenario).
 */
export type Numbers = 'seeded' | 'sealed' | 'given';

/**
 * A commitment to dice made during a match: streams from number `fresh` on are drawn from this seed, sealed.
 * Earlier numbers were not committed to.
 */
export interface Promised {
  readonly fresh: number;
  readonly seed: string;
}

/** Start of a logged match. The seed never enters a state or a view. */
export interface LogHeader {
  readonly game: string;
  readonly rulesVersion: number;
  /** Options that differ from the defaults. */
  readonly options: Fields;
  readonly seats: number;
  readonly seed: string;
  readonly numbers: Numbers;
  /** A start other than the game's own set-up, in the game's notation. */
  readonly position?: string;
  /** Data of the table for people (title, names); the rules do not read it. */
  readonly table?: Fields;
  /** Only in a match that was moved to a table that commits to its dice. */
  readonly promised?: Promised;
  /** Numbers drawn by the set-up. */
  readonly chance: readonly number[];
}

/** Reason for leaving: giving up, or a clock that ran out. */
export type LeaveCause = 'resign' | 'time';

/** Word of the log: a seat resigned. */
export const LEAVE = 'leave';
/** Word of the log: a seat left because its time was up. */
export const LEAVE_ON_TIME = 'leave time';
/** Word of the log: everybody agreed to end; the seat of the entry is the one who offered it. */
export const AGREE = 'agree';

/** Words of a log that are no answers of a game; no notation uses them. */
export const MATCH_WORDS = [LEAVE, LEAVE_ON_TIME, AGREE] as const;
export type MatchWord = (typeof MATCH_WORDS)[number];

export const isMatchWord = (move: string): move is MatchWord => MATCH_WORDS.some(word => word === move);

/** True for the words of a log by which a seat leaves. */
export const isLeaving = (move: string): boolean => move === LEAVE || move === LEAVE_ON_TIME;

/** Number of words of the match (leaving, agreeing) after its last move. At the end they are the outcome, and no moves. */
export const wordsAtEnd = (entries: readonly { readonly move: string }[]): number =>
  entries.length - 1 - entries.findLastIndex(({ move }) => !isMatchWord(move));

export interface LogEntry {
  readonly seat: Seat;
  /**
   * Answer in notation, which is stable across changes of the internal encoding; or a word of the match:
   * `leave`, `leave time`, `agree`.
   */
  readonly move: string;
  /** Numbers drawn while the answer was played. */
  readonly chance: readonly number[];
  /**
   * Numbers come from the stream `seed/n` from here on: a revelation was taken back by consent, so the
   * numbers that follow must be unknown to everybody. Increases within a log.
   */
  readonly fresh?: number;
}

/** Digests that detect any change of a log: of the first state, of the last, and of the log itself. */
export interface Seal {
  readonly start: string;
  readonly end: string;
  readonly log: string;
}

/** Everything needed to replay a match: live play, replay, undo, review, verification. */
export interface MatchLog {
  readonly header: LogHeader;
  readonly entries: readonly LogEntry[];
  /** Missing in logs written by hand or before seals existed. */
  readonly seal?: Seal;
}

/** A log in the view of a viewer: no seed, no numbers, no start that reveals hidden information. */
export interface PublicLog {
  readonly header: Omit<LogHeader, 'seed' | 'chance' | 'numbers' | 'promised'>;
  readonly entries: readonly PublicEntry[];
}

export interface PublicEntry {
  readonly seat: Seat;
  readonly move: string;
  readonly events: readonly GameEvent[];
}

/** Upgrades a log to the current rules where the game can; otherwise throws a FormatError. */
export function currentLog<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  log: MatchLog,
): MatchLog {
  const { header } = log;
  if (header.game !== game.id) throw new FormatError('header.game', `is ${header.game}, not ${game.id}`);
  const found = header.rulesVersion === game.rulesVersion ? log : game.upgrade?.(log);
  if (found) return found;
  throw new FormatError(
    'header.rulesVersion',
    `is ${header.rulesVersion}, but these rules are version ${game.rulesVersion}; this log cannot be replayed`,
  );
}
