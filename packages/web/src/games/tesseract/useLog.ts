/** Every answer with its events, kept up with the match. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../../match/client.ts';
import { logLines } from './log.ts';
import type { LogLine } from './panels/props.ts';
import { labTold, plainly, type Speech } from './phrases.ts';

export function useLog(
  client: MatchClient<TesseractView>,
  { seq, moves }: MatchSnapshot<TesseractView>,
  speech: Speech,
): readonly LogLine[] {
  const entries = useHistory(client, seq, moves.length);
  const start = useStart(client);
  const { words, view, labNames, self } = speech;
  // What an analyst finds out changes no word of the past.
  return useMemo(() => {
    const naming = { words, labNames, self };
    const labName = (lab: number): string => labTold(naming, lab);
    const lines = logLines({ text: words.game, start, view, labName }, entries);
    return lines.map(line => ({ ...line, text: plainly(naming, line.text) }));
  }, [words, view, labNames, self, start, entries]);
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
