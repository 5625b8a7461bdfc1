/** A bot's reason in words. */
import { fill, type Params } from '@tessera/engine';
import type { LoopText } from './index.ts';

type Names = Readonly<Record<string, { readonly name: string }>>;

/** Replaces the ids and numbers of a reason by names. */
function named(text: LoopText, params: Params): Params {
  const { era, mission, card, agent, ultra } = params;
  const nameIn = (names: Names, id: string | number): string => names[id]?.name ?? '';
  return {
    ...params,
    ...(era !== undefined && { at: text.at[Number(era)] ?? '', of: text.of[Number(era)] ?? '' }),
    ...(mission !== undefined && { mission: nameIn(text.missions, mission) }),
    ...(card !== undefined && { card: nameIn(text.cards, card) }),
    ...(agent !== undefined && { agent: nameIn(text.agents, agent) }),
    ...(ultra !== undefined && { ultra: nameIn(text.ultras, ultra) }),
  };
}

/** Empty for a reason that is unknown to this version. `whys`: sentences of another speaker. */
export function whyOf(
  text: LoopText,
  key: string,
  params: Params,
  whys: Readonly<Record<string, string>> = text.whys,
): string {
  const sentence = whys[key] ?? (text.facts as Readonly<Record<string, string>>)[key];
  return sentence === undefined ? '' : fill(sentence, named(text, params));
}
