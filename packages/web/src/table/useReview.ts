// @chunk logged
/** What a game's analyst finds in a finished match. */
import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from './useTable.ts';

/** `none` when there is nobody to find it. */
export type Found<R> = R | 'none' | undefined;

/** Worked out where the rules are; undefined until it has come. */
export function useReview<R>({ client, snapshot }: TableModel<unknown>): Found<R> {
  // Of one position: a game taken back and ended otherwise has another review.
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
