/** The match deed by deed, and what of it is news to whoever sits here. */
import type { Seat } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { useMemo, useState } from 'preact/hooks';
import type { HistoryEntry } from '../../match/client.ts';
import type { TableModel } from '../../table/useTable.ts';
import { chronicleOf, lostIn, type Step, traceOf } from './chronicle.ts';
import type { QuantumModel } from './contract.ts';

type Told = Pick<QuantumModel, 'chronicle' | 'trace' | 'step' | 'showStep' | 'fight' | 'before' | 'lost'>;

const NOTHING: readonly Step[] = [];

export function useChronicle(
  { entries, back, shown, clock }: TableModel<QuantumView>,
  start: QuantumView,
  me: Seat,
): Told {
  const past = back.count;
  const seen = useMemo(
    () => (past === undefined ? entries : entries.slice(0, past)),
    [entries, past],
  ) as readonly HistoryEntry[];
  const chronicle = useMemo(() => chronicleOf(start, seen), [start, seen]);
  const isOver = shown.outcome !== null;
  // Of one moment only: the next trace is seen whole again.
  const [looked, look] = useState<{ readonly of: number; readonly step: number | undefined }>();
  const told = useMemo(() => {
    const trace = past === undefined && !isOver ? traceOf(chronicle, me) : NOTHING;
    const latest = chronicle.steps.filter(({ count }) => count === seen.length);
    const news = trace.length > 0 ? trace : latest;
    const first = news[0]?.count ?? seen.length;
    const arriving = clock.arriving;
    const air = arriving && chronicleOf(start, [...seen, arriving as unknown as HistoryEntry]);
    const ended = (air ?? chronicle).steps.findLast(
      ({ count }) => count === seen.length + (air ? 1 : 0),
    )?.fight;
    return {
      chronicle,
      trace,
      fight: air ? (air.open ?? ended) : (ended ?? chronicle.open),
      before: chronicle.tracks[Math.max(0, first - 1)],
      lost: lostIn(news),
    };
  }, [chronicle, me, past, isOver, seen, start, clock.arriving]);
  return {
    ...told,
    step: looked?.of === seen.length ? looked.step : undefined,
    showStep: step => look({ of: seen.length, step }),
  };
}
