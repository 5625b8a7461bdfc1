/** Log of a match, rebuilt when the match goes on or the language changes. */
import { useMemo } from 'preact/hooks';
import type { Sample } from '../match/notes.ts';
import { type LogLine, logOf, type Story } from './log.ts';
import type { TimelineMark } from './Scrubber.tsx';
import type { TableModel } from './useTable.ts';

export interface Log {
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly marks: readonly TimelineMark[];
  /** The number of the answer that decided the match. */
  readonly decisive: number | undefined;
}

export const useLog = (
  { entries, snapshot, coach: { samples } }: TableModel<unknown>,
  story: Story,
  decisive: number | undefined,
): Log => {
  const { reasons } = snapshot.notes;
  const lines = useMemo(() => logOf(entries, reasons, story, decisive), [entries, reasons, story, decisive]);
  const marks = useMemo(() => marksOf(lines, samples, decisive), [lines, samples, decisive]);
  return { lines, marks, decisive };
};

/** Change of the win probability that counts as a swing. */
const SWING = 0.2;

export function marksOf(
  lines: readonly LogLine[],
  samples: readonly Sample[],
  decisive: number | undefined,
): readonly TimelineMark[] {
  const turns = lines.filter(({ turn }, i) => turn !== undefined && lines[i + 1]?.turn !== turn);
  const swings = samples.filter((sample, i) => {
    const before = samples.slice(0, i).findLast(({ seat }) => seat === sample.seat);
    return before !== undefined && Math.abs(sample.chance - before.chance) >= SWING;
  });
  return [
    ...turns.map(({ count }) => ({ count: count - 1, kind: 'turn' }) as const),
    ...swings.map(({ count }) => ({ count, kind: 'swing' }) as const),
    ...(decisive === undefined ? [] : [{ count: decisive, kind: 'decisive' } as const]),
  ];
}
