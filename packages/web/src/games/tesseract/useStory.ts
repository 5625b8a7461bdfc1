/** The story of this match, for its log. */
import type { TesseractView } from '@tessera/games/tesseract';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import type { Story } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import { tellerOf } from './log.ts';
import type { Speech } from './phrases.ts';
import { reasonWords } from './prompt.ts';

export function useStory({ client, snapshot }: TableModel<TesseractView>, speech: Speech): Story {
  const start = useStart(client);
  const { words, labNames, self } = speech;
  const { view, setup, outcome } = snapshot;
  // What an analyst finds out changes no word of the past.
  return useMemo(() => {
    const telling = { words, labNames, self, start, view, seats: setup.seats };
    return {
      teller: () => tellerOf(telling),
      end: outcome ? reasonWords(words, outcome.reason) : undefined,
    };
  }, [words, labNames, self, start, view, setup, outcome]);
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
