// @chunk *-search
/** Transposition table: flat arrays, allocated once. */
import { at } from '@tessera/games/rift';

export const EXACT = 1;
/** Lower bound: the true score is at least the stored one. */
export const AT_LEAST = 2;
export const AT_MOST = 3;

const BITS = 18;
const SLOTS = 1 << BITS;
/** One packed word: score + OFFSET (16 bits), depth (6), bound (2), generation (8). */
const OFFSET = 32768;
const GENERATIONS = 256;

export interface TranspositionTable {
  readonly highs: Int32Array;
  readonly lows: Int32Array;
  readonly moves: Int32Array;
  readonly facts: Int32Array;
  /** Entries of older searches count as empty, so nothing has to be cleared. */
  generation: number;
}

const newTable = (): TranspositionTable => ({
  highs: new Int32Array(SLOTS),
  lows: new Int32Array(SLOTS),
  moves: new Int32Array(SLOTS),
  facts: new Int32Array(SLOTS),
  generation: 0,
});

const idle: TranspositionTable[] = [];

/** Borrows an empty table; concurrent searches get different ones. */
export function borrowTable(): TranspositionTable {
  const table = idle.pop() ?? newTable();
  table.generation = (table.generation + 1) % GENERATIONS;
  if (table.generation === 0) {
    table.facts.fill(0);
    table.generation = 1;
  }
  return table;
}

export const returnTable = (table: TranspositionTable): void => void idle.push(table);

const slotOf = (low: number): number => low & (SLOTS - 1);

/** The slot of this position, or -1. */
export function find(table: TranspositionTable, high: number, low: number): number {
  const slot = slotOf(low);
  const isKnown =
    at(table.lows, slot) === low &&
    at(table.highs, slot) === high &&
    (at(table.facts, slot) & 255) === table.generation;
  return isKnown ? slot : -1;
}

export const moveAt = (table: TranspositionTable, slot: number): number => at(table.moves, slot);
export const scoreAt = (table: TranspositionTable, slot: number): number =>
  (at(table.facts, slot) >>> 16) - OFFSET;
export const depthAt = (table: TranspositionTable, slot: number): number =>
  (at(table.facts, slot) >>> 10) & 63;
export const boundAt = (table: TranspositionTable, slot: number): number => (at(table.facts, slot) >>> 8) & 3;

/** Stores a result unless a deeper one of this search about another position holds the slot. */
export function store(
  table: TranspositionTable,
  high: number,
  low: number,
  move: number,
  score: number,
  depth: number,
  bound: number,
): void {
  const slot = slotOf(low);
  const isSame = at(table.lows, slot) === low && at(table.highs, slot) === high;
  const isCurrent = (at(table.facts, slot) & 255) === table.generation;
  if (isCurrent && !isSame && depthAt(table, slot) > depth + 1) return;
  table.highs[slot] = high;
  table.lows[slot] = low;
  table.moves[slot] = move;
  table.facts[slot] = ((score + OFFSET) << 16) | (depth << 10) | (bound << 8) | table.generation;
}
