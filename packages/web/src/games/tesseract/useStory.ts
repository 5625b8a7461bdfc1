/** The story of this match, for its log. */
import type { Reason } from '@tessera/bots';
import { type Insight, type TesseractView, whyOf } from '@tessera/games/tesseract';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { MatchSnapshot } from '../../match/client.ts';
import type { Story } from '../../table/log.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import { tellerOf } from './log.ts';
import type { Speech } from './phrases.ts';
import { reasonWords } from './prompt.ts';

export function useStory({ client, snapshot }: TableModel<TesseractView>, speech: Speech): Story {
  const start = useStart(client);
  const { words, labNames, self } = speech;
  const { view, setup, outcome } = snapshot;
  const odds = useOdds(snapshot);
  // What an analyst finds out changes no word of the past.
  return useMemo(() => {
    const telling = { words, labNames, self, start, view, seats: setup.seats, odds };
    return {
      teller: () => tellerOf(telling),
      why: ({ key, params }: Reason) => whyOf(words.game, key, params),
      end: outcome ? reasonWords(words, outcome.reason) : undefined,
    };
  }, [words, labNames, self, start, view, setup, outcome, odds]);
}

/** The chance of a breach after each answer, as far as this table has seen it worked out. */
function useOdds({ moves, insight }: MatchSnapshot<TesseractView>): ReadonlyMap<number, number> {
  const [odds, setOdds] = useState<ReadonlyMap<number, number>>(new Map());
  const count = moves.length;
  const chance = (insight as Insight | undefined)?.outlook.chance;
  useEffect(() => {
    if (chance !== undefined) setOdds(known => new Map(known).set(count, chance));
  }, [count, chance]);
  return odds;
}
