import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { type Agent, type LoopView, whyOf } from '@tessera/games/loop';
import { useMemo } from 'preact/hooks';
import type { Story } from '../../table/log.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { LoopModel } from './contract.ts';
import { outcomeWords } from './ending.tsx';
import { AgentFace } from './pieces/AgentFace.tsx';
import { FooFace } from './pieces/FooFace.tsx';
import { calledIn } from './speech.ts';
import { beginWords, tellerOf } from './story.ts';
import type { LoopWords } from './words/index.ts';

export function useStory(
  { snapshot, names }: TableModel<LoopView>,
  words: LoopWords,
  { start, decisive }: Pick<LoopModel, 'decisive'> & { readonly start: LoopView },
): Story {
  const { outcome, setup, view } = snapshot;
  // Without the view: a match that goes on is not told anew.
  const told = useMemo(() => {
    const speech = { words, view: start, names };
    const nameOf = calledIn(speech, setup);
    const agentOf = (seat: Seat): Agent => Math.max(0, start.holders.indexOf(seat));
    const why = ({ key, params }: Reason, seat: Seat): string =>
      whyOf(words.game, key, { ...params, name: nameOf(agentOf(seat)) }, words.story.whys);
    return {
      begin: beginWords(speech),
      teller: () =>
        tellerOf({
          words,
          start,
          names,
          nameOf,
          why,
          isBot: agent => setup.seats[start.holders[agent] ?? 0]?.kind === 'bot',
          faceOf: agent => (
            <span className="lt-face" aria-hidden="true">
              {agent === undefined ? <FooFace /> : <AgentFace agent={start.agents[agent] ?? 0} />}
            </span>
          ),
        }),
      explain: why,
    };
  }, [words, names, start, setup]);
  const end = outcome ? outcomeWords({ words, names, view, decisive, setup }, outcome) : undefined;
  return useMemo(() => ({ ...told, end }), [told, end]);
}
