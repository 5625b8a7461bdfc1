import type { Seat } from '@tessera/engine';
import type { TesseractView } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import { isPerson } from '../../../match/seating.ts';
import { type Tracing, useFetched, useTrace } from '../../../table/story/useTrace.ts';
import type { TableModel } from '../../../table/useTable.ts';
import type { Chronicle, Step } from './chronicle.ts';

export interface Told extends Tracing<Step> {
  readonly chronicle: Chronicle | undefined;
  /** Seat that the story is told to. */
  readonly me: Seat;
}

const load = () => import('./chronicle.ts');

/** The match deed by deed; its reader is fetched with the first answer of a match that has a story to tell. */
export function useChronicle(table: TableModel<TesseractView>, start: TesseractView | undefined): Told {
  const { entries, snapshot } = table;
  const { setup, toAct } = snapshot;
  const own = setup.seats.findIndex((_, seat) => isPerson(setup, seat));
  const me = toAct !== null && isPerson(setup, toAct) ? toAct : own;
  const read = useFetched(setup.seats.length > 1 && entries.length > 0, load);
  const chronicler = useMemo(() => start && read?.chroniclerOf(start), [read, start]);
  const chronicle = useMemo(() => chronicler?.(entries), [chronicler, entries]);
  return { chronicle, me, ...useTrace(table, chronicle, me) };
}
