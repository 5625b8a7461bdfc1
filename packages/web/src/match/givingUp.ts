/** Early ends by bots: their answers to offers, and their resignations. Loaded on demand. */
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

/**
 * Reason of the end that a bot's line leads to; `certain` if the match is lost beyond the end of the line.
 */
export function endOf(game: AnyGame, start: unknown, { line, chance }: Thought<unknown>): string {
  const state = game.copy(start);
  try {
    for (const move of line) game.play(state, game.decider(state) ?? 0, move, noChance);
  } catch {
    // The line stops where chance decides.
  }
  return game.outcome(state)?.reason ?? (chance === 0 ? 'certain' : 'open');
}
