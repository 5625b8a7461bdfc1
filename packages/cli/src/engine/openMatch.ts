/** The match behind the protocol. A line that is refused half-way is dropped, or stays as far as it got. */
import {
  type AnyMatch,
  type GameEvent,
  type LogEntry,
  Match,
  type MatchStart,
  scriptedChance,
} from '@tessera/engine';
import { type Bots, newBots } from '../bots.ts';
import type { Manifest } from '../games/manifest.ts';
import { type Ply, playAll, playOne } from '../line.ts';
import { freshSeed } from '../start.ts';
import type { Words } from '../words.ts';
import type { Mode } from './modes.ts';

/** Start of a match and source of its numbers. */
export interface Opening {
  readonly options: object;
  readonly seats: number;
  readonly position?: string;
  /** Seed of the match; absent, every match gets a new one. */
  readonly seed?: string;
  readonly rolls?: readonly number[];
  /** Seed of the bots. By default a separate one, since it must not reveal an unknown `seed`. */
  readonly botSeed?: string;
}

/** Makes an unpredictable seed. */
export type NewSeed = (purpose: 'match' | 'bots') => string;

/** An answer with what it did. */
export interface Played extends LogEntry {
  readonly events: readonly GameEvent[];
}

export interface OpenMatch {
  readonly match: AnyMatch;
  /** Opening of the current match. */
  readonly opening: Opening;
  /** Every answer of the match. */
  readonly played: readonly Played[];
  readonly bots: Bots;
  /** Begins anew and plays moves. Throws like `play`. */
  open(opening: Opening, moves: readonly string[]): void;
  /** Plays moves, all or none; throws HalfPlayed where those before the refused one have to stay. */
  play(moves: readonly string[], seat?: number): void;
  /** Takes back the last answer; the match must allow it. */
  undo(): void;
}

/** Thrown for a refused move after others that stay played. */
export class HalfPlayed extends Error {
  /** The reason of the refusal. */
  override readonly cause: unknown;
  constructor(cause: unknown) {
    super('the moves before the refused one stay played');
    this.cause = cause;
  }
}

export function openMatch(
  manifest: Manifest,
  first: Opening,
  mode: Pick<Mode, 'keeps'>,
  newSeed: NewSeed = freshSeed,
): OpenMatch {
  const bots = newBots(manifest.bots);
  const words = manifest.words();
  const withSeed = (given: Opening): Opening => ({
    botSeed: given.seed ?? newSeed('bots'),
    seed: newSeed('match'),
    ...given,
  });
  let opening = withSeed(first);
  let match = begin(manifest, opening);
  let played: Played[] = [];
  return {
    get match() {
      return match;
    },
    get opening() {
      return opening;
    },
    get played() {
      return played;
    },
    bots,
    open(next, moves) {
      const seeded = withSeed(next);
      const fresh = begin(manifest, seeded);
      const plies: Played[] = [];
      const change = (): void => {
        [opening, match, played] = [seeded, fresh, plies];
        bots.dismiss();
      };
      try {
        playEach(fresh, moves, words, plies);
      } catch (error) {
        if (!mode.keeps(fresh, 'setUp')) throw error;
        change();
        throw new HalfPlayed(error);
      }
      change();
    },
    play(moves, seat) {
      const { length } = match;
      const plies: Played[] = [];
      try {
        playEach(match, moves, words, plies, seat);
      } catch (error) {
        const isKept = mode.keeps(match, length);
        if (isKept) played.push(...plies);
        else if (match.length !== length) match = begin(manifest, opening, played);
        throw isKept ? new HalfPlayed(error) : error;
      }
      played.push(...plies);
    },
    undo() {
      match.undo();
      played.pop();
      bots.dismiss(); // their memory belongs to the match that went on
    },
  };
}

/** Plays moves up to the first that is refused; lists those played. */
function playEach(
  match: AnyMatch,
  moves: readonly string[],
  words: Words,
  out: Played[],
  seat?: number,
): void {
  moves.forEach((move, index) => {
    const where = { index, ...(seat === undefined ? {} : { seat }) };
    out.push(playedOf(playOne(match, move, words, where)));
  });
}

/** Drops the state in which the answer was given, since nothing reads it later. */
const playedOf = ({ before: _, ...played }: Ply): Played => played;

function begin({ game, words }: Manifest, opening: Opening, entries: readonly LogEntry[] = []): AnyMatch {
  const { options, seats, position, rolls, seed = '' } = opening;
  const start: MatchStart<object> = { options, seats, seed, ...(position === undefined ? {} : { position }) };
  const match: AnyMatch = new Match(game, start, rolls && scriptedChance(rolls));
  for (const { seat, move } of entries) playAll(match, [move], words(), seat);
  return match;
}
