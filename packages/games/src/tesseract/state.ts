/** Questions about a state, and its copy. */
import type { Seat } from '@tessera/engine';
import { heightOf } from './board.ts';
import { abilityOf } from './cards/index.ts';
import type { Ability, AbilityName } from './effects.ts';
import { cubeKind } from './target.ts';
import {
  type CubeId,
  type Frame,
  LAB_CAPACITY,
  type Lab,
  MAX_HEIGHT,
  NOBODY,
  type TesseractState,
} from './types.ts';

export const labCount = (state: TesseractState): number => state.labs.length;

/** T-SETUP-4: a solo player sits behind both labs. */
export const seatOf = (state: TesseractState, lab: Lab): Seat => (state.players === 1 ? 0 : lab);

export const valueOf = (state: TesseractState, cube: CubeId): number => state.values[cube] ?? 0;

export const ability = (state: TesseractState, lab: Lab, name: AbilityName): Ability | undefined =>
  abilityOf(state.researchers[lab] ?? '', name);

/** T-COMP-6, T-RES-2. */
export const capacityOf = (state: TesseractState, lab: Lab): number =>
  ability(state, lab, 'labCapacity')?.n ?? LAB_CAPACITY;

export const hasRoom = (state: TesseractState, lab: Lab): boolean =>
  (state.labs[lab]?.length ?? 0) < capacityOf(state, lab);

/** T-GEO-2: whether a cube may be put on a stack. */
export const isOpen = (state: TesseractState, cell: number): boolean =>
  heightOf(state.stacks, cell) < MAX_HEIGHT;

/** T-CONTAIN-2. */
export const isSlotFree = (state: TesseractState, cube: CubeId): boolean =>
  state.board[cubeKind(state, cube)] === NOBODY;

export const primedCount = (state: TesseractState, value: number): number =>
  state.primed.reduce((count, cube) => count + (state.values[cube] === value ? 1 : 0), 0);

/** Cubes contained in a column, from 1 to 6. */
export const columnCount = (state: TesseractState, column: number): number =>
  [0, 1, 2, 3].filter(colour => state.board[6 * colour + column - 1] !== NOBODY).length;

export const rowCount = (state: TesseractState, colour: number): number =>
  [0, 1, 2, 3, 4, 5].filter(i => state.board[6 * colour + i] !== NOBODY).length;

export const isBoardFull = (state: TesseractState): boolean => !state.board.includes(NOBODY);

/** A deep copy, into the lists of an old state if there is one; what never changes is shared. */
export function copyState(from: TesseractState, into?: TesseractState): TesseractState {
  const old: Partial<TesseractState> = into ?? {};
  const fresh = {
    values: copyList(from.values, old.values),
    seen: copyList(from.seen, old.seen),
    stacks: copyLists(from.stacks, old.stacks),
    labs: copyLists(from.labs, old.labs),
    primed: copyList(from.primed, old.primed),
    destroyed: copyList(from.destroyed, old.destroyed),
    board: copyList(from.board, old.board),
    decks: copyLists(from.decks, old.decks),
    discard: copyList(from.discard, old.discard),
    hands: copyLists(from.hands, old.hands),
    containment: from.containment.map(place => ({ ...place })),
    banked: copyList(from.banked, old.banked),
    used: copyLists(from.used, old.used),
    lastPrimed: from.lastPrimed && { ...from.lastPrimed },
    pending: from.pending.map(copyFrame),
  };
  return Object.assign(into ?? {}, from, fresh);
}

function copyList<T>(from: readonly T[], into?: T[]): T[] {
  if (!into) return from.slice();
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
  return into;
}

/** The number of stacks and decks never changes; the number of labs does from game to game. */
const copyLists = <T>(from: readonly (readonly T[])[], into: T[][] = []): T[][] =>
  from.map((list, i) => copyList(list, into[i]));

function copyFrame(frame: Frame): Frame {
  if (frame.type === 'effect') return { ...frame, touched: frame.touched.slice() };
  if (frame.type === 'setupPrime') return { ...frame, steps: frame.steps.slice() };
  return { ...frame };
}
