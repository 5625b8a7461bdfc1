/** Inexact values: intervals of numbers, and sets of eras as bits. */
import { type Era, RING } from '../ring.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const exactly = (value: number): Range => ({ min: value, max: value });
export const upTo = (max: number): Range => ({ min: 0, max });
export const plus = (a: Range, b: Range): Range => ({ min: a.min + b.min, max: a.max + b.max });
/** Union of two alternatives. */
export const either = (a: Range, b: Range): Range => ({
  min: Math.min(a.min, b.min),
  max: Math.max(a.max, b.max),
});
export const eitherOf = (ranges: readonly Range[]): Range =>
  ranges.length === 0 ? exactly(0) : ranges.reduce(either);
export const atMost = (range: Range, limit: number): Range => ({
  min: Math.min(range.min, limit),
  max: Math.min(range.max, limit),
});
/** Product: `count` times a value of the range. */
export const times = (range: Range, count: Range): Range => ({
  min: range.min * count.min,
  max: range.max * count.max,
});

export type Eras = number;
export const ALL_ERAS: Eras = (1 << RING) - 1;
export const bit = (era: Era): Eras => 1 << era;
export const bitsOf = (eras: Iterable<Era>): Eras => {
  let bits = 0;
  for (const era of eras) bits |= bit(era);
  return bits;
};
export const listed = (eras: Eras): Era[] =>
  Array.from({ length: RING }, (_, era) => era).filter(era => eras & bit(era));
export const sizeOf = (eras: Eras): number => listed(eras).length;

/** Eras at most so many steps from one of these. */
export function within(eras: Eras, steps: number): Eras {
  let reached = eras;
  for (let i = 0; i < steps; i++) reached |= neighbours(reached);
  return reached;
}

export const neighbours = (eras: Eras): Eras =>
  ((eras << 1) | (eras >> 1) | (eras >> (RING - 1)) | (eras << (RING - 1))) & ALL_ERAS;
