/** The story of this match, for its log. */
import type { Seat } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchClient } from '../../match/client.ts';
import type { Story } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import { outcomeWords } from './ending.tsx';
import { tellerOf } from './story.ts';
import type { QuantumWords } from './words/index.ts';

export function useStory(
  { client, snapshot, names }: TableModel<QuantumView>,
  words: QuantumWords,
  me: Seat,
): Story {
  const { outcome } = snapshot;
  const start = useStart(client) ?? snapshot.view;
  return useMemo(
    () => ({
      teller: () => tellerOf({ words, names, me, start }),
      end: outcome ? outcomeWords(words, names, outcome) : undefined,
    }),
    [words, names, me, start, outcome],
  );
}

/** The table before the first answer; undefined until it has come. */
function useStart(client: MatchClient<QuantumView>): QuantumView | undefined {
  const [start, setStart] = useState<QuantumView>();
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
