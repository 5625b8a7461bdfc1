/** How the bot worker finds its bots. They are kept, so that a search remembers what it has seen. */
import type { AnyBot } from '@tessera/bots';
import type { LoadBots } from './botHost.ts';
import { loadGame } from './games.ts';

const kept = new Map<string, AnyBot>();

export const loadBots: LoadBots = async id => {
  const game = await loadGame(id);
  if (!game) return undefined;
  const { botByName, levelsOf } = await import('@tessera/bots');
  const forLevel = (level: string): AnyBot => {
    const bot = kept.get(`${id} ${level}`) ?? botByName(id, level);
    kept.set(`${id} ${level}`, bot);
    return bot;
  };
  const strongest = levelsOf(id).at(-1)?.id ?? 'random';
  return { game, forLevel, adviser: forLevel(strongest) };
};
