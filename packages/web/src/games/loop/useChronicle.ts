import type { Seat } from '@tessera/engine';
import type { LoopView } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import { useFetched, useTrace } from '../../table/story/useTrace.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { LoopModel } from './contract.ts';

type Told = Pick<LoopModel, 'chronicle' | 'trace' | 'step' | 'showStep'>;

const load = () => import('./reader.ts');

/** The match deed by deed; its reader is fetched with the first answer. */
export function useChronicle(table: TableModel<LoopView>, start: LoopView, me: Seat): Told {
  const { entries } = table;
  const read = useFetched(entries.length > 0, load);
  const chronicler = useMemo(() => read?.chroniclerOf(start), [read, start]);
  const chronicle = useMemo(() => chronicler?.(entries), [chronicler, entries]);
  const { trace, ...tracing } = useTrace(table, chronicle, me);
  const told = useMemo(() => read?.grouped(trace) ?? [], [read, trace]);
  return { chronicle, ...tracing, trace: told };
}
