/** The story of this match, for its log. */
import type { Seat } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { useMemo } from 'preact/hooks';
import type { Story } from '../../table/log.ts';
import { useStart } from '../../table/useStart.ts';
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
