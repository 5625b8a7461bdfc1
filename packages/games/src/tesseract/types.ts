/** The vocabulary of tesseract: plain JSON states, cubes by number, cards by id. */
import type { Seat } from '@tessera/engine';
import type { Pack } from './pack.ts';

/** T-COMP-2: yellow, orange, purple, blue; a colour is an index into this. */
export const COLOURS = ['Y', 'O', 'P', 'B'] as const;
export const LAB_NAMES = ['A', 'B', 'C', 'D'] as const;

export const CUBES = 64;
/** T-COMP-6. */
export const LAB_CAPACITY = 6;
export const ACTIONS_PER_TURN = 3;
export const LAST_BREACH = 7;
export const MAX_HEIGHT = 4;
/** "No cube here", in lists by place. */
export const NOBODY = -1;

/** T-COMP-10: the eight events, by the two letters of the rules page. */
export const EVENTS = ['AC', 'SH', 'CR', 'FI', 'SD', 'EM', 'IP', 'SW'] as const;
export type EventSymbol = (typeof EVENTS)[number];

/** A researcher at the table, from 0: also the number of the lab. A solo player has two (T-SETUP-4). */
export type Lab = number;
/** A stack of the Tesseract, 4y + x (T-GEO-1). */
export type Cell = number;
/** One of the 64 dice. The number is its first place (16z + 4y + x), so it reveals nothing. */
export type CubeId = number;

export const FLAG_VALUES = {
  emptyLoss: ['startOfThreat', 'immediate'],
  identicalPrimed: ['mandatory', 'optional'],
  study: ['exactNext', 'nearestAvailable'],
  shockwaveValue: ['lastPrimed', 'removedCube'],
  breachScope: ['addedValue', 'anyValue'],
  rowBonus: ['mandatory', 'optional'],
} as const;

/** Section 4: flags in which the editions differ. */
export type Flags = { readonly [K in keyof typeof FLAG_VALUES]: (typeof FLAG_VALUES)[K][number] };

export const BASE_NAMES = ['1', '2', '3', '4', 'A', 'B', 'C', 'D'] as const;
export type BaseName = (typeof BASE_NAMES)[number];

export interface TesseractOptions {
  readonly edition: 'fr' | 'cz';
  readonly base: BaseName;
  readonly firstSeat: number | 'random';
  /** Researchers by lab; `random` for those that are not named. */
  readonly researchers: readonly string[];
  readonly noStartCards: boolean;
  /** T-SETUP-9: as many as the Tesseract holds. */
  readonly extraPrimed: number;
  readonly breachRace: boolean;
  readonly consent: 'ask' | 'auto';
  readonly info: 'physical' | 'open';
  readonly emptyLoss: Flags['emptyLoss'] | 'edition';
  readonly identicalPrimed: Flags['identicalPrimed'] | 'edition';
  readonly study: Flags['study'] | 'edition';
  readonly shockwaveValue: Flags['shockwaveValue'] | 'edition';
  readonly breachScope: Flags['breachScope'] | 'edition';
  readonly rowBonus: Flags['rowBonus'] | 'edition';
  /** T-STATE-2: tells if the cube that replaces another is rolled. */
  readonly recolor: 'rolled' | 'kept';
  /** T-BASE-2, T-BASE-3: layouts of the built-in base faces. */
  readonly faces: 'calibrated' | 'second' | 'first';
  /** Cards and bases: the built-in ones, or a whole custom pack. */
  readonly pack: 'built-in' | Pack;
}

export const CARD_STATES = ['hidden', 'revealed', 'unlocked', 'used', 'discarded'] as const;
export type CardState = (typeof CARD_STATES)[number];

export interface ContainmentPlace {
  card: string;
  state: CardState;
}

export const PHASES = ['setup', 'action', 'threat', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const REASONS = ['contained', 'breach', 'empty', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

/** The last primed cube while it is primed, else null, and its last value there (T-EVENT-SW). */
export interface LastPrimed {
  cube: CubeId | null;
  value: number;
}

/** Levels of knowledge about a cube: nothing, its colour, its value as well (T-INFO-3). */
export const UNSEEN = 0;
export const COLOUR_SEEN = 1;
export const VALUE_SEEN = 2;

/** Section 5. Mutable, and changed only by `change.ts` and the frames of `pending`. */
export interface TesseractState {
  readonly options: TesseractOptions;
  readonly flags: Flags;
  /** Number of seats; a single player runs two labs. */
  readonly players: number;
  /** By lab: the seat that answers for it (T-SETUP-4, T-DEC-9). */
  readonly holders: Seat[];
  readonly first: Lab;
  /** Researcher card of each lab. */
  readonly researchers: readonly string[];
  /** By cube: an index into COLOURS, which is never changed. */
  readonly colours: readonly number[];
  /** By cube: quarter turns of the die, for clients that draw its side faces (T-SETUP-1). */
  readonly yaws: readonly number[];
  /** By cube: 1 to 6, or 0 when destroyed (T-STATE-2). */
  readonly values: number[];
  readonly seen: number[];
  /** By cell: cubes from the base up. */
  readonly stacks: CubeId[][];
  readonly labs: CubeId[][];
  /** Primed cubes, ascending. */
  readonly primed: CubeId[];
  /** Destroyed cubes, ascending. */
  readonly destroyed: CubeId[];
  /** By slot 6·colour + value − 1: a cube or NOBODY. */
  readonly board: number[];
  /** Decks of levels 2, 3, 4; the top card first. */
  readonly decks: string[][];
  readonly discard: string[];
  readonly hands: string[][];
  /** Containment cards by column: value − 1. */
  readonly containment: ContainmentPlace[];
  readonly unused: readonly string[];
  breach: number;
  turn: number;
  active: Lab;
  phase: Phase;
  actions: number;
  skipPrime: number;
  wards: number;
  readonly banked: number[];
  /** By lab: abilities marked `once` that were used since the start of the own turn. */
  readonly used: string[][];
  lastPrimed: LastPrimed | null;
  /** Frames being resolved, the innermost last (section 18). */
  readonly pending: Frame[];
  outcome: Reason | null;
}

/** Rules for the primed cubes of the set-up: T-SETUP-7 and T-SETUP-9. */
export const SETUP_PRIMES = ['topCorner', 'lowestCorner', 'under', 'extra'] as const;
export type SetupPrime = (typeof SETUP_PRIMES)[number];

export const CONTAINED_STAGES = ['identical', 'win', 'column', 'row'] as const;

/**
 * A step of the rules that is begun and not finished. Data only, so that a match can be saved in the middle
 * of it.
 */
export type Frame =
  | { readonly type: 'corner'; readonly lab: Lab }
  | { readonly type: 'setupPrime'; readonly steps: SetupPrime[]; under: Cell }
  | { readonly type: 'act' }
  | { readonly type: 'threat'; stage: 'start' | 'before' | 'pass' }
  | { readonly type: 'edge'; readonly then: 'prime' | 'destroy' }
  | { readonly type: 'prime'; readonly cube: CubeId; rolled: number }
  | { readonly type: 'uncovered'; readonly cell: Cell; readonly value: number }
  | { readonly type: 'event'; readonly symbol: EventSymbol; readonly value: number }
  | { readonly type: 'fission' }
  | { readonly type: 'shield' }
  | { readonly type: 'discharge' }
  | { readonly type: 'containCube'; readonly lab: Lab; readonly set: CubeId[] }
  | {
      readonly type: 'contained';
      readonly lab: Lab;
      readonly cube: CubeId;
      stage: (typeof CONTAINED_STAGES)[number];
    }
  | { readonly type: 'rowBonus'; readonly lab: Lab; cube: number; rolled: number }
  | { readonly type: 'rollRest'; readonly lab: Lab; readonly cubes: CubeId[] }
  | { readonly type: 'movedAdjust'; readonly lab: Lab; readonly cube: CubeId }
  | { readonly type: 'studyPick'; readonly lab: Lab; readonly cards: string[] }
  | { readonly type: 'granted'; readonly lab: Lab; left: number }
  | { readonly type: 'consent'; readonly labs: Lab[]; readonly answer: Answer }
  | EffectFrame;

/** Fate of an effect so far: no effect yet, none because it was refused, or some (T-DEC-8). */
export const FATES = ['open', 'refused', 'done'] as const;

/** A card, individual action or ability in progress. */
export interface EffectFrame {
  readonly type: 'effect';
  /** A card id, a researcher id (individual action), or `R05:ability`. */
  readonly source: string;
  readonly lab: Lab;
  /** The alternative of a `oneOf` that was chosen, from 1; 0 before that. */
  branch: number;
  step: number;
  /** Number of targets already treated in this step. */
  done: number;
  /** Cubes already treated in this step: targets are distinct. */
  touched: CubeId[];
  /** The cube chosen first, where a step asks twice; else NOBODY. */
  picked: number;
  /** Roll of that cube, if it was rolled; the value for `same` or `match`; else 0. */
  value: number;
  fate: (typeof FATES)[number];
}

/**
 * A cube in an answer: its stack (0 to 15), or lab, colour and value, or primed colour and value, or
 * destroyed colour. Equal cubes of one place have one name (T-DEC-2).
 */
export type Target = number;

/** −1 and +1 are steps; 0 is a flip (T-RES-1). */
export type Change = -1 | 0 | 1;

export type Answer =
  | { readonly type: 'remove'; readonly cell: Cell }
  | { readonly type: 'adjust'; readonly at: Target; readonly by: Change }
  | { readonly type: 'transfer'; readonly at: Target; readonly to: Lab }
  | { readonly type: 'study'; readonly card: string }
  /** Kinds (colour and value) in ascending order, repeated as often as taken. */
  | { readonly type: 'contain'; readonly set: readonly number[] }
  | { readonly type: 'specialize' }
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'use'; readonly column: number }
  | { readonly type: 'end' }
  | { readonly type: 'pick'; readonly at: Target }
  | { readonly type: 'to'; readonly cell: Cell }
  | { readonly type: 'lab'; readonly lab: Lab }
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'branch'; readonly branch: number }
  | { readonly type: 'give'; readonly card: string; readonly from: Lab; readonly to: Lab }
  | { readonly type: 'keep'; readonly card: string }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'stop' };

/** Cause of a cube's move, for logs and animation. */
export type MoveReason =
  | 'removed'
  | 'taken'
  | 'primed'
  | 'acceleration'
  | 'fission'
  | 'shockwave'
  | 'adjusted'
  | 'destroyed'
  | 'transferred'
  | 'contained'
  | 'identical'
  | 'returned'
  | 'relocated'
  | 'recoloured';

/** Destination of a cube, for logs and animation. */
export type Place =
  | { readonly zone: 'tess'; readonly cell: Cell }
  | { readonly zone: 'lab'; readonly lab: Lab }
  | { readonly zone: 'primed' | 'board' | 'destroyed' };

export type TesseractEvent =
  | {
      readonly type: 'moved';
      /** Value on arrival; 0 if destroyed. */
      readonly value: number;
      readonly cube: CubeId;
      readonly from: Place;
      readonly to: Place;
      readonly why: MoveReason;
    }
  | { readonly type: 'rolled'; readonly cube: CubeId; readonly value: number }
  | { readonly type: 'changed'; readonly cube: CubeId; readonly value: number }
  /** Cubes of unknown value that show one more face: their top, or another side (T-DEC-7). */
  | { readonly type: 'exposed'; readonly cubes: readonly CubeId[]; readonly reveals: 'all' }
  | {
      readonly type: 'breached';
      readonly count: number;
      readonly breach: number;
      readonly values: readonly number[];
    }
  | { readonly type: 'healed'; readonly breach: number }
  | {
      readonly type: 'uncovered';
      readonly cell: Cell;
      readonly symbol: EventSymbol;
      readonly isWarded: boolean;
    }
  | { readonly type: 'cardDrawn'; readonly lab: Lab; readonly card: string; readonly reveals: 'all' }
  | {
      readonly type: 'cardsSeen';
      readonly lab: Lab;
      readonly cards: readonly string[];
      readonly reveals: 'all';
    }
  | { readonly type: 'cardKept'; readonly lab: Lab; readonly card: string }
  | { readonly type: 'cardPlayed' | 'cardDiscarded'; readonly lab: Lab; readonly card: string }
  | { readonly type: 'cardGiven'; readonly from: Lab; readonly to: Lab; readonly card: string }
  | {
      readonly type: 'columnCard';
      readonly column: number;
      readonly card: string;
      readonly state: CardState;
      readonly reveals?: 'all';
    }
  | { readonly type: 'specialized'; readonly lab: Lab }
  | { readonly type: 'actions'; readonly lab: Lab; readonly actions: number }
  | { readonly type: 'banked'; readonly lab: Lab }
  | { readonly type: 'shielded'; readonly wards: number; readonly skipPrime: number }
  | { readonly type: 'asked'; readonly lab: Lab; readonly answer: Answer }
  /** The last consent to a wish, which is then carried out, cannot be taken back (T-DEC-7). */
  | { readonly type: 'consented'; readonly lab: Lab; readonly reveals?: 'all' }
  | { readonly type: 'refused'; readonly lab: Lab }
  /** T-DEC-8: refund of a card, or without one of the individual action. */
  | { readonly type: 'unspent'; readonly lab: Lab; readonly card?: string }
  | { readonly type: 'threat'; readonly lab: Lab; readonly isSkipped: boolean }
  | { readonly type: 'turn'; readonly lab: Lab; readonly turn: number }
  | { readonly type: 'left'; readonly seat: Seat; readonly lab: Lab }
  | { readonly type: 'ended'; readonly reason: Reason };
