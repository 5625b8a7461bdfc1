import type { Seat } from '@tessera/engine';
import type { TesseractView } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import { isPerson } from '../../../match/seating.ts';
import { type Tracing, useFetched, useTrace } from '../../../table/story/useTrace.ts';
import type { TableModel } from '../../../table/useTable.ts';
import type { Chronicle } from './chronicle.ts';
import type { Told as ToldStep } from './grouping.ts';

export interface Told extends Tracing<ToldStep> {
  readonly chronicle: Chronicle | undefined;
  /** Seat that the story is told to. */
  readonly me: Seat;
}

const load = () => import('./reader.ts');

/** The match deed by deed; its reader is fetched with the first answer of a match that has a story to tell. */
export function useChronicle(table: TableModel<TesseractView>, start: TesseractView | undefined): Told {
  const { entries, snapshot } = table;
  const { setup, toAct } = snapshot;
  const own = setup.seats.findIndex((_, seat) => isPerson(setup, seat));
  const me = toAct !== null && isPerson(setup, toAct) ? toAct : own;
  const read = useFetched(setup.seats.length > 1 && entries.length > 0, load);
  const chronicler = useMemo(() => start && read?.chroniclerOf(start), [read, start]);
  const chronicle = useMemo(() => chronicler?.(entries), [chronicler, entries]);
  const { trace, ...tracing } = useTrace(table, chronicle, me);
  const told = useMemo(() => read?.grouped(trace) ?? [], [read, trace]);
  return { chronicle, me, ...tracing, trace: told };
}
