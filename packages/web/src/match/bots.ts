/** How the bot worker finds its bots. They are kept, so that a search remembers what it has seen. */
import type { AnyBot } from '@tessera/bots';
import type { LoadBots } from './botHost.ts';
import { workerOf } from './games.ts';

const kept = new Map<string, AnyBot>();

export const loadBots: LoadBots = async id => {
  const worker = workerOf(id);
  if (!worker) return undefined;
  const [game, team] = await Promise.all([worker.loadRules(), worker.loadBots()]);
  const forLevel = (level: string): AnyBot => {
    const bot = kept.get(`${id} ${level}`) ?? team.bot(level);
    kept.set(`${id} ${level}`, bot);
    return bot;
  };
  const strongest = team.levels.at(-1)?.id ?? 'random';
  return { game, forLevel, adviser: forLevel(strongest) };
};
