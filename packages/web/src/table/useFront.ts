/** Which dialog stands in front of a table. */
import { useEffect, useState } from 'preact/hooks';
import type { MatchOutcome } from '../match/client.ts';

export type Front = 'end' | 'resign' | 'keys';

/** The end is shown `afterMs`, once the last piece has arrived; taking it back closes it again. */
export function useFront(
  outcome: MatchOutcome | null,
  afterMs: number,
): readonly [Front | undefined, (front: Front | undefined) => void] {
  const [front, setFront] = useState<Front>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setFront('end'), afterMs);
    return () => {
      clearTimeout(timer);
      setFront(undefined);
    };
  }, [outcome, afterMs]);
  return [front, setFront];
}
