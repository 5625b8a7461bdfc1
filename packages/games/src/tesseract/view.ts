/** The public view, built up from nothing (section 17). All seats have the same view (T-INFO-5). */
import { type Seat, topOf } from '@tessera/engine';
import { edgeCells, heightOf, isRemovable, isSideVisible, NEIGHBOURS } from './board.ts';
import { symbolAt } from './content.ts';
import { sideFaces } from './die.ts';
import { deciderLab } from './flow.ts';
import { isBranching } from './rules/effect.ts';
import { lastPrimedValue } from './rules/events.ts';
import { ability, capacityOf, columnCount, seatOf } from './state.ts';
import { cubeKind, labTarget } from './target.ts';
import {
  type Answer,
  type CardState,
  type Cell,
  COLOUR_SEEN,
  COLOURS,
  type CubeId,
  type EventSymbol,
  type Flags,
  type Frame,
  type Lab,
  NOBODY,
  type Phase,
  type Reason,
  type Target,
  type TesseractOptions,
  type TesseractState,
  VALUE_SEEN,
} from './types.ts';

export type ColourName = (typeof COLOURS)[number];

export interface CubeView {
  readonly id: CubeId;
  readonly colour: ColourName;
  readonly value: number;
}

/** A cube of the Tesseract; null is unknown. */
export interface StackedCubeView {
  readonly id: CubeId;
  readonly colour: ColourName | null;
  readonly value: number | null;
  /** Numbers on the north, east, south and west side, where they are visible. */
  readonly sides: readonly (number | null)[];
}

export interface StackView {
  /** Cubes from the base up. */
  readonly cubes: readonly StackedCubeView[];
  readonly symbol: EventSymbol | null;
  readonly isRemovable: boolean;
}

export interface LabView {
  readonly researcher: string;
  readonly seat: Seat;
  readonly cubes: readonly CubeView[];
  readonly capacity: number;
  readonly hand: readonly string[];
  readonly banked: number;
  readonly used: readonly string[];
}

export interface ColumnView {
  /** Null while it is face down. */
  readonly card: string | null;
  readonly state: CardState;
  readonly contained: number;
}

/** Section 18: kinds of decisions, in the words of the rules page. */
export type DecisionType =
  | 'setupCorner'
  | 'setupTie'
  | 'act'
  | 'threatCard'
  | 'granted'
  | 'consent'
  | 'edgeTie'
  | 'shieldTie'
  | 'spareLab'
  | 'containCube'
  | 'rowCube'
  | 'rowPlace'
  | 'identical'
  | 'reroll'
  | 'rerollPrime'
  | 'studyPick'
  | 'movedAdjust'
  | 'branch'
  | 'target';

export interface DecisionView {
  readonly type: DecisionType;
  readonly lab: Lab;
  readonly seat: Seat;
  /** The answer that consent is asked for. */
  readonly wish: Answer | null;
  /** The cube that a wish to `set` is about; the wish itself names the value (T-CARD-6). */
  readonly picked: Target | null;
  /** T-RUL-24: true if the transferring researcher may then change the cube by one. */
  readonly mayStep: boolean;
}

export interface TesseractView {
  readonly options: TesseractOptions;
  readonly flags: Flags;
  readonly players: number;
  readonly first: Lab;
  readonly stacks: readonly StackView[];
  readonly labs: readonly LabView[];
  readonly primed: readonly CubeView[];
  readonly destroyed: readonly { readonly id: CubeId; readonly colour: ColourName }[];
  /** By slot: 6 · colour + value − 1. */
  readonly board: readonly (CubeId | null)[];
  readonly columns: readonly ColumnView[];
  /** Number of cards left of level 2, 3 and 4. */
  readonly decks: readonly number[];
  readonly discard: readonly string[];
  readonly breach: number;
  readonly turn: number;
  readonly active: Lab;
  readonly phase: Phase;
  readonly actions: number;
  readonly skipPrime: number;
  readonly wards: number;
  readonly lastPrimed: { readonly cube: CubeId | null; readonly value: number } | null;
  /** T-GEO-8: cells of the next primed cube; several are a tie. */
  readonly edge: readonly Cell[];
  /** Pending frames, the innermost last; every number in them was seen by all. */
  readonly resolving: readonly Frame[];
  readonly decision: DecisionView | null;
  readonly outcome: Reason | null;
}

export function viewOf(state: TesseractState): TesseractView {
  const { options, flags, players, first, breach, turn, active, phase, actions, skipPrime, wards } = state;
  return {
    options,
    flags,
    players,
    first,
    stacks: state.stacks.map((_, cell) => stackView(state, cell)),
    labs: state.labs.map((_, lab) => labView(state, lab)),
    primed: state.primed.map(cube => cubeView(state, cube)),
    destroyed: state.destroyed.map(id => ({ id, colour: colourOf(state, id) })),
    board: state.board.map(cube => (cube === NOBODY ? null : cube)),
    columns: state.containment.map(({ card, state: now }, i) => ({
      card: now === 'hidden' ? null : card,
      state: now,
      contained: columnCount(state, i + 1),
    })),
    decks: state.decks.map(deck => deck.length),
    discard: [...state.discard],
    breach,
    turn,
    active,
    phase,
    actions,
    skipPrime,
    wards,
    lastPrimed: state.lastPrimed && { cube: state.lastPrimed.cube, value: lastPrimedValue(state) },
    edge: edgeCells(state.stacks, state.values),
    resolving: structuredClone(state.pending),
    decision: decisionView(state),
    outcome: state.outcome,
  };
}

const colourOf = (state: TesseractState, cube: CubeId): ColourName =>
  COLOURS[state.colours[cube] ?? 0] ?? 'Y';

const cubeView = (state: TesseractState, cube: CubeId): CubeView => ({
  id: cube,
  colour: colourOf(state, cube),
  value: state.values[cube] ?? 0,
});

function stackView(state: TesseractState, cell: Cell): StackView {
  return {
    cubes: (state.stacks[cell] ?? []).map((cube, level) => stackedView(state, cell, level, cube)),
    symbol: symbolAt(state, cell) ?? null,
    isRemovable: isRemovable(state.stacks, cell),
  };
}

/** T-INFO-3, T-INFO-4: seen faces stay known. */
function stackedView(state: TesseractState, cell: Cell, level: number, cube: CubeId): StackedCubeView {
  const seen = state.seen[cube] ?? 0;
  const isOpenInfo = state.options.info === 'open';
  const faces = sideFaces(state.values[cube] ?? 0, state.yaws[cube] ?? 0);
  return {
    id: cube,
    colour: seen >= COLOUR_SEEN || isOpenInfo ? colourOf(state, cube) : null,
    value: seen >= VALUE_SEEN || isOpenInfo ? (state.values[cube] ?? 0) : null,
    sides: (NEIGHBOURS[cell] ?? []).map((neighbour, i) =>
      isSideVisible(state.stacks, neighbour, level) && level < heightOf(state.stacks, cell)
        ? (faces[i] ?? null)
        : null,
    ),
  };
}

const labView = (state: TesseractState, lab: Lab): LabView => ({
  researcher: state.researchers[lab] ?? '',
  seat: seatOf(state, lab),
  cubes: (state.labs[lab] ?? []).map(cube => cubeView(state, cube)),
  capacity: capacityOf(state, lab),
  hand: [...(state.hands[lab] ?? [])],
  banked: state.banked[lab] ?? 0,
  used: [...(state.used[lab] ?? [])],
});

/** By the pending frame; the other types never wait for an answer. */
const DECISIONS: Readonly<Partial<Record<Frame['type'], DecisionType>>> = {
  corner: 'setupCorner',
  setupPrime: 'setupTie',
  act: 'act',
  threat: 'threatCard',
  granted: 'granted',
  consent: 'consent',
  edge: 'edgeTie',
  shield: 'shieldTie',
  discharge: 'spareLab',
  containCube: 'containCube',
  contained: 'identical',
  rowBonus: 'rowCube',
  rollRest: 'reroll',
  prime: 'rerollPrime',
  studyPick: 'studyPick',
  movedAdjust: 'movedAdjust',
  effect: 'target',
};

function decisionTypeOf(state: TesseractState, frame: Frame): DecisionType {
  if (frame.type === 'rowBonus' && frame.cube !== NOBODY) return 'rowPlace';
  if (frame.type === 'effect' && isBranching(state, frame)) return 'branch';
  return DECISIONS[frame.type] ?? 'target';
}

function decisionView(state: TesseractState): DecisionView | null {
  const frame = topOf(state);
  if (!frame) return null;
  const lab = deciderLab(state, frame);
  return { type: decisionTypeOf(state, frame), lab, seat: seatOf(state, lab), ...wishView(state, frame) };
}

type WishView = Pick<DecisionView, 'wish' | 'picked' | 'mayStep'>;

/** The wish of the frame below a consent. */
function wishView(state: TesseractState, frame: Frame): WishView {
  if (frame.type !== 'consent') return { wish: null, picked: null, mayStep: false };
  const { labs, answer: wish } = frame;
  const below = state.pending.at(-2);
  const asker = below && 'lab' in below ? below.lab : state.active;
  const isSet = below?.type === 'effect' && wish.type === 'value';
  return {
    wish,
    picked: isSet ? labTarget(labs[0] ?? 0, cubeKind(state, below.picked)) : null,
    mayStep: wish.type === 'transfer' && ability(state, asker, 'onTransfer') !== undefined,
  };
}
