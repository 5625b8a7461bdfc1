/** Queries of a state, and its copy. */
import type { Seat } from '@tessera/engine';
import { heightOf, isEmpty } from './board.ts';
import { abilityOf } from './content.ts';
import type { Ability, AbilityName } from './effects.ts';
import { cubeKind } from './target.ts';
import {
  type ContainmentPlace,
  type CubeId,
  type Frame,
  LAB_CAPACITY,
  type Lab,
  MAX_HEIGHT,
  NOBODY,
  type TesseractState,
} from './types.ts';

export const labCount = (state: TesseractState): number => state.labs.length;

/** T-SETUP-4: a solo player holds both labs. */
export const holdersAtFirst = (seats: number): Seat[] =>
  seats === 1 ? [0, 0] : Array.from({ length: seats }, (_, seat) => seat);

export const seatOf = (state: TesseractState, lab: Lab): Seat => state.holders[lab] ?? 0;

export const cubeValue = (state: TesseractState, cube: CubeId): number => state.values[cube] ?? 0;

export const ability = (state: TesseractState, lab: Lab, name: AbilityName): Ability | undefined =>
  abilityOf(state, state.researchers[lab] ?? '', name);

/** T-COMP-6, T-RES-2. */
export const capacityOf = (state: TesseractState, lab: Lab): number =>
  ability(state, lab, 'labCapacity')?.n ?? LAB_CAPACITY;

/** The lab a cube lies in, or −1. */
export const labHolding = ({ labs }: TesseractState, cube: CubeId): Lab =>
  labs.findIndex(cubes => cubes.includes(cube));

export const hasRoom = (state: TesseractState, lab: Lab): boolean =>
  (state.labs[lab]?.length ?? 0) < capacityOf(state, lab);

/** T-GEO-2: true if a cube may be put on a stack. */
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

/** T-END-5: true if an empty Tesseract is lost at once. */
export const isEmptyLoss = ({ flags, stacks }: TesseractState): boolean =>
  flags.emptyLoss === 'immediate' && isEmpty(stacks);

export const isBoardFull = (state: TesseractState): boolean => !state.board.includes(NOBODY);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A deep copy, into the lists of a spare state if there is one; immutable parts are shared. */
export function copyState(from: TesseractState, into?: TesseractState): TesseractState {
  if (!into) return freshCopy(from);
  const to: Mutable<TesseractState> = into;
  to.options = from.options;
  to.flags = from.flags;
  to.players = from.players;
  to.first = from.first;
  to.researchers = from.researchers;
  to.colours = from.colours;
  to.yaws = from.yaws;
  to.unused = from.unused;
  to.breach = from.breach;
  to.turn = from.turn;
  to.active = from.active;
  to.phase = from.phase;
  to.actions = from.actions;
  to.skipPrime = from.skipPrime;
  to.wards = from.wards;
  to.outcome = from.outcome;
  to.lastPrimed = from.lastPrimed && { ...from.lastPrimed };
  copyList(from.holders, into.holders);
  copyList(from.values, into.values);
  copyList(from.seen, into.seen);
  copyLists(from.stacks, into.stacks);
  copyLists(from.labs, into.labs);
  copyList(from.primed, into.primed);
  copyList(from.destroyed, into.destroyed);
  copyList(from.board, into.board);
  copyLists(from.decks, into.decks);
  copyList(from.discard, into.discard);
  copyLists(from.hands, into.hands);
  copyList(from.banked, into.banked);
  copyLists(from.used, into.used);
  copyPlaces(from.containment, into.containment);
  into.pending.length = from.pending.length;
  for (let i = 0; i < from.pending.length; i++) into.pending[i] = copyFrame(from.pending[i] as Frame);
  return into;
}

const freshCopy = (from: TesseractState): TesseractState => ({
  ...from,
  holders: from.holders.slice(),
  values: from.values.slice(),
  seen: from.seen.slice(),
  stacks: from.stacks.map(stack => stack.slice()),
  labs: from.labs.map(lab => lab.slice()),
  primed: from.primed.slice(),
  destroyed: from.destroyed.slice(),
  board: from.board.slice(),
  decks: from.decks.map(deck => deck.slice()),
  discard: from.discard.slice(),
  hands: from.hands.map(hand => hand.slice()),
  containment: from.containment.map(place => ({ ...place })),
  banked: from.banked.slice(),
  used: from.used.map(names => names.slice()),
  lastPrimed: from.lastPrimed && { ...from.lastPrimed },
  pending: from.pending.map(copyFrame),
});

function copyList<T>(from: readonly T[], into: T[]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) into[i] = from[i] as T;
}

/** The number of stacks and decks never changes; the number of labs does from game to game. */
function copyLists<T>(from: readonly (readonly T[])[], into: T[][]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) {
    const old = into[i];
    if (old) copyList(from[i] as readonly T[], old);
    else into[i] = (from[i] as readonly T[]).slice();
  }
}

function copyPlaces(from: readonly ContainmentPlace[], into: ContainmentPlace[]): void {
  into.length = from.length;
  for (let i = 0; i < from.length; i++) {
    const [place, old] = [from[i] as ContainmentPlace, into[i]];
    if (old) {
      old.card = place.card;
      old.state = place.state;
    } else into[i] = { ...place };
  }
}

function copyFrame(frame: Frame): Frame {
  if (frame.type === 'effect') return { ...frame, touched: frame.touched.slice() };
  if (frame.type === 'setupPrime') return { ...frame, steps: frame.steps.slice() };
  return { ...frame };
}
