/** Atomic changes of a state. After each event the state keeps every invariant of T-STATE-1. */
import { type Playing, push } from '@tessera/engine';
import { CELLS, NEIGHBOURS, visibleSides } from './board.ts';
import { cubeValue, labHolding } from './state.ts';
import { cubeKind } from './target.ts';
import {
  type Cell,
  COLOUR_SEEN,
  type CubeId,
  type Lab,
  type MoveReason,
  type Place,
  type Reason,
  type TesseractEvent,
  type TesseractState,
  UNSEEN,
  VALUE_SEEN,
} from './types.ts';

export type Play = Playing<TesseractState, TesseractEvent>;

/** T-BREACH-3, T-END-2: the game is over at once, and pending frames are dropped. */
export function finish(play: Play, reason: Reason): void {
  const { state } = play;
  state.outcome = reason;
  state.phase = 'over';
  state.pending.length = 0;
  play.events?.push({ type: 'ended', reason });
}

function without(list: CubeId[], cube: CubeId): void {
  const at = list.indexOf(cube);
  if (at >= 0) list.splice(at, 1);
}

function insertSorted(list: CubeId[], cube: CubeId): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as number) > cube) at--;
  list.splice(at, 0, cube);
}

/** `exposed` collects the cubes that came into view, if it is given. */
function takeFrom(state: TesseractState, cube: CubeId, from: Place, exposed: CubeId[] | undefined): void {
  if (from.zone === 'tess') {
    state.stacks[from.cell]?.pop();
    expose(state, from.cell, exposed);
  } else if (from.zone === 'lab') without(state.labs[from.lab] ?? [], cube);
  else if (from.zone === 'primed') {
    noteLeaving(state, cube);
    without(state.primed, cube);
  } else if (from.zone === 'destroyed') without(state.destroyed, cube);
}

/** T-EVENT-SW: the last primed cube keeps its last value there after it has left the primed area. */
function noteLeaving(state: TesseractState, cube: CubeId): void {
  if (state.lastPrimed?.cube === cube) state.lastPrimed = { cube: null, value: cubeValue(state, cube) };
}

function putInto(state: TesseractState, cube: CubeId, to: Place): void {
  if (to.zone === 'tess') state.stacks[to.cell]?.push(cube);
  else if (to.zone === 'lab') state.labs[to.lab]?.push(cube);
  else if (to.zone === 'primed') insertSorted(state.primed, cube);
  else if (to.zone === 'board') state.board[cubeKind(state, cube)] = cube;
  else {
    insertSorted(state.destroyed, cube);
    state.values[cube] = 0; // T-STATE-2
  }
  state.seen[cube] = VALUE_SEEN;
}

/** Moves a cube; `rolled` is the value it rolled on the way, if any. */
export function move(play: Play, cube: CubeId, from: Place, to: Place, why: MoveReason, rolled = 0): void {
  const { state } = play;
  const exposed: CubeId[] | undefined = play.events && [];
  takeFrom(state, cube, from, exposed);
  if (rolled > 0) state.values[cube] = rolled;
  putInto(state, cube, to);
  play.events?.push({ type: 'moved', cube, value: cubeValue(state, cube), from, to, why });
  if (exposed?.length) play.events?.push({ type: 'exposed', cubes: exposed, reveals: 'all' });
}

/**
 * T-INFO-3: cubes that the removal of a cube exposes: the one below it, and its neighbours at its level. Each
 * side face of a covered cube narrows its value down, so it is a revelation even if the colour is known
 * (T-DEC-7).
 */
function expose(state: TesseractState, cell: Cell, exposed: CubeId[] | undefined): void {
  const stack = state.stacks[cell] ?? [];
  const level = stack.length;
  const show = (cube: CubeId | undefined, what: number): void => {
    if (cube === undefined || state.seen[cube] === VALUE_SEEN) return;
    state.seen[cube] = what;
    exposed?.push(cube);
  };
  show(stack[level - 1], VALUE_SEEN);
  for (const neighbour of NEIGHBOURS[cell] ?? []) {
    if (neighbour !== undefined) show(state.stacks[neighbour]?.[level], COLOUR_SEEN);
  }
}

/** T-INFO-3: the current visibility of a cube. */
export function visibleNow(state: TesseractState, cell: Cell, level: number): number {
  if (level === (state.stacks[cell]?.length ?? 0) - 1) return VALUE_SEEN;
  return visibleSides(state.stacks, cell, level) > 0 ? COLOUR_SEEN : UNSEEN;
}

export const TO_PRIMED: Place = { zone: 'primed' };
export const TO_BOARD: Place = { zone: 'board' };
export const TO_DESTROYED: Place = { zone: 'destroyed' };
/** Shared place objects. */
const STACKS: readonly Place[] = Array.from({ length: CELLS }, (_, cell) => ({ zone: 'tess', cell }));
const LABS: readonly Place[] = [0, 1, 2, 3].map(lab => ({ zone: 'lab', lab }));
export const onStack = (cell: Cell): Place => STACKS[cell] as Place;
export const inLab = (lab: Lab): Place => LABS[lab] as Place;

/** The place of a cube that is not on the board. */
export function placeOf(state: TesseractState, cube: CubeId): Place {
  const cell = state.stacks.findIndex(stack => stack.at(-1) === cube);
  if (cell >= 0) return onStack(cell);
  if (state.primed.includes(cube)) return TO_PRIMED;
  const lab = labHolding(state, cube);
  return lab >= 0 ? inLab(lab) : TO_DESTROYED;
}

/** T-STATE-3: rolls a cube where it lies. */
export function roll(play: Play, cube: CubeId): number {
  const value = play.chance.die();
  play.state.values[cube] = value;
  play.events?.push({ type: 'rolled', cube, value });
  return value;
}

/** Rolls a cube before it is placed, without changing anything yet. */
export function rollAhead(play: Play, cube: CubeId): number {
  const value = play.chance.die();
  play.events?.push({ type: 'rolled', cube, value });
  return value;
}

export function setValue(play: Play, cube: CubeId, value: number): void {
  play.state.values[cube] = value;
  play.events?.push({ type: 'changed', cube, value });
}

/** Removes a cube from the Tesseract for good; the only way to do so. */
export function leave(play: Play, cell: Cell, to: Place, why: MoveReason, rolled = 0): void {
  const cube = play.state.stacks[cell]?.at(-1);
  if (cube === undefined) return;
  const before = cubeValue(play.state, cube);
  move(play, cube, onStack(cell), to, why, rolled);
  uncover(play, cell, rolled || before);
}

/** T-EVENT-1: pushes the event of an emptied stack, whatever lands on it before the event happens. */
export function uncover(play: Play, cell: Cell, value: number): void {
  if (play.state.stacks[cell]?.length === 0) push(play, { type: 'uncovered', cell, value });
}

/** T-KEY-DESTROY, outside the Tesseract. */
export const destroy = (play: Play, cube: CubeId, from: Place, why: MoveReason): void =>
  move(play, cube, from, TO_DESTROYED, why);
