import type { Reason } from '@tessera/bots';
import { agentWord, type LoopView, type OutcomeCode, whyOf } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { Story } from '../../table/log.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import { namingOf, playerName } from './speech.ts';
import { beginWords, tellerOf } from './story.ts';
import type { LoopWords } from './words/index.ts';

export function useStory({ client, snapshot, names }: TableModel<LoopView>, words: LoopWords): Story {
  const { outcome, setup } = snapshot;
  const start = useStart(client) ?? snapshot.view;
  return useMemo(() => {
    const speech = { words, view: start, names };
    return {
      begin: beginWords(speech),
      teller: () =>
        tellerOf({
          words,
          start,
          names,
          // "Mr Time uses …" where the player is addressed, never "You uses …".
          nameOf: agent => {
            const holder = setup.seats[start.holders[agent] ?? 0];
            return holder?.name ? playerName(speech, agent) : agentWord(namingOf(speech), agent);
          },
          isBot: agent => setup.seats[start.holders[agent] ?? 0]?.kind === 'bot',
        }),
      why: ({ key, params }: Reason) => whyOf(words.game, key, params),
      end: outcome ? words.game.reasons[outcome.reason as OutcomeCode] : undefined,
    };
  }, [words, names, start, outcome, setup]);
}
