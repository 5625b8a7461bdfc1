/** Zobrist keys of positions: two 32-bit words, updated piece by piece (R-END-6, search tables). */
import { wordGenerator } from '@tessera/engine';
import { SQUARES } from '../board.ts';
import { BLACK, G_TAIL, KIND, PIECE, type RiftState } from '../types.ts';

const words = wordGenerator('rift position keys');
const table = (size: number): Int32Array => Int32Array.from({ length: size }, () => words() | 0);

const PIECES = 32;
const MOST_IN_HAND = 8;
const PIECE_HIGH = table(PIECES * SQUARES);
const PIECE_LOW = table(PIECES * SQUARES);
const HAND_HIGH = table(16 * MOST_IN_HAND);
const HAND_LOW = table(16 * MOST_IN_HAND);
/** Black to move. */
export const SIDE_HIGH = words() | 0;
export const SIDE_LOW = words() | 0;

export const pieceHigh = (piece: number, square: number): number =>
  PIECE_HIGH[piece * SQUARES + square] as number;
export const pieceLow = (piece: number, square: number): number =>
  PIECE_LOW[piece * SQUARES + square] as number;
export const handHigh = (slot: number, count: number): number =>
  HAND_HIGH[slot * MOST_IN_HAND + count] as number;
export const handLow = (slot: number, count: number): number =>
  HAND_LOW[slot * MOST_IN_HAND + count] as number;

/** The key of board, orientation of slides, reserves and side to move, from scratch. */
export function keyOf(state: RiftState): readonly [high: number, low: number] {
  let high = state.side === BLACK ? SIDE_HIGH : 0;
  let low = state.side === BLACK ? SIDE_LOW : 0;
  state.board.forEach((cell, square) => {
    const kind = cell & KIND;
    if (kind === 0 || kind >= G_TAIL) return;
    high ^= pieceHigh(cell & PIECE, square);
    low ^= pieceLow(cell & PIECE, square);
  });
  state.hands.forEach((count, slot) => {
    high ^= handHigh(slot, count);
    low ^= handLow(slot, count);
  });
  return [high, low];
}
