/** Features of the labs: how near each is to its next sets. */
import { NOBODY, type TesseractState } from '@tessera/games/tesseract';
import { AT, add } from './featureNames.ts';
import { byKind, byValue } from './primedArea.ts';
import { COMPLETING, coloursFit, FAR, KINDS, waysOf } from './sets.ts';

/** Adjusts, by kind, until the current lab can contain it. */
const steps = new Int32Array(KINDS);

/** Worth of a containable cube, by the adjusts it takes. */
const DISCOUNT = [1, 0.7, 0.45];
/** Worth of destroying a primed cube, by how many share its value. */
const KILL = [0, 0.25, 0.6, 1.1, 1.4, 1.6, 1.8];
const MOST_PAIRS = 4;
const MOST_KILLS = 2;
const FULL = 6;

export function readLabs(state: TesseractState, next: number, out: Float64Array): void {
  const tops = removableKinds(state);
  for (let lab = 0; lab < state.labs.length; lab++) {
    measureSteps(state, lab);
    const first = lab === next ? AT.nextReady0 : AT.otherReady0;
    readReady(first, out);
    const size = (state.labs[lab] as number[]).length;
    add(out, first + 4, Math.min(MOST_PAIRS, pairsOf(state, lab, tops)));
    add(out, first + 5, size);
    if (size >= FULL) add(out, first + 6);
  }
}

function readReady(first: number, out: Float64Array): void {
  let best = 0;
  let kills = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const far = steps[kind] as number;
    if (far >= FAR) continue;
    add(out, first + far);
    const crowd = (byKind[kind] as number) > 0 ? (byValue[(kind % 6) + 1] as number) : 0;
    const discount = DISCOUNT[far] as number;
    best = Math.max(best, (1 + (KILL[Math.min(crowd, 6)] as number)) * discount);
    if (crowd >= 2) kills += discount;
  }
  add(out, first + 3, best);
  add(out, AT.kills, Math.min(MOST_KILLS, kills));
}

/** Tries every triple of a lab's cubes, each cube as the one to be contained. */
function measureSteps({ labs, colours, values, board }: TesseractState, lab: number): void {
  const cubes = labs[lab] as number[];
  const count = cubes.length;
  steps.fill(FAR);
  for (let i = 0; i < count; i++) {
    const a = cubes[i] as number;
    const colour = colours[a] as number;
    for (let j = 0; j < count; j++) {
      if (j === i) continue;
      const b = cubes[j] as number;
      for (let k = j + 1; k < count; k++) {
        if (k === i) continue;
        const c = cubes[k] as number;
        if (!coloursFit(colour, colours[b] as number, colours[c] as number)) continue;
        noteWays(colour, waysOf(values[a] as number, values[b] as number, values[c] as number), board);
      }
    }
  }
}

function noteWays(colour: number, ways: readonly number[], board: readonly number[]): void {
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i] as number;
    const kind = 6 * colour + (way & 7) - 1;
    if (board[kind] === NOBODY && way >> 3 < (steps[kind] as number)) steps[kind] = way >> 3;
  }
}

/** Pairs of a lab that a removable cube completes to a set, with a free slot for one of the three. */
function pairsOf({ labs, colours, values, board }: TesseractState, lab: number, tops: number): number {
  const cubes = labs[lab] as number[];
  const kindAt = (i: number): number =>
    6 * (colours[cubes[i] as number] as number) + (values[cubes[i] as number] as number) - 1;
  let pairs = 0;
  for (let i = 0; i < cubes.length; i++) {
    const a = kindAt(i);
    for (let j = i + 1; j < cubes.length; j++) {
      const b = kindAt(j);
      const fitting = (COMPLETING[KINDS * a + b] as number) & tops;
      if (fitting === 0) continue;
      if (board[a] === NOBODY || board[b] === NOBODY || hasFreeSlot(fitting, board)) pairs++;
    }
  }
  return pairs;
}

function hasFreeSlot(kinds: number, board: readonly number[]): boolean {
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    if (board[31 - Math.clz32(rest & -rest)] === NOBODY) return true;
  }
  return false;
}

/** T-GEO-5: the kinds of the removable cubes, a bit each. */
function removableKinds({ stacks, colours, values }: TesseractState): number {
  const heightAt = (cell: number): number => (stacks[cell] as number[]).length;
  let kinds = 0;
  for (let cell = 0; cell < 16; cell++) {
    const height = heightAt(cell);
    if (height === 0) continue;
    const x = cell & 3;
    let sides = 0;
    if (cell < 4 || heightAt(cell - 4) < height) sides++;
    if (cell > 11 || heightAt(cell + 4) < height) sides++;
    if (x === 0 || heightAt(cell - 1) < height) sides++;
    if (x === 3 || heightAt(cell + 1) < height) sides++;
    if (sides < 2) continue;
    const cube = (stacks[cell] as number[])[height - 1] as number;
    kinds |= 1 << (6 * (colours[cube] as number) + (values[cube] as number) - 1);
  }
  return kinds;
}
