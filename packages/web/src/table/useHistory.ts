/** Every answer that has landed, with its events. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../match/client.ts';

/** Fetches new answers and drops undone ones. */
export function useHistory<V>(
  client: MatchClient<V>,
  { seq, moves: { length: count } }: MatchSnapshot<V>,
): readonly HistoryEntry[] {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const seen = useRef({ seq: 0, count: 0 });
  useEffect(() => {
    // Two changes at once may be an undo and another answer: the whole cache is then invalid.
    const isNext = seq === seen.current.seq + 1;
    const kept = isNext ? Math.min(seen.current.count, count) : 0;
    let isWanted = true;
    client.history(kept).then(
      fresh => {
        if (!isWanted) return;
        seen.current = { seq, count };
        // The match may be ahead of what is shown.
        setEntries(list => [...list.slice(0, kept), ...fresh].slice(0, count));
      },
      () => undefined, // a failed match has no history; its page says why it failed
    );
    return () => {
      isWanted = false;
    };
  }, [client, seq, count]);
  return entries;
}
