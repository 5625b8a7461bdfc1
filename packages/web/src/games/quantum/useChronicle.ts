/** The match deed by deed, and what of it is news to whoever sits here. */
import type { Seat } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { useMemo } from 'preact/hooks';
import type { HistoryEntry } from '../../match/client.ts';
import { useTrace } from '../../table/story/useTrace.ts';
import type { TableModel } from '../../table/useTable.ts';
import { lostIn } from './chronicle.ts';
import { chroniclerOf } from './chronicler.ts';
import type { QuantumModel } from './contract.ts';

type Told = Pick<QuantumModel, 'chronicle' | 'trace' | 'step' | 'showStep' | 'fight' | 'before' | 'lost'>;

export function useChronicle(table: TableModel<QuantumView>, start: QuantumView, me: Seat): Told {
  const { entries, back, clock } = table;
  const past = back.count;
  const seen = useMemo(
    () => (past === undefined ? entries : entries.slice(0, past)),
    [entries, past],
  ) as readonly HistoryEntry[];
  const chronicler = useMemo(() => chroniclerOf(start), [start]);
  const chronicle = useMemo(() => chronicler.of(seen), [chronicler, seen]);
  const tracing = useTrace(table, chronicle, me);
  const { trace } = tracing;
  const told = useMemo(() => {
    const latest = chronicle.steps.filter(({ count }) => count === seen.length);
    const news = trace.length > 0 ? trace : latest;
    const first = news[0]?.count ?? seen.length;
    const arriving = clock.arriving;
    const air = arriving && chronicler.with(arriving as unknown as HistoryEntry);
    const ended = (air ?? chronicle).steps.findLast(
      ({ count }) => count === seen.length + (air ? 1 : 0),
    )?.fight;
    return {
      chronicle,
      fight: air ? (air.open ?? ended) : (ended ?? chronicle.open),
      before: chronicle.tracks[Math.max(0, first - 1)],
      lost: lostIn(news),
    };
  }, [chronicler, chronicle, trace, seen, clock.arriving]);
  return { ...told, ...tracing };
}
