/** What the command line has to know of a game beyond its rules. */
import type { AnyGame } from '@tessera/engine';
import type { GameId } from '@tessera/games';
import { REASONS, type TesseractState } from '@tessera/games/tesseract';

interface Traits {
  /** Seats of a match when nobody says how many. */
  readonly seats: number;
  /** How many seats a position has. */
  seatsIn(state: unknown): number;
  /** What stands between the answers of a line. */
  readonly separator: RegExp;
  /** Whether play itself draws numbers, so that a tree of moves alone says nothing. */
  readonly hasChance: boolean;
  /** Plies after which a simulated game is left unfinished. */
  readonly longest: number;
  /** Whether all seats win or lose together. */
  readonly isTogether: boolean;
  /** The ways to lose together. */
  readonly losses: readonly string[];
}

const TRAITS: Readonly<Record<GameId, Traits>> = {
  rift: {
    seats: 2,
    seatsIn: () => 2,
    separator: /\s+/,
    hasChance: false,
    longest: 2000,
    isTogether: false,
    losses: [],
  },
  tesseract: {
    seats: 2,
    seatsIn: state => (state as TesseractState).players,
    separator: /\s*;\s*/,
    hasChance: true,
    longest: 6000,
    isTogether: true,
    losses: REASONS.filter(reason => reason !== 'contained'),
  },
};

export const traitsOf = ({ id }: Pick<AnyGame, 'id'>): Traits => TRAITS[id as GameId];
