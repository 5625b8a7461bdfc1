import type { Seat } from '@tessera/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableModel } from '../useTable.ts';
import { type Chronicle, type Step, traceOf } from './trace.ts';

export interface Tracing<S extends Step> {
  /** Deeds of others since the player's own last one; empty while looking back and after the end. */
  readonly trace: readonly S[];
  /** Index of the one step shown alone; undefined shows them all. */
  readonly step: number | undefined;
  showStep(step: number | undefined): void;
}

type Moment = Pick<TableModel<unknown>, 'entries' | 'back' | 'shown'>;

export function useTrace<S extends Step>(
  { entries, back, shown }: Moment,
  chronicle: Chronicle<S> | undefined,
  me: Seat,
): Tracing<S> {
  const isPresent = back.count === undefined && shown.outcome === null;
  const trace = useMemo(
    () => (isPresent && chronicle ? traceOf(chronicle, me) : []),
    [isPresent, chronicle, me],
  );
  // A selected step belongs to one moment: the next trace is shown whole.
  const [looked, look] = useState<{ readonly of: number; readonly step: number | undefined }>();
  const { length } = entries;
  return {
    trace,
    step: looked?.of === length ? looked.step : undefined,
    showStep: step => look({ of: length, step }),
  };
}

/**
 * Module that is fetched when it is first wanted; undefined until then, and if the fetch fails. `load` is a
 * constant: a new function fetches again.
 */
export function useFetched<M>(isWanted: boolean, load: () => Promise<M>): M | undefined {
  const [fetched, settle] = useState<M>();
  useEffect(() => {
    if (isWanted)
      load().then(
        loaded => settle(() => loaded),
        () => undefined, // the story is told by the log as well
      );
  }, [isWanted, load]);
  return fetched;
}
