/** Features of the cubes left: whether every row can still be filled, and the turns that remain. */
import { type EventSymbol, NOBODY, symbolsOf, type TesseractState } from '@tessera/games/tesseract';
import { AT, add } from './featureNames.ts';
import { KINDS } from './sets.ts';

const need = new Int32Array(4);
const supply = new Int32Array(4);

/** Cubes left in the labs when the last one is contained: the rest of a set, roughly. */
const LEFT_OVER = 3;
/** Cubes contained in a turn by a team in good shape. */
const GOOD_PACE = 0.8;

/** Reads colours and cubes; returns the number of cubes still to be contained. */
export function readSupply(state: TesseractState, out: Float64Array): number {
  const { stacks, labs, board } = state;
  need.fill(0);
  supply.fill(0);
  let left = 0;
  for (let slot = 0; slot < KINDS; slot++) {
    if (board[slot] !== NOBODY) continue;
    const row = Math.floor(slot / 6);
    need[row] = (need[row] as number) + 1;
    left++;
  }
  const standing = countIn(state, stacks);
  const inLabs = countIn(state, labs);
  readColours(out);
  const removals = Math.max(0, left + LEFT_OVER - inLabs);
  const turns = Math.max(0, standing - accelerations(state) - removals);
  const pace = Math.min(4, left / (turns + 1));
  out[AT.cubesLeft] = standing / 10;
  out[AT.pace] = pace;
  out[AT.paceOver] = Math.max(0, pace - GOOD_PACE);
  return left;
}

function countIn({ colours }: TesseractState, places: readonly (readonly number[])[]): number {
  let total = 0;
  for (const cubes of places) {
    total += cubes.length;
    for (const cube of cubes) {
      const colour = colours[cube] as number;
      supply[colour] = (supply[colour] as number) + 1;
    }
  }
  return total;
}

function readColours(out: Float64Array): void {
  for (let colour = 0; colour < 4; colour++) {
    if (need[colour] === 0) continue;
    const spare = (supply[colour] as number) - (need[colour] as number);
    add(out, AT.slack, 1 / (1 + Math.max(0, spare)));
    if (spare === 0) add(out, AT.slack0);
    else if (spare < 0) add(out, AT.dead, -spare);
  }
}

/** T-EVENT-AC: each event takes a cube away from everybody. */
function accelerations(state: TesseractState): number {
  const symbols = symbolsOf(state);
  let count = 0;
  for (let cell = 0; cell < symbols.length; cell++) {
    if (symbols[cell] === 'AC' && (state.stacks[cell] as number[]).length > 0) count++;
  }
  return count;
}

const EVENT_ORDER: readonly EventSymbol[] = ['AC', 'SH', 'CR', 'FI', 'SD', 'EM', 'IP', 'SW'];

/** Events still covered: those under a single cube come soon. */
export function readEvents(state: TesseractState, out: Float64Array): void {
  const symbols = symbolsOf(state);
  for (let cell = 0; cell < symbols.length; cell++) {
    const symbol = symbols[cell];
    const height = (state.stacks[cell] as number[]).length;
    if (symbol === undefined || height === 0) continue;
    add(out, (height === 1 ? AT.soonAC : AT.restAC) + EVENT_ORDER.indexOf(symbol));
  }
}
