/** When a player gives up: lost beyond doubt, by its own judgement, and not for the first time. */
import type { Action, RiftView } from '@tessera/games/rift';
import type { Bot, Thought } from '../bot.ts';

/** No better chance than this at so many decisions running: with 0.02 and 4, four of 15 went on to win. */
const HOPELESS = 0.01;
const PATIENCE = 8;
/** A loss that is seen to its end needs less patience. */
const CERTAIN_PATIENCE = 2;

/** The chances a player saw at its decisions in play, the latest last. */
export function isLost(chances: readonly number[]): boolean {
  const allWithin = (count: number, most: number): boolean =>
    chances.length >= count && chances.slice(-count).every(chance => chance <= most);
  return allWithin(PATIENCE, HOPELESS) || allWithin(CERTAIN_PATIENCE, 0);
}

/** A player who says so when it is lost. It forgets what was taken back. */
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
