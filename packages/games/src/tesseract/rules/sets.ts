/** T-CONTAIN-1: sets of a lab. */
import { ability, isSlotFree } from '../state.ts';
import { cubeKind } from '../target.ts';
import { type CubeId, type Lab, NOBODY, type TesseractState } from '../types.ts';

/** All equal (a Set), or consecutive without repeats (a Run; 6 and 1 are no neighbours). */
function areValuesFit(values: readonly number[]): boolean {
  const sorted = [...values].sort((a, b) => a - b);
  const step = (sorted[1] ?? 0) - (sorted[0] ?? 0);
  return (
    (step === 0 || step === 1) && sorted.every((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) === step)
  );
}

/** All the same, or all different. */
const areColoursFit = (colours: readonly number[]): boolean => {
  const different = new Set(colours).size;
  return different === 1 || different === colours.length;
};

/** R04: one cube counts as any colour, so the others must fit, and leave a colour for it if they differ. */
const areColoursFitWithWild = (others: readonly number[]): boolean =>
  new Set(others).size === 1 || (areColoursFit(others) && others.length < 4);

const valuesOfKinds = (kinds: readonly number[]): number[] => kinds.map(kind => (kind % 6) + 1);
const coloursOfKinds = (kinds: readonly number[]): number[] => kinds.map(kind => Math.floor(kind / 6));

/** Cubes of a candidate set that may be contained; none if it is no set. Free slots are not checked. */
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

/** Survey of each choice of cubes, by its bit mask; the biggest lab has eight places (T-RES-2). */
const CHOICES = 1 << 8;
const valuesIn = new Uint8Array(CHOICES);
const coloursIn = new Uint8Array(CHOICES);
const freeIn = new Uint8Array(CHOICES);
const isListed = new Uint8Array(CHOICES);
const COUNT = Uint8Array.from({ length: CHOICES }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

/** Every different set of a lab with a containable cube, its cubes in the order of their kinds. */
export function setsOf(state: TesseractState, lab: Lab): CubeId[][] {
  const sets: CubeId[][] = [];
  const least = ability(state, lab, 'containMin')?.n ?? 3;
  const held = state.labs[lab] ?? [];
  if (held.length < least || !mayHoldSet(state, held, least)) return sets;
  const cubes = byKind(state, held);
  const isWild = ability(state, lab, 'containColourWild') !== undefined;
  surveyChoices(state, cubes);
  for (let mask = 1; mask < 1 << cubes.length; mask++) {
    if (!mayBeSet(mask, least, isWild)) continue;
    const set = cubes.filter((_, i) => mask & (1 << i));
    // Only pairs and wild colours depend on more than the survey.
    const isSure = set.length > 2 && !isWild;
    if (isSure || containable(state, lab, set).some(cube => isSlotFree(state, cube))) sets.push(set);
  }
  return sets;
}

/**
 * Quick test: true if enough values are equal or three are consecutive. Most labs hold no set, and then
 * nothing is allocated.
 */
function mayHoldSet(state: TesseractState, held: readonly CubeId[], least: number): boolean {
  let counts = 0; // four bits for each value
  let values = 0;
  for (let i = 0; i < held.length; i++) {
    const value = (state.values[held[i] as CubeId] as number) - 1;
    counts += 1 << (4 * value);
    values |= 1 << value;
  }
  const enough = (8 - least) * 0x111111; // carries a count of `least` or more into its highest bit
  return (values & (values >> 1) & (values >> 2)) !== 0 || ((counts + enough) & 0x888888) !== 0;
}

/** More than any cube's number, also in positions with more cubes than the box holds. */
const MOST = 1024;

/** Cubes by kind, then by number; insertion sort, since labs are small and this is called often. */
function byKind(state: TesseractState, held: readonly CubeId[]): CubeId[] {
  const cubes: CubeId[] = [];
  for (let i = 0; i < held.length; i++) {
    const cube = held[i] as CubeId;
    const rank = MOST * cubeKind(state, cube) + cube;
    let at = i;
    for (; at > 0 && MOST * cubeKind(state, cubes[at - 1] as CubeId) + (cubes[at - 1] as CubeId) > rank; at--)
      cubes[at] = cubes[at - 1] as CubeId;
    cubes[at] = cube;
  }
  return cubes;
}

/** Each choice is a smaller one and its last cube. Nothing is allocated: hardly any choice is a set. */
function surveyChoices(state: TesseractState, cubes: readonly CubeId[]): void {
  isListed[0] = 1;
  for (let i = 0, before = -1; i < cubes.length; i++) {
    const kind = cubeKind(state, cubes[i] as CubeId);
    const colour = Math.trunc(kind / 6);
    const [valueBit, colourBit] = [1 << (kind - 6 * colour), 1 << colour];
    const free = state.board[kind] === NOBODY ? 1 : 0;
    const bit = 1 << i;
    for (let rest = 0; rest < bit; rest++) {
      // Of equal cubes the first ones are taken, so that no set is listed twice (T-DEC-2).
      const isAgain = kind === before && (rest & (bit >> 1)) === 0;
      isListed[bit | rest] = isAgain ? 0 : (isListed[rest] as number);
      valuesIn[bit | rest] = (valuesIn[rest] as number) | valueBit;
      coloursIn[bit | rest] = (coloursIn[rest] as number) | colourBit;
      freeIn[bit | rest] = (freeIn[rest] as number) | free;
    }
    before = kind;
  }
}

/** True if the surveyed choice is big enough, its values and colours fit and one of its slots is free. */
function mayBeSet(mask: number, least: number, isWild: boolean): boolean {
  const count = COUNT[mask] as number;
  if (count < least || isListed[mask] === 0 || freeIn[mask] === 0) return false;
  const values = valuesIn[mask] as number;
  const lowest = values & -values;
  if (values !== lowest && values !== lowest * ((1 << count) - 1)) return false;
  const colours = COUNT[coloursIn[mask] as number] as number;
  return isWild || count === 2 || colours === 1 || colours === count;
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
