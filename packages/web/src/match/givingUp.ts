/** When a bot would end a match before its end: what it says to an offer, and why it resigns. Seldom asked for. */
import type { Thought } from '@tessera/bots';
import { considerEnd } from '@tessera/bots/considerEnd';
import { type AnyGame, noChance } from '@tessera/engine';
import type { Bots, Task } from './botHost.ts';
import type { OfferAnswer } from './client.ts';

export const consider = (
  { game, newBot }: Bots,
  world: unknown,
  { seat, seed, level }: Task & { type: 'consider' },
  signal: AbortSignal,
): Promise<OfferAnswer> => considerEnd(game, newBot(level), { seat, world, seed }, signal);

/** How the line ends that a bot expects; `certain` where it is lost and the line does not reach that far. */
export function endOf(game: AnyGame, start: unknown, { line, chance }: Thought<unknown>): string {
  const state = game.copy(start);
  try {
    for (const move of line) game.play(state, game.decider(state) ?? 0, move, noChance);
  } catch {
    // Where chance decides nobody sees further.
  }
  return game.outcome(state)?.reason ?? (chance === 0 ? 'certain' : 'open');
}
