/** How the bot worker finds its bots. */
import type { LoadBots } from './botHost.ts';
import { workerOf } from './games.ts';

export const loadBots: LoadBots = async id => {
  const worker = workerOf(id);
  if (!worker) return undefined;
  const [game, team] = await Promise.all([worker.loadRules(), worker.loadBots()]);
  return { game, newBot: team.bot, adviser: team.levels.at(-1)?.id ?? 'random' };
};
