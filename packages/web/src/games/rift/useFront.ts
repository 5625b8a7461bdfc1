/** Which dialog stands in front of the table. */
import type { RiftView } from '@tessera/games/rift';
import { useEffect, useState } from 'react';
import type { MatchSnapshot } from '../../match/client.ts';

export type Front = 'end' | 'resign' | 'keys';

/** Longer than any piece travels. */
const ARRIVED_MS = 600;

/** The end is shown once the last piece has arrived; taking it back closes it again. */
export function useFront(
  { outcome }: MatchSnapshot<RiftView>,
  isMoving: boolean,
): readonly [Front | undefined, (front: Front | undefined) => void] {
  const [front, setFront] = useState<Front>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setFront('end'), isMoving ? ARRIVED_MS : 0);
    return () => {
      clearTimeout(timer);
      setFront(undefined);
    };
  }, [outcome, isMoving]);
  return [front, setFront];
}
