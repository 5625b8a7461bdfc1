/** Advice of a strong bot about the position on screen. */
import type { Note, TableView } from '@tessera/wire';
import type { Advice } from './client.ts';
import type { Thinker } from './thinker.ts';

/** Duration of a request for advice, in milliseconds. */
const ADVICE_MS = 1500;

/** Streams advice; resolves to a note of the win probability, if one was found. */
export async function advise(
  thinker: Thinker,
  match: string,
  { hasHints, you, game, standing }: TableView,
  onAdvice: (advice: Advice) => void,
): Promise<Extract<Note, { readonly kind: 'chance' }> | undefined> {
  if (!hasHints || typeof you !== 'number' || !standing) return undefined;
  const { view, count } = standing;
  let last: Advice | undefined;
  const task = { game, match, seat: you, view, seed: `${match} ${count}` };
  await thinker.run({ type: 'advise', ms: ADVICE_MS, ...task }, advice => {
    last = advice;
    onAdvice(advice);
  });
  const chance = last?.chance;
  return chance === undefined ? undefined : { kind: 'chance', count, seat: you, chance };
}
