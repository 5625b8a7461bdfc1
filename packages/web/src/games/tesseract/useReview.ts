import type { Review, TesseractView } from '@tessera/games/tesseract';
import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from '../../table/useTable.ts';

type Found = Review | 'none' | undefined;

/** The number of the answer that decided it: the last that a review names, else the last of all. */
export const decisiveOf = (review: Found, answers: number): number | undefined =>
  review === undefined || review === 'none' ? undefined : (review.decisive.at(-1)?.index ?? answers - 1) + 1;

/** What decided a finished match, worked out where the rules are; undefined until it has come. */
export function useReview({ client, snapshot }: TableModel<TesseractView>): Found {
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
