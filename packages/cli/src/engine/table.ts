/** The match behind the protocol. Every change is whole: what fails half-way is rebuilt as it was. */
import {
  type AnyMatch,
  type GameEvent,
  type LogEntry,
  Match,
  type MatchStart,
  scriptedChance,
} from '@tessera/engine';
import type { Manifest } from '../games/manifest.ts';
import { type Ply, playAll } from '../line.ts';
import { freshSeed } from '../start.ts';
import { type Bots, newBots } from './bots.ts';

/** Where a match begins and what it draws from. */
export interface Opening {
  readonly options: object;
  readonly seats: number;
  readonly position?: string;
  /** A new one for every match when absent. */
  readonly seed?: string;
  readonly rolls?: readonly number[];
}

/** An answer with what it did. */
export interface Played extends LogEntry {
  readonly events: readonly GameEvent[];
}

export interface Table {
  readonly match: AnyMatch;
  /** Where it began. */
  readonly opening: Opening;
  /** Every answer of the match. */
  readonly played: readonly Played[];
  readonly bots: Bots;
  /** Begins anew and plays moves; nothing changes unless all of it can be done. */
  open(opening: Opening, moves: readonly string[]): void;
  play(moves: readonly string[], seat?: number): void;
  /** Takes the last answer back, which the match allows. */
  undo(): void;
}

export function openTable(manifest: Manifest, first: Opening): Table {
  const bots = newBots(manifest.bots);
  const words = manifest.words();
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
      const plies = playAll(fresh, moves, words);
      [opening, match, played] = [seeded, fresh, plies.map(playedOf)];
      bots.dismiss();
    },
    play(moves, seat) {
      const { length } = match;
      try {
        played.push(...playAll(match, moves, words, seat).map(playedOf));
      } catch (error) {
        if (match.length !== length) match = begin(manifest, opening, played);
        throw error;
      }
    },
    undo() {
      match.undo();
      played.pop();
      bots.dismiss(); // what they remember is of a match that went on
    },
  };
}

const withSeed = (opening: Opening): Opening => ({ seed: freshSeed(), ...opening });

/** Without the state it was given in, which nobody asks for later. */
const playedOf = ({ before: _, ...played }: Ply): Played => played;

function begin({ game, words }: Manifest, opening: Opening, entries: readonly LogEntry[] = []): AnyMatch {
  const { options, seats, position, rolls, seed = '' } = opening;
  const start: MatchStart<object> = { options, seats, seed, ...(position === undefined ? {} : { position }) };
  const match: AnyMatch = new Match(game, start, rolls && scriptedChance(rolls));
  for (const { seat, move } of entries) playAll(match, [move], words(), seat);
  return match;
}
