/** The chance of every seat to win in a position, for who looks back at a whole match. */
import { type Seat, seededChance } from '@tessera/engine';
import type { Bot } from './bot.ts';

/**
 * By seats, or one for a whole team; undefined where nobody can tell: in a set-up, or between two decisions that compare.
 * The game is not over.
 */
export type Judge<V> = (view: V) => Promise<readonly number[] | undefined>;

/** One whose types nobody needs to know. */
export type AnyJudge = Judge<unknown>;

/** What a bot that remembers nothing expects of this seat. Always with the same luck, so that neighbours compare. */
export async function expected<V, M>(
  bot: Bot<V, M>,
  view: V,
  seat: Seat,
  nodes: number,
): Promise<number | undefined> {
  return (await bot.think({ view, seat, chance: seededChance('judge'), limits: { nodes } })).chance;
}
