import type { Review, TesseractView } from '@tessera/games/tesseract';
import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from '../../table/useTable.ts';

/** What decided a finished match, worked out where the rules are; undefined until it has come. */
export function useReview({ client, snapshot }: TableModel<TesseractView>): Review | 'none' | undefined {
  // Of one position: a game taken back and ended otherwise has another review.
  const [heard, setHeard] = useState<{ readonly seq: number; readonly review: Review | 'none' }>();
  const { seq } = snapshot;
  const isOver = snapshot.outcome !== null;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    const hear = (found: unknown): void => {
      if (isWanted) setHeard({ seq, review: (found as Review | undefined) ?? 'none' });
    };
    client.review().then(hear, () => hear(undefined));
    return () => {
      isWanted = false;
    };
  }, [client, seq, isOver]);
  return heard?.seq === seq ? heard.review : undefined;
}
