/** The vocabulary of quantum: numbers inside, names at the edge (`notation.ts`, `position.ts`). */
import type { Seat } from '@tessera/engine';
import type { Pack } from './pack/index.ts';

export const SEAT_LETTERS = ['a', 'b', 'c', 'd'] as const;
/** Q-COMP-2: number of a seat's ship dice; research and dominance are numbers. */
export const FLEET = 5;
/** Dice on the map from the start; the other two are in reserve. */
export const STARTERS = 3;

/** A ship die: seat * 5 + its number from 0, so that a die is an index. */
export type Die = number;
export const dieOf = (seat: Seat, number: number): Die => seat * FLEET + number;
export const ownerOf = (die: Die): Seat => (die / FLEET) | 0;

/** A square of the map by its index in (y, x) order; a planet's square has an index too. */
export type Square = number;
/** A planet by its index in (y, x) order. */
export type Planet = number;

/** Places of a die that is on no square. */
export const SCRAPYARD = -1;
export const RESERVE = -2;
/** Temporarily off the board: a fleet before placement, cargo, dice being rolled or placed. */
export const IN_HAND = -3;

export const NOBODY = -1;

/** Q-COMP-1: kinds of tiles, by their middle. */
export const TILE_KINDS = [7, 8, 9, 10, 'V'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export interface Tile {
  readonly cx: number;
  readonly cy: number;
  readonly kind: TileKind;
}

/** Q-MAP-8. Immutable: states share it. */
export interface QuantumMap {
  readonly id: string;
  /** Cubes of each player in force. */
  readonly cubes: number;
  readonly tiles: readonly Tile[];
  /** Centres of the starting planets, clockwise. */
  readonly starts: readonly (readonly [x: number, y: number])[];
}

export const PHASES = ['setup', 'actions', 'advance', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Q-WIN-3 */
export const REASONS = ['cubes', 'turnLimit', 'resign', 'time', 'agreed'] as const;
export type Reason = (typeof REASONS)[number];

/** Once-per-turn powers, as bits of `used`. */
export const POWERS = [
  'curious',
  'tactical',
  'cunning',
  'flexible',
  'resourceful',
  'nomadic',
  'tyrannical',
  'cerebral',
] as const;
export type Power = (typeof POWERS)[number];
export const powerBit = (power: Power): number => 1 << POWERS.indexOf(power);

export interface QuantumOptions {
  /** Q-PACK-1: maps and cards; `built-in` for those of the rules page. */
  readonly pack: 'built-in' | Pack;
  /** An id of section 3.1 or of the pack (with the prefix `pack:`), or a custom map. */
  readonly map: string | QuantumMapGiven;
  readonly cubes: number | null;
  readonly startRandomMap: boolean;
  readonly startChoice: 'seat' | 'pick';
  readonly entanglement: boolean;
  readonly curiousErrata: boolean;
  readonly firstPlayer: 'lowestFleet' | (typeof SEAT_LETTERS)[number];
  readonly turnLimit: number;
  readonly factions: readonly string[];
}

/** A custom map as an option carries it. */
export interface QuantumMapGiven {
  readonly id: string;
  readonly players: number;
  readonly cubes: number;
  readonly tiles: readonly Tile[];
  readonly starts: readonly string[];
  readonly stock?: boolean;
}

export const COMBAT_KINDS = ['move', 'strike', 'tactical'] as const;
export const COMBAT_STEPS = [
  'dangerous',
  'dangerousAttacker',
  'dangerousDefender',
  'roll',
  'attacker',
  'defender',
  'result',
  'lost',
  'occupy',
  'repelled',
  'tracks',
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];

/** Rerolls of a combat, as bits: the attacker's three, then the defender's two. */
export const ATT_RELENTLESS = 1;
export const ATT_SCRAPPY = 2;
export const ATT_CRUEL = 4;
export const DEF_RELENTLESS = 8;
export const DEF_CRUEL = 16;

/** Q-CMB: a combat from its declaration until the tracks have changed. */
export interface Combat {
  attacker: Die;
  defender: Die;
  via: Square;
  target: Square;
  kind: (typeof COMBAT_KINDS)[number];
  /** Face of the die; 0 before it is rolled. */
  attackDie: number;
  defenceDie: number;
  usedRerolls: number;
}

export const ROLL_CAUSES = [
  'reconfigure',
  'scout',
  'resourceful',
  'destroyed',
  'dangerous',
  'expansion',
  'reorganization',
] as const;
export type RollCause = (typeof ROLL_CAUSES)[number];

/** A step of the rules that is begun and not finished; the last one is finished first (15.5). */
export type Frame =
  | { readonly type: 'fleet'; seat: Seat; rolled: boolean }
  | { readonly type: 'start' }
  | { readonly type: 'placing' }
  | { readonly type: 'combat'; step: CombatStep }
  /** `not`: the excluded face; `face`: a roll that may still be redone. */
  | {
      readonly type: 'roll';
      readonly die: Die;
      readonly why: RollCause;
      readonly not: number;
      face: number;
      redone: boolean;
    }
  | { readonly type: 'drop'; readonly flagship: Die; readonly cargo: Die }
  | { readonly type: 'infamy'; readonly seat: Seat }
  | { readonly type: 'discard'; readonly seat: Seat; readonly newest: number }
  /** A Gambit being resolved: it is discarded when it is finished. */
  | { readonly type: 'gambit'; readonly card: number; isDone: boolean }
  | { readonly type: 'expansion'; readonly die: Die }
  | { readonly type: 'reorganization'; picked: Die[]; step: 'select' | 'roll' | 'place'; next: number }
  | { readonly type: 'relocation'; owner: Seat; from: Planet }
  | { readonly type: 'sabotage'; seats: Seat[] };

export interface Turn {
  /** Number of the turn; 0 in setup. */
  number: number;
  /** Active seat; NOBODY in setup. */
  active: Seat;
  phase: Phase;
  actions: number;
  isMomentum: boolean;
  momentumQueued: number;
  draws: number;
  cubesPlaced: number;
  destroyed: boolean;
  attacked: boolean;
  /** Used powers, as bits of `POWERS`. */
  used: number;
}

/** Separate piles of Command and Gambit cards; the top of a deck first. */
export interface Piles {
  command: number[];
  gambit: number[];
}

export interface Ending {
  readonly reason: Reason;
  readonly winners: readonly Seat[];
}

export interface QuantumState {
  readonly options: QuantumOptions;
  readonly map: QuantumMap;
  readonly players: number;
  /** Face by die; 0: no face (reserve). */
  faces: number[];
  /** By die: a square, or SCRAPYARD, RESERVE, IN_HAND. */
  places: number[];
  moved: number[];
  abilityUsed: number[];
  lastAbility: number[];
  /** By square: the die on it, or NOBODY. */
  ships: number[];
  /** Number of cubes by planet * players + seat. */
  cubes: number[];
  /** Cubes left by seat. */
  cubesLeft: number[];
  research: number[];
  dominance: number[];
  hasLeft: boolean[];
  /** By seat: Command cards, the oldest first. */
  commands: number[][];
  /** By seat: bits of the Command cards that work. */
  active: number[];
  /** By seat: starting planet, NOBODY until it is known. */
  starts: number[];
  first: Seat;
  turn: Turn;
  combat: Combat | null;
  pending: Frame[];
  rows: Piles;
  decks: Piles;
  discards: Piles;
  outcome: Ending | null;
}

export type CubeCause = 'setup' | 'construct' | 'infamy' | 'relocation';

/** Q-LOG: an event for every change of the state. */
export type QuantumEvent =
  | { readonly type: 'fleetRolled'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'tieBreak'; readonly seat: Seat; readonly faces: readonly number[] }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'startPicked'; readonly seat: Seat; readonly planet: Planet }
  | { readonly type: 'placed'; readonly die: Die; readonly to: Square }
  | { readonly type: 'turnStart'; readonly seat: Seat; readonly number: number; readonly actions: number }
  | { readonly type: 'turnEnd'; readonly seat: Seat }
  | { readonly type: 'roll'; readonly die: Die; readonly face: number; readonly why: RollCause }
  | {
      readonly type: 'face';
      readonly die: Die;
      readonly face: number;
      readonly why: 'clever' | 'modify' | 'flexible';
    }
  | { readonly type: 'scrapped'; readonly die: Die; readonly why: RollCause | 'left' }
  | {
      readonly type: 'move';
      readonly die: Die;
      readonly path: readonly Square[];
      readonly why: 'move' | 'attack' | 'occupy';
    }
  | { readonly type: 'warp'; readonly die: Die; readonly with: Die }
  | { readonly type: 'lifted'; readonly die: Die; readonly from: Square }
  | {
      readonly type: 'attack';
      readonly attacker: Die;
      readonly defender: Die;
      readonly kind: Combat['kind'];
    }
  | { readonly type: 'dangerous'; readonly seat: Seat }
  | {
      readonly type: 'combatRoll';
      readonly side: 'attack' | 'defence';
      readonly value: number;
      readonly isFixed: boolean;
    }
  | {
      readonly type: 'reroll';
      readonly seat: Seat;
      readonly card: 'relentless' | 'scrappy' | 'cruel';
      readonly side: 'attack' | 'defence';
      readonly value: number;
    }
  | {
      readonly type: 'combatEnd';
      readonly won: boolean;
      readonly totals: readonly [attack: number, defence: number];
    }
  | { readonly type: 'destroyed'; readonly die: Die }
  | { readonly type: 'dominance'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'research'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'actions'; readonly seat: Seat; readonly value: number; readonly why: string }
  | {
      readonly type: 'cube';
      readonly seat: Seat;
      readonly planet: Planet;
      readonly cause: CubeCause;
      readonly from?: Planet;
    }
  | { readonly type: 'breakthrough'; readonly seat: Seat }
  | { readonly type: 'cardTaken'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardRevealed'; readonly card: number; readonly reveals: 'all' }
  | { readonly type: 'rowRefreshed'; readonly seat: Seat; readonly reveals: 'all' }
  | { readonly type: 'reshuffle'; readonly pile: keyof Piles }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'win'; readonly winners: readonly Seat[]; readonly reason: Reason };
