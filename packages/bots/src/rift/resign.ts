// @chunk *-search
/** Resignation: the win probability has been hopeless for several decisions. */
import type { Action, RiftView } from '@tessera/games/rift';
import type { Bot, Thought } from '../bot.ts';

/** Threshold, and number of decisions in a row at or below it: with 0.02 and 4, four of 15 went on to win. */
const HOPELESS = 0.01;
const PATIENCE = 8;
/** Patience with a proven loss. */
const CERTAIN_PATIENCE = 2;

/** `chances`: win probabilities at the bot's decisions in play, the latest last. */
export function isLost(chances: readonly number[]): boolean {
  const allWithin = (count: number, most: number): boolean =>
    chances.length >= count && chances.slice(-count).every(chance => chance <= most);
  return allWithin(PATIENCE, HOPELESS) || allWithin(CERTAIN_PATIENCE, 0);
}

/** Wraps a bot so that it resigns when lost. Decisions that were taken back are forgotten. */
export function resigning(bot: Bot<RiftView, Action>): Bot<RiftView, Action> {
  let seen: readonly { readonly ply: number; readonly chance: number }[] = [];
  return {
    ...bot,
    async think(request) {
      const thought: Thought<Action> = await bot.think(request);
      const { decision, ply } = request.view;
      if (!decision.startsWith('play') || thought.chance === undefined) return thought;
      seen = [...seen.filter(one => one.ply < ply), { ply, chance: thought.chance }];
      return isLost(seen.map(({ chance }) => chance)) ? { ...thought, resigns: true } : thought;
    },
  };
}
