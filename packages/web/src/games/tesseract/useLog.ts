/** Every answer with its events, kept up with the match. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../../match/client.ts';
import { logLines } from './log.ts';
import type { LogLine } from './panels/props.ts';
import type { TesseractWords } from './words/index.ts';

export function useLog(
  client: MatchClient<TesseractView>,
  { seq, view, moves }: MatchSnapshot<TesseractView>,
  words: TesseractWords,
  labNames: readonly string[],
): readonly LogLine[] {
  const entries = useHistory(client, seq, moves.length);
  const start = useStart(client);
  return useMemo(() => {
    const labName = (lab: number): string => labNames[lab] ?? '';
    return logLines({ text: words.game, start, view, labName }, entries);
  }, [words, start, view, labNames, entries]);
}

/** The table before the first answer; undefined until it has come. */
function useStart(client: MatchClient<TesseractView>): TesseractView | undefined {
  const [start, setStart] = useState<TesseractView>();
  useEffect(() => {
    let isWanted = true;
    client.viewAt(0).then(
      view => isWanted && setStart(view),
      () => undefined, // a match that has stopped shows no past
    );
    return () => {
      isWanted = false;
    };
  }, [client]);
  return start;
}

/** What an undo took back is dropped; what is new is fetched. */
function useHistory(client: MatchClient<TesseractView>, seq: number, count: number): readonly HistoryEntry[] {
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
        setEntries(list => [...list.slice(0, kept), ...fresh]);
      },
      () => undefined, // a match that has stopped has no history; its page says why it stopped
    );
    return () => {
      isWanted = false;
    };
  }, [client, seq, count]);
  return entries;
}
