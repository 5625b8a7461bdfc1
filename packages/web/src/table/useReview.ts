// @chunk logged
/** Review of a finished match by the game's analyst. */
import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from './useTable.ts';

/** `none` without an analyst. */
export type ReviewResult<R> = R | 'none' | undefined;

/** Computed in the rules worker; undefined until it has arrived. */
export function useReview<R>({ client, snapshot }: TableModel<unknown>): ReviewResult<R> {
  // Review of one position: after an undo and another end there is a new one.
  const [heard, setHeard] = useState<{ readonly seq: number; readonly review: R | 'none' }>();
  const { seq } = snapshot;
  const isOver = snapshot.outcome !== null;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    const hear = (found: unknown): void => {
      if (isWanted) setHeard({ seq, review: (found as R | undefined) ?? 'none' });
    };
    client.review().then(hear, () => hear(undefined));
    return () => {
      isWanted = false;
    };
  }, [client, seq, isOver]);
  return heard?.seq === seq ? heard.review : undefined;
}
