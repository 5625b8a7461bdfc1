/** The story of this match, for its log. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { type QuantumView, whyOf } from '@tessera/games/quantum';
import { useMemo } from 'preact/hooks';
import type { MatchSetup } from '../../match/client.ts';
import type { Story } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import { outcomeWords } from './ending.tsx';
import { tellerOf } from './story.ts';
import type { QuantumWords } from './words/index.ts';

export function useStory(
  { snapshot, names }: TableModel<QuantumView>,
  words: QuantumWords,
  me: Seat,
  start: QuantumView,
): Story {
  const { outcome, setup } = snapshot;
  return useMemo(
    () => ({
      teller: () =>
        tellerOf({
          words,
          names: actorsOf(setup, names, words),
          me,
          start,
          isBot: seat => setup.seats[seat]?.kind === 'bot',
        }),
      why: ({ key, params }: Reason) => whyOf(words.game, key, params, seat => names[seat] ?? ''),
      end: outcome ? outcomeWords({ words, names, snapshot }, outcome) : undefined,
    }),
    [words, names, me, start, outcome, setup, snapshot],
  );
}

/** Who does what in the story: "your fleet moves", never "You moves". */
const actorsOf = (
  { seats }: MatchSetup,
  names: readonly string[],
  { table }: QuantumWords,
): readonly string[] =>
  names.map((name, seat) => (seats[seat]?.kind === 'you' && !seats[seat].name ? table.yourFleet : name));
