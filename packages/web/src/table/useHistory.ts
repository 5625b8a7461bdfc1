/** Every answer that has landed, with its events. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../match/client.ts';

/** What an undo took back is dropped; what is new is fetched. */
export function useHistory<V>(
  client: MatchClient<V>,
  { seq, moves: { length: count } }: MatchSnapshot<V>,
): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const seen = useRef({ seq: 0, count: 0 });
  useEffect(() => {
    // Two changes at once may be an undo and another answer: then nothing that was known is certain.
    const isNext = seq === seen.current.seq + 1;
    const kept = isNext ? Math.min(seen.current.count, count) : 0;
    let isWanted = true;
    client.history(kept).then(
      fresh => {
        if (!isWanted) return;
        seen.current = { seq, count };
        // The match may be further than what is shown of it.
        setEntries(list => [...list.slice(0, kept), ...fresh].slice(0, count));
      },
      () => undefined, // a match that has stopped has no history; its page says why it stopped
    );
    return () => {
      isWanted = false;
    };
  }, [client, seq, count]);
  return entries;
}
