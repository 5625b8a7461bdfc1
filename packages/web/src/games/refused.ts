/** Sentences for refusals outside a table; `<game>/refused.ts` is found by a glob. */
import type { Refusal } from '../match/client.ts';
import { sayingOf } from '../table/refusals.ts';
import type { Text } from '../text/index.ts';

/** Sentences of the game by code, and the refusal with the parameters they have. */
export type Refused = (
  text: Text,
  refusal: Refusal,
) => Promise<{ readonly ofGame: Readonly<Record<string, string>>; readonly refusal: Refusal }>;

const FOUND = import.meta.glob<Refused>('./*/refused.ts', { import: 'refused' });

/** The sentence for a refusal; undefined if the game has none of its own. */
export async function refusedSentence(
  game: string,
  text: Text,
  refusal: Refusal,
): Promise<string | undefined> {
  const found = await FOUND[`./${game}/refused.ts`]?.();
  if (!found) return undefined;
  const said = await found(text, refusal);
  return sayingOf(text, said.ofGame, said.refusal).sentence;
}
