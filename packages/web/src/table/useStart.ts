// @chunk logged
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient } from '../match/client.ts';

/** The table before the first answer; undefined until it has come. */
export function useStart<V>(client: MatchClient<V>): V | undefined {
  const [start, setStart] = useState<V>();
  useEffect(() => {
    let isWanted = true;
    client.viewAt(0).then(
      view => isWanted && setStart(() => view),
      () => undefined, // a match that has stopped shows no past
    );
    return () => {
      isWanted = false;
    };
  }, [client]);
  return start;
}
