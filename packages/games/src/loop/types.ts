/** The vocabulary of loop: numbers inside, names at the edge (`notation.ts`, `position/`). */
import type { Seat } from '@tessera/engine';
import type { Pack } from './pack/builtIn.ts';
import type { Era } from './ring.ts';
import type { Tower } from './tower.ts';

/** L-ACT-5: a LOOP is of one of the first three; the black hole has none. */
export const DIMENSIONS = ['spiral', 'star', 'stripes', 'hole'] as const;
export type DimensionCode = (typeof DIMENSIONS)[number];
export type Dimension = number;
export const HOLE: Dimension = 3;

export const AGENT_CODES = ['prowler', 'cztwyzzek', 'mrtime', 'robofinisher', 'vgirl'] as const;
export type AgentCode = (typeof AGENT_CODES)[number];
/** An agent in play, by index in the option `agents`. */
export type Agent = number;

/**
 * Artifacts, clone tokens (Supa Clones after them) and Ultramachina cards by index in the order of their ids
 * (L-ANS-2).
 */
export type Card = number;
export type Token = number;
export type Ultra = number;
/** A Sabotage tile by index in `MISSIONS`. */
export type Mission = number;

export const NONE = -1;

/** Places of a token that is at no era. */
export const BAG = -1;
export const UNUSED = -2;
export const GONE = -3;

/** Places of a Sabotage tile that is at no era. */
export const ARCHIVED = -1;
export const OUT = -2;

export const MODE_IDS = ['sabotage', 'supa', 'centrifuge', 'ultramachina'] as const;
export type ModeId = (typeof MODE_IDS)[number];
export const DIFFICULTIES = ['month', 'year', 'infinity'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Printed complexity of an agent or a mode. */
export type Complexity = 'low' | 'medium' | 'high';

export const PHASES = ['setup', 'foo', 'actions', 'add', 'archive', 'end', 'over'] as const;
type Phase = (typeof PHASES)[number];

/** Section 10 */
export const OUTCOMES = [
  'VICTORY',
  'VORTEX_DOUBLE',
  'VORTEX_FOURTH',
  'CYCLES',
  'MEGA_VORTEX',
  'RESIGN',
] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

export interface LoopOptions {
  /** L-PACK-1 */
  readonly pack: 'built-in' | Pack;
  readonly mode: ModeId;
  readonly difficulty: Difficulty;
  /** Agents in turn order; missing ones are filled up with those that are left. */
  readonly agents: readonly string[];
  readonly tower: Tower;
  /** L-DEC-3: one seat plays with one deck. */
  readonly solo: boolean;
}

/**
 * A step of the rules that is begun and not finished; the last one is finished first. Plain data, so that a
 * match can be stored anywhere.
 */
export type Frame =
  /** L-SETUP-12 and after. */
  | { readonly type: 'opening'; step: number }
  /** Phase I; `fallen`: cubes that have left the Machine, by era. */
  | { readonly type: 'foo'; step: number; fallen: number[] }
  /** A card being applied, or a part of one by each player: from `at` to `end` of its code. */
  | {
      readonly type: 'effect';
      readonly source: number;
      readonly actor: Agent;
      at: number;
      readonly end: number;
      /** The era chosen for the current part, NONE before. */
      chosen: number;
      /** Rounds of a `foreach` still to come. */
      rounds: number;
      drawn: Card[];
      revealed: Card[];
      removed: number;
      sentTo: Era[];
    }
  /** L-VORTEX-3: cleanup at the end of the outermost effect; `applied`: V-Girl's card. */
  | { readonly type: 'settle'; readonly applied: Card; isSwept: boolean }
  | { readonly type: 'power' }
  | {
      readonly type: 'eachPlayer';
      readonly source: number;
      readonly at: number;
      readonly end: number;
      left: Agent[];
    }
  /** L-CLONE-10: candidates that are left. */
  | {
      readonly type: 'clones';
      readonly deed: 'push' | 'pull' | 'destroy';
      readonly actor: Agent;
      tokens: Token[];
      left: number;
      picked: Token;
    }
  | {
      readonly type: 'swap';
      readonly actor: Agent;
      readonly from: Token[];
      readonly to: Token[];
      first: Token;
    }
  /** L-FX-7 */
  | {
      readonly type: 'walk';
      readonly actor: Agent;
      readonly walker: Agent;
      left: number;
      made: number;
      takings: number;
      readonly fromVortex: boolean;
      /** Clones in the order they were taken. */
      carried: Token[];
      /** Clones taken at the current step. */
      fresh: Token[];
      readonly candidates: Token[];
    }
  /** Cards of the own hand, one at a time. */
  | {
      readonly type: 'hand';
      readonly deed: 'discard' | 'destroy' | 'ready';
      readonly actor: Agent;
      left: number;
    }
  | { readonly type: 'letOther'; readonly actor: Agent; invited: number }
  /** Energy still to be added, one after another. */
  | { readonly type: 'energy'; eras: Era[] }
  /** L-CARD-3 */
  | { readonly type: 'destroying'; readonly cards: Card[] }
  | { readonly type: 'refill' }
  /** L-CENT-4: the last damage of the Centrifuge at an era, to be placed or not. */
  | { readonly type: 'heat'; readonly era: Era }
  /** L-CENT-5: missions still to be damaged, from this era on. */
  | { readonly type: 'laser'; era: Era }
  /** L-ARCH-4: cards laid out, and the agents who still pick. */
  | { readonly type: 'bonus'; laid: Card[]; left: Agent[]; isLaid: boolean }
  | { readonly type: 'endOfTurn'; step: number }
  /** L-SOLO-3: the card that waits for an agent, NONE before it is revealed. */
  | { readonly type: 'assign'; card: Card }
  /** L-ULTRA-2: cards of Dr Foo's era still to be applied. */
  | { readonly type: 'ultras'; left: Ultra[] }
  /** A damage on one of the Ultramachina cards of an era. */
  | { readonly type: 'ultraDamage'; readonly era: Era }
  | { readonly type: 'victim' }
  /** U-11; `owner`: the agent whose hand loses the next card, NONE before the choice. */
  | { readonly type: 'losses'; left: number; owner: Agent; origins: Era[]; losers: Agent[] }
  | { readonly type: 'overconsumption' };

export type FrameType = Frame['type'];
export type FrameOf<T extends FrameType> = Extract<Frame, { readonly type: T }>;
export type EffectFrame = FrameOf<'effect'>;

export interface LoopState {
  readonly options: LoopOptions;
  readonly seats: number;
  /** Index in `AGENT_CODES` of each agent, in turn order. */
  readonly agents: readonly number[];
  /** By agent: the seat that plays him; another seat after somebody has left (L-DEC-6). */
  holders: Seat[];
  phase: Phase;
  /** Number of the turn; 0 in set-up. */
  turn: number;
  cycle: number;
  active: Agent;
  /** Dr Foo's era; NONE before the first Foo card. */
  foo: Era;
  /** L-TURN-2 */
  loops: number;
  powerUsed: boolean;
  /** Claimed missions, as bits. */
  claimed: number;
  actions: number;
  /** L-MIS-13: true if every era had energy when the action began. */
  isGrid: boolean;
  /** Rifts by era. */
  rifts: number[];
  energy: number[];
  perpetual: number[];
  isVortex: boolean[];
  available: Card[][];
  /** By token: an era, or BAG, UNUSED, GONE. */
  tokens: number[];
  /** Supa Clones in the order destroyed. */
  supasDestroyed: Token[];
  /** By mission: an era, or ARCHIVED, OUT. */
  missions: number[];
  /** Revealed missions, as bits. */
  turned: number;
  /** By mission: a number, or bits of the slots. */
  damage: number[];
  /** Piles; the top is last in all of them. */
  fooPile: Era[];
  bigDeck: Card[];
  destroyed: Card[];
  ultraPile: Ultra[];
  /** By agent. */
  eras: Era[];
  battery: boolean[];
  hands: Card[][];
  /** By card: exhausted in a hand. */
  exhausted: boolean[];
  /** By player: an agent, or all of them in solo. */
  draws: Card[][];
  discards: Card[][];
  /** By player: number of cards on top of the draw pile that everybody has seen (L-HID-3). */
  known: number[];
  /** By Centrifuge: an era, or UNUSED, GONE; the dimension shown; its damage. */
  centrifuges: number[];
  lasers: Dimension[];
  heat: number[];
  /** By Ultramachina card: an era, or UNUSED, GONE; its damage. */
  ultras: number[];
  overload: number[];
  pending: Frame[];
  outcome: OutcomeCode | null;
}

/** Everything that can be narrated. */
export type LoopEvent =
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly agent: Agent; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'clone'; readonly token: Token; readonly era: Era; readonly reveals: 'all' }
  | { readonly type: 'available'; readonly card: Card; readonly reveals: 'all' }
  | { readonly type: 'foo'; readonly era: Era; readonly reveals?: 'all' }
  | { readonly type: 'thrown'; readonly eras: readonly Era[] }
  | { readonly type: 'cancelled'; readonly era: Era }
  | { readonly type: 'rift'; readonly era: Era; readonly count: number }
  | { readonly type: 'riftRemoved'; readonly era: Era }
  | { readonly type: 'vortex'; readonly era: Era }
  | { readonly type: 'missionLost'; readonly era: Era }
  | { readonly type: 'missionTurned'; readonly era: Era; readonly mission: Mission; readonly reveals: 'all' }
  | { readonly type: 'energy'; readonly era: Era; readonly perpetual: boolean }
  | { readonly type: 'energyThrown'; readonly era: Era }
  | { readonly type: 'energyLost'; readonly era: Era; readonly count: number }
  | { readonly type: 'paid'; readonly era: Era; readonly count: number }
  | {
      readonly type: 'moved';
      readonly agent: Agent;
      readonly to: Era;
      readonly why: 'move' | 'free' | 'card' | 'swap';
    }
  | { readonly type: 'used'; readonly agent: Agent; readonly card: Card }
  | { readonly type: 'applied'; readonly agent: Agent; readonly card: Card }
  | { readonly type: 'looped'; readonly agent: Agent; readonly dimension: Dimension; readonly cost: number }
  | { readonly type: 'readied'; readonly card: Card }
  | { readonly type: 'power'; readonly agent: Agent }
  | { readonly type: 'damage'; readonly mission: Mission; readonly slot: number }
  | { readonly type: 'cloneMoved'; readonly token: Token; readonly from: Era; readonly to: Era }
  | { readonly type: 'cloneDestroyed'; readonly token: Token; readonly era: Era }
  | { readonly type: 'drawn'; readonly agent: Agent; readonly card: Card; readonly reveals: 'all' }
  | { readonly type: 'reshuffled'; readonly player: number }
  | { readonly type: 'bigDeckReshuffled' }
  | { readonly type: 'discarded'; readonly agent: Agent; readonly card: Card }
  | { readonly type: 'destroyed'; readonly card: Card }
  | { readonly type: 'added'; readonly agent: Agent; readonly card: Card }
  | { readonly type: 'laid'; readonly card: Card; readonly reveals: 'all' }
  | { readonly type: 'archived'; readonly mission: Mission }
  | { readonly type: 'centrifugeDamage'; readonly centrifuge: number }
  | { readonly type: 'centrifugeDestroyed'; readonly centrifuge: number }
  | { readonly type: 'ultra'; readonly ultra: Ultra; readonly reveals: 'all' }
  | { readonly type: 'ultraApplied'; readonly ultra: Ultra }
  | { readonly type: 'ultraDamage'; readonly ultra: Ultra }
  | { readonly type: 'ultraDestroyed'; readonly ultra: Ultra }
  | { readonly type: 'dealt'; readonly agent: Agent; readonly card: Card; readonly reveals: 'all' }
  | { readonly type: 'cycle'; readonly cycle: number }
  | { readonly type: 'end'; readonly outcome: OutcomeCode; readonly winners: readonly Seat[] };
