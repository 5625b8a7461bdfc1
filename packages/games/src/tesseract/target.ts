/** Names of cubes in answers: one number for each distinguishable cube (T-DEC-2). */
import { CELLS } from './board.ts';
import { COLOURS, type CubeId, type Lab, NOBODY, type Target, type TesseractState } from './types.ts';

/** Colour and value together, 0 to 23; also the slot of the Containment board. */
const KINDS = 24;
export const kindOf = (colour: number, value: number): number => 6 * colour + value - 1;
export const kindName = (kind: number): string => `${COLOURS[Math.floor(kind / 6)]}${(kind % 6) + 1}`;

const PRIMED = CELLS + 4 * KINDS;
const DESTROYED = PRIMED + KINDS;
export const TARGETS = DESTROYED + COLOURS.length;

export const labTarget = (lab: Lab, kind: number): Target => CELLS + KINDS * lab + kind;
export const primedTarget = (kind: number): Target => PRIMED + kind;
export const destroyedTarget = (colour: number): Target => DESTROYED + colour;

export type Spot =
  | { readonly zone: 'tess'; readonly cell: number }
  | { readonly zone: 'lab'; readonly lab: Lab; readonly kind: number }
  | { readonly zone: 'primed'; readonly kind: number }
  | { readonly zone: 'destroyed'; readonly colour: number };

export function spotOf(target: Target): Spot {
  if (target < CELLS) return { zone: 'tess', cell: target };
  if (target >= DESTROYED) return { zone: 'destroyed', colour: target - DESTROYED };
  if (target >= PRIMED) return { zone: 'primed', kind: target - PRIMED };
  return { zone: 'lab', lab: Math.floor((target - CELLS) / KINDS), kind: (target - CELLS) % KINDS };
}

export const labOfTarget = (target: Target): Lab | undefined =>
  target >= CELLS && target < PRIMED ? Math.floor((target - CELLS) / KINDS) : undefined;

export const isPrimedTarget = (target: Target): boolean => target >= PRIMED && target < DESTROYED;

export const cubeKind = (state: TesseractState, cube: CubeId): number =>
  kindOf(state.colours[cube] ?? 0, state.values[cube] ?? 0);

/**
 * The cube of a target: of equal ones the lowest number that was not `touched`, but the last primed one only
 * if no other is left (T-RUL-33); NOBODY if there is none.
 */
export function cubeAt(state: TesseractState, target: Target, touched: readonly CubeId[] = []): number {
  const spot = spotOf(target);
  if (spot.zone === 'tess') return state.stacks[spot.cell]?.at(-1) ?? NOBODY;
  const from = spot.zone === 'lab' ? (state.labs[spot.lab] ?? []) : state[spot.zone];
  const last = state.lastPrimed?.cube ?? NOBODY;
  let found = NOBODY;
  for (const cube of from) {
    const isIt =
      spot.zone === 'destroyed' ? state.colours[cube] === spot.colour : cubeKind(state, cube) === spot.kind;
    if (!isIt || touched.includes(cube)) continue;
    if (found === NOBODY || found === last || cube < found) found = cube; // primed cubes are sorted
  }
  return found;
}
