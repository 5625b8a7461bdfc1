/** Section 13: the eight base faces. */
import type { BaseName } from '../types.ts';
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
  { id: '1', difficulty: 1, rows: ['AC .. .. AC', '.. SH AC ..', '.. AC CR ..', 'AC .. .. AC'], confidence: 'house' },
  { id: '2', difficulty: 2, rows: ['AC .. SH AC', '.. CR EM ..', '.. CR CR ..', 'AC SH .. AC'], confidence: 'house' },
  { id: '3', difficulty: 3, rows: ['CR AC .. SH', '.. FI EM IP', 'CR CR IP ..', 'AC .. SH CR'], confidence: 'house' },
  { id: '4', difficulty: 4, rows: ['CR SH IP CR', '.. FI CR AC', 'AC EM FI ..', 'CR IP SH SW'], confidence: 'house' },
  { id: 'A', difficulty: 1, rows: ['SH .. .. AC', '.. AC SD ..', '.. CR AC ..', 'AC .. .. SH'], confidence: 'house' },
  { id: 'B', difficulty: 2, rows: ['AC SD .. CR', '.. SH AC ..', '.. SW SH ..', 'CR .. SD AC'], confidence: 'house' },
  { id: 'C', difficulty: 3, rows: ['SW .. SH CR', 'AC FI SD ..', '.. EM IP AC', 'CR SH .. SW'], confidence: 'house' },
  { id: 'D', difficulty: 4, rows: ['FI SW CR IP', 'SH EM AC ..', '.. CR SD SH', 'IP CR SW FI'], confidence: 'house' },
] as const satisfies readonly BaseFace[];

/** T-BASE-2: faces of matches begun before version 4 of the rules, where they were other. */
// biome-ignore format: a table, one face per row
export const FIRST_FACES = [
  { id: '2', difficulty: 2, rows: ['AC .. SH AC', '.. CR EM ..', '.. SD CR ..', 'AC SH .. AC'], confidence: 'house' },
  { id: '3', difficulty: 3, rows: ['CR AC .. SH', '.. FI EM AC', 'SD CR IP ..', 'AC .. SH CR'], confidence: 'house' },
] as const satisfies readonly BaseFace[];
