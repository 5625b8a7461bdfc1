/** T-CONTAIN-1: which cubes of a lab make a set. */
import { ability, isSlotFree } from '../state.ts';
import { cubeKind } from '../target.ts';
import type { CubeId, Lab, TesseractState } from '../types.ts';

/** All equal (a Set), or consecutive without repeats (a Run; 6 and 1 are no neighbours). */
function areValuesFit(values: readonly number[]): boolean {
  const sorted = [...values].sort((a, b) => a - b);
  const step = (sorted[1] ?? 0) - (sorted[0] ?? 0);
  return (
    (step === 0 || step === 1) && sorted.every((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) === step)
  );
}

/** All the same, or each a different one. */
const areColoursFit = (colours: readonly number[]): boolean => {
  const different = new Set(colours).size;
  return different === 1 || different === colours.length;
};

/** R04: one cube counts as any colour, so the others must fit, and leave a colour for it if they differ. */
const areColoursFitWithWild = (others: readonly number[]): boolean =>
  new Set(others).size === 1 || (areColoursFit(others) && others.length < 4);

const valuesOfKinds = (kinds: readonly number[]): number[] => kinds.map(kind => (kind % 6) + 1);
const coloursOfKinds = (kinds: readonly number[]): number[] => kinds.map(kind => Math.floor(kind / 6));

/** Cubes of a would-be set that may be the contained one; none if it is no set. `slots` are not looked at. */
export function containable(state: TesseractState, lab: Lab, set: readonly CubeId[]): readonly CubeId[] {
  const kinds = set.map(cube => cubeKind(state, cube));
  if (!areValuesFit(valuesOfKinds(kinds))) return [];
  const colours = coloursOfKinds(kinds);
  if (set.length === 2) return mayUsePair(state, lab, kinds) ? set : [];
  if (set.length < 3) return [];
  if (areColoursFit(colours)) return set;
  if (!ability(state, lab, 'containColourWild')) return [];
  const wild = colours.map((_, i) => areColoursFitWithWild(colours.filter((_colour, j) => j !== i)));
  return set.filter((_, i) => wild.some((fits, j) => fits && j !== i));
}

/** R03: once a turn two cubes of one value are enough, whatever their colours. */
function mayUsePair(state: TesseractState, lab: Lab, kinds: readonly number[]): boolean {
  const [a = 0, b = 0] = valuesOfKinds(kinds);
  return a === b && ability(state, lab, 'containMin')?.n === 2 && !state.used[lab]?.includes('containMin');
}

/** Every different set of a lab of which a cube may be contained, its cubes in the order of their kinds. */
export function setsOf(state: TesseractState, lab: Lab): CubeId[][] {
  const least = ability(state, lab, 'containMin')?.n ?? 3;
  const cubes = [...(state.labs[lab] ?? [])].sort((a, b) => cubeKind(state, a) - cubeKind(state, b) || a - b);
  if (cubes.length < least) return [];
  const kinds = cubes.map(cube => cubeKind(state, cube));
  const sets: CubeId[][] = [];
  for (let mask = 1; mask < 1 << cubes.length; mask++) {
    if (!mayBeSet(kinds, mask, least)) continue;
    const set = cubes.filter((_, i) => mask & (1 << i));
    if (containable(state, lab, set).some(cube => isSlotFree(state, cube))) sets.push(set);
  }
  return sets;
}

/**
 * Whether the marked cubes are enough and their values fit, without building anything: nearly all are not. Of equal
 * cubes the first ones must be taken, so that no set is listed twice (T-DEC-2).
 */
function mayBeSet(kinds: readonly number[], mask: number, least: number): boolean {
  let count = 0;
  let values = 0; // a bit for each value
  for (let i = 0; i < kinds.length; i++) {
    if (!(mask & (1 << i))) continue;
    if (i > 0 && kinds[i] === kinds[i - 1] && !(mask & (1 << (i - 1)))) return false;
    count++;
    values |= 1 << ((kinds[i] as number) % 6);
  }
  if (count < least) return false;
  const lowest = values & -values;
  return values === lowest || values === lowest * (2 ** count - 1);
}

/** The cubes of a lab that an answer names by their kinds; undefined if they are not all there. */
export function cubesOfKinds(
  state: TesseractState,
  lab: Lab,
  kinds: readonly number[],
): CubeId[] | undefined {
  const left = [...(state.labs[lab] ?? [])].sort((a, b) => a - b);
  const set: CubeId[] = [];
  for (const kind of kinds) {
    const at = left.findIndex(cube => cubeKind(state, cube) === kind);
    if (at < 0) return undefined;
    set.push(...left.splice(at, 1));
  }
  return set;
}
