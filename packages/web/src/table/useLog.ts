/** Log of a match, continued when the match goes on and told anew when the language changes. */
import type { Seat } from '@tessera/engine';
import { useMemo, useState } from 'preact/hooks';
import type { Sample } from '../match/notes.ts';
import { createLog, type LogLine, type Story } from './log.ts';
import type { TimelineMark } from './Scrubber.tsx';
import type { TableModel } from './useTable.ts';

export interface Log {
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly marks: readonly TimelineMark[];
  /** The number of the answer that decided the match. */
  readonly decisive: number | undefined;
  /** Describes a bot's reason for an answer of a seat. */
  readonly why: Story['why'];
}

export const useLog = (
  { entries, snapshot, coach: { samples } }: TableModel<unknown>,
  story: Story,
  decisive: number | undefined,
): Log => {
  const { reasons } = snapshot.notes;
  const [logOf] = useState(createLog);
  const lines = useMemo(
    () => logOf(entries, reasons, story, decisive),
    [logOf, entries, reasons, story, decisive],
  );
  const marks = useMemo(() => marksOf(lines, samples, decisive), [lines, samples, decisive]);
  return { lines, marks, decisive, why: story.explain ?? story.why };
};

/** Change of the win probability that counts as a swing. */
const SWING = 0.2;

export function marksOf(
  lines: readonly LogLine[],
  samples: readonly Sample[],
  decisive: number | undefined,
): readonly TimelineMark[] {
  const turns = lines.filter(({ turn }, i) => turn !== undefined && lines[i + 1]?.turn !== turn);
  const before = new Map<Seat, number>();
  const swings = samples.filter(({ seat, chance }) => {
    const last = before.get(seat) ?? chance;
    before.set(seat, chance);
    return Math.abs(chance - last) >= SWING;
  });
  return [
    ...turns.map(({ count }) => ({ count: count - 1, kind: 'turn' }) as const),
    ...swings.map(({ count }) => ({ count, kind: 'swing' }) as const),
    ...(decisive === undefined ? [] : [{ count: decisive, kind: 'decisive' } as const]),
  ];
}
