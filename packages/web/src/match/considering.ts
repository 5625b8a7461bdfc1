/** Whether a bot would agree to end. Seldom asked for. */
import type { Seat } from '@tessera/engine';
import type { OfferAnswer } from './client.ts';
import { isStill, type Parts, taskFor } from './parts.ts';

/** Undefined when the match went on meanwhile, or there is no such bot. */
export async function consider(
  { session, display, thinker }: Parts,
  seat: Seat,
): Promise<OfferAnswer | undefined> {
  const match = session.match();
  const holder = match?.setup.seats[seat];
  if (!match || holder?.kind !== 'bot' || !display.snapshot()?.isYours) return undefined;
  const task = await taskFor(session, match, seat);
  const thought = task && (await thinker.run({ type: 'consider', level: holder.level, ...task }));
  return thought && 'agrees' in thought && isStill(session, match) ? thought : undefined;
}
