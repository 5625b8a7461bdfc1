/** Which dialog stands in front of a table. */
import { useEffect, useState } from 'preact/hooks';
import { toldEnds } from './remembered.ts';
import type { TableModel } from './useTable.ts';

export type Front = 'end' | 'resign' | 'offer' | 'keys' | 'share' | 'playOn' | 'pause';

/** Longer than any piece travels. */
const SEEN_MS = 600;

/** The end comes to the front once, when the last piece has arrived and the last banner was read; taking it back closes it. */
export function useFront({
  snapshot,
  clock,
  isMoving,
}: TableModel<unknown>): readonly [Front | undefined, (front: Front | undefined) => void] {
  const [front, setFront] = useState<Front>();
  const { setup, seq, outcome } = snapshot;
  // Who finds out how it ends is not told so.
  const isTold = outcome !== null && !setup.isAnalysis && clock.isLanded && clock.moment === undefined;
  useEffect(() => {
    if (!isTold || toldEnds.of(setup.id) === seq) return;
    const tell = (): void => {
      toldEnds.note(setup.id, seq);
      setFront('end');
    };
    const timer = setTimeout(tell, isMoving ? SEEN_MS : 0);
    return () => clearTimeout(timer);
  }, [isTold, setup.id, seq, isMoving]);
  return [front === 'end' && !outcome ? undefined : front, setFront];
}
