// @chunk logged
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/client.ts';

/** The view before the first answer; undefined until it has loaded. */
export function useStart<V>(client: MatchClient<V>): V | undefined {
  const [start, setStart] = useState<V>();
  useEffect(() => {
    let isWanted = true;
    client.viewAt(0).then(
      view => isWanted && setStart(() => view),
      () => undefined, // a failed match shows no past
    );
    return () => {
      isWanted = false;
    };
  }, [client]);
  return start;
}
