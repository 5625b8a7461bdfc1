/** Win probabilities of all seats in a position, for reviews of a whole match. */
import { type Seat, seededChance } from '@tessera/engine';
import type { Bot } from './bot.ts';

/**
 * Win probabilities by seat, or one for a whole team. Undefined during set-up and at decisions whose values
 * do not compare. Never called after the end of the game.
 */
export type Judge<V> = (view: V) => Promise<readonly number[] | undefined>;

export type AnyJudge = Judge<unknown>;

/**
 * Win probability of a seat by a fresh bot, always with the same seed, so that neighbouring positions
 * compare.
 */
export async function expected<V, M>(
  bot: Bot<V, M>,
  view: V,
  seat: Seat,
  nodes: number,
): Promise<number | undefined> {
  return (await bot.think({ view, seat, chance: seededChance('judge'), limits: { nodes } })).chance;
}
