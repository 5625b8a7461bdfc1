/** Answers in words, as an order: "use Wormhole". */
import { fill } from '@tessera/engine';
import type { Meaning } from './meaning.ts';
import { agentWord, cardWord, cloneWord, missionWord, type Naming, ultraWord } from './naming.ts';
import { eraOf } from './state.ts';
import type { LoopView } from './view.ts';

export function answerWords(view: LoopView, meaning: Meaning, naming: Omit<Naming, 'table'>): string {
  const named: Naming = { ...naming, table: view };
  const { verb, era, card, token, agent, dimension, mission, ultra } = meaning;
  const { answers, eras, at, to, dimensions } = naming.text;
  const sentences: Readonly<Record<string, string>> = answers;
  const place = era ?? eraOf(view, view.decision?.agent ?? view.active);
  return fill(sentences[`${view.decision?.kind}.${verb}`] ?? sentences[verb] ?? '', {
    era: eras[place] ?? '',
    at: at[place] ?? '',
    to: to[place] ?? '',
    ...(card !== undefined && { card: cardWord(named, card) }),
    ...(token !== undefined && { clone: cloneWord(named, token) }),
    ...(agent !== undefined && { agent: agentWord(named, agent) }),
    ...(dimension !== undefined && { dimension: dimensions[dimension] ?? '' }),
    ...(mission !== undefined && { mission: missionWord(named, mission) }),
    ...(ultra !== undefined && { ultra: ultraWord(named, ultra) }),
  });
}
