/** Section 13: the eight base faces. */
import type { BaseName, TesseractOptions } from '../types.ts';
import type { Confidence } from './confidence.ts';

export interface BaseFace {
  readonly id: BaseName;
  /** Difficulty from 1 (novice) to 4 (expert). */
  readonly difficulty: number;
  /** y = 0 to 3, in each x = 0 to 3; `..` is a blank. */
  readonly rows: readonly [string, string, string, string];
  readonly confidence: Confidence;
}

// biome-ignore format: a table, one face per row
export const BASES = [
  { id: '1', difficulty: 1, rows: ['AC .. .. ..', '.. SH AC ..', '.. AC CR ..', '.. .. .. AC'], confidence: 'house' },
  { id: '2', difficulty: 2, rows: ['.. .. SH AC', '.. CR EM ..', '.. CR CR ..', 'AC SH .. ..'], confidence: 'house' },
  { id: '3', difficulty: 3, rows: ['CR AC .. SH', '.. FI EM IP', 'CR CR IP ..', '.. .. SH CR'], confidence: 'house' },
  { id: '4', difficulty: 4, rows: ['CR SH IP CR', '.. FI CR AC', 'AC EM FI ..', 'CR IP SH SW'], confidence: 'house' },
  { id: 'A', difficulty: 1, rows: ['SH .. .. AC', '.. AC SD ..', '.. CR AC ..', 'AC .. .. SH'], confidence: 'house' },
  { id: 'B', difficulty: 2, rows: ['AC SD .. CR', '.. SH AC ..', '.. SW SH ..', 'CR .. SD AC'], confidence: 'house' },
  { id: 'C', difficulty: 3, rows: ['SW .. SH CR', 'AC FI SD ..', '.. EM IP AC', 'CR SH .. SW'], confidence: 'house' },
  { id: 'D', difficulty: 4, rows: ['FI SW CR IP', 'SH EM AC ..', '.. CR SD SH', 'IP CR SW FI'], confidence: 'house' },
] as const satisfies readonly BaseFace[];

/** T-BASE-2, T-BASE-3: symbols by cell of a former layout, where it differs, by the option `faces` that keeps it. */
export const FORMER_SYMBOLS: Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, Readonly<Record<number, string>>>>>>>
> = {
  first: {
    '1': { 3: 'AC', 12: 'AC' },
    '2': { 0: 'AC', 9: 'SD', 15: 'AC' },
    '3': { 7: 'AC', 8: 'SD', 12: 'AC' },
  },
  second: { '1': { 3: 'AC', 12: 'AC' }, '2': { 0: 'AC', 15: 'AC' }, '3': { 12: 'AC' } },
};

/** A face of the built-in pack, by the option `faces`. */
export function faceIn(faces: TesseractOptions['faces'], face: BaseFace): BaseFace {
  const former = FORMER_SYMBOLS[faces]?.[face.id];
  if (!former) return face;
  const rows = face.rows.map((row, y) =>
    row.replace(/\S+/g, (symbol, at) => former[4 * y + at / 3] ?? symbol),
  );
  return { ...face, rows: rows as unknown as BaseFace['rows'] };
}
