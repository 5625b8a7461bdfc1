/** Sets of a lab that could be contained now, for outlining them (T-CONTAIN-1). */
import { formatAnswer } from '../notation.ts';
import { containable, setsOf as ruleSetsOf } from '../rules/sets.ts';
import { cubeValue, isSlotFree } from '../state.ts';
import { cubeKind } from '../target.ts';
import type { CubeId, Lab, TesseractState } from '../types.ts';
import type { TesseractView } from '../view.ts';
import { stateOfView } from './insight.ts';

export interface LabSet {
  /** Cubes in the order of their kinds. */
  readonly cubes: readonly CubeId[];
  /** Equal values (a Set) or consecutive ones (a Run). */
  readonly values: 'set' | 'run';
  /** All of one colour, all different, or neither, which an ability allows. */
  readonly colours: 'same' | 'different' | 'mixed';
  /** Cubes that may be contained. */
  readonly containable: readonly CubeId[];
  /** Cubes whose slot is taken already. */
  readonly filled: readonly CubeId[];
  /** The answer that declares the set, in notation. */
  readonly answer: string;
}

/** Every different set with a containable cube, the largest first. */
export function setsOf(view: TesseractView, lab: Lab): readonly LabSet[] {
  const state = stateOfView(view);
  return ruleSetsOf(state, lab)
    .map(cubes => labSet(state, lab, cubes))
    .sort((a, b) => b.cubes.length - a.cubes.length || b.containable.length - a.containable.length);
}

function labSet(state: TesseractState, lab: Lab, cubes: readonly CubeId[]): LabSet {
  const [first = 0, second = 0] = cubes;
  const colours = new Set(cubes.map(cube => state.colours[cube])).size;
  return {
    cubes,
    values: cubeValue(state, first) === cubeValue(state, second) ? 'set' : 'run',
    colours: colours === 1 ? 'same' : colours === cubes.length ? 'different' : 'mixed',
    containable: containable(state, lab, cubes).filter(cube => isSlotFree(state, cube)),
    filled: cubes.filter(cube => !isSlotFree(state, cube)),
    answer: formatAnswer({ type: 'contain', set: cubes.map(cube => cubeKind(state, cube)) }),
  };
}
