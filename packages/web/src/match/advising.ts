/** Advice of a strong bot about the position on screen, searched by two workers where there is a core for each. */
import { combined } from '@tessera/bots/combined';
import type { Note, TableView } from '@tessera/wire';
import type { Advice } from './client.ts';
import type { BotRequest } from './protocol.ts';
import type { Thinker } from './thinker.ts';

/** Duration of a request for advice, in milliseconds. */
const ADVICE_MS = 1500;

/** Time in milliseconds that the second worker has to end its search after the first one. */
const PARTNER_GRACE_MS = 250;

/** Number of answers compared. */
const BEST = 3;

/** Streams advice; resolves to a note of the win probability, if one was found. */
export async function advise(
  thinker: Thinker,
  match: string,
  { hasHints, you, game, standing }: TableView,
  onAdvice: (advice: Advice) => void,
): Promise<Extract<Note, { readonly kind: 'chance' }> | undefined> {
  if (!hasHints || typeof you !== 'number' || !standing) return undefined;
  const { view, count } = standing;
  const seed = `${match} ${count}`;
  const task = { type: 'advise', ms: ADVICE_MS, game, match, seat: you, view, seed } as const;
  const last = await searched(thinker, task, onAdvice);
  const chance = last?.chance;
  return chance === undefined ? undefined : { kind: 'chance', count, seat: you, chance };
}

/** Streams what two workers find about one decision, put together; resolves to the last of it. */
export async function searched(
  thinker: Thinker,
  task: Extract<BotRequest, { readonly type: 'advise' }>,
  onAdvice: (advice: Advice) => void,
): Promise<Advice | undefined> {
  const partner = thinker.partner();
  const told: (Advice | undefined)[] = [];
  let last: Advice | undefined;
  let isOver = false;
  const hear =
    (index: number) =>
    (advice: Advice): void => {
      if (isOver) return;
      told[index] = advice;
      const all = combined(told.filter(found => found !== undefined));
      last = all.ranked ? { ...all, ranked: all.ranked.slice(0, BEST) } : all;
      onAdvice(last);
    };
  const partOf = (index: number) => (partner ? { ...task, part: { index, of: 2 } } : task);
  const search = thinker.run(partOf(0), hear(0));
  const helped = partner?.run(partOf(1), hear(1));
  await search;
  // A partner whose worker is still being fetched, or hangs, is not waited for.
  await Promise.race([helped, after(PARTNER_GRACE_MS)]);
  isOver = true;
  partner?.cancel();
  return last;
}

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
