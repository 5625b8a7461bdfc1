/** Answers in words, as an order: "use Wormhole". */
import { fill } from '@tessera/engine';
import { contentOf } from './content.ts';
import type { Meaning } from './meaning.ts';
import { agentWord, cardWord, cloneWord, missionWord, type Naming, ultraWord } from './naming.ts';
import type { Era } from './ring.ts';
import { eraOf } from './state.ts';
import type { Token } from './types.ts';
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
    ...(token !== undefined && { clone: placedClone(view, token, named) }),
    ...(agent !== undefined && { agent: agentWord(named, agent) }),
    ...(dimension !== undefined && { dimension: dimensions[dimension] ?? '' }),
    ...(mission !== undefined && { mission: missionWord(named, mission) }),
    ...(ultra !== undefined && { ultra: ultraWord(named, ultra) }),
  });
}

/** A clone with its era where another era has one of the same name. */
function placedClone(view: LoopView, token: Token, named: Naming): string {
  const { tokens } = contentOf(view);
  const place = view.tokens[token] as Era;
  const clone = cloneWord(named, token);
  const hasTwin = view.tokens.some(
    (era, other) =>
      era >= 0 &&
      era !== place &&
      tokens[other]?.destruction === tokens[token]?.destruction &&
      tokens[other]?.isSupa === tokens[token]?.isSupa,
  );
  return hasTwin ? `${clone} ${named.text.at[place]}` : clone;
}
