/** How the bot worker finds its bots. They are kept, so that a search remembers what it has seen. */
import type { AnyBot, Team } from '@tessera/bots';
import type { GameId } from '@tessera/games';
import type { LoadBots } from './botHost.ts';
import { loadGame } from './games.ts';

/** Each game's bots are a file of their own: nobody loads those of a game they do not play. */
const TEAMS: Readonly<Record<GameId, () => Promise<Team>>> = {
  rift: async () => (await import('@tessera/bots/rift')).riftBots,
  tesseract: async () => (await import('@tessera/bots/tesseract')).tesseractBots,
};

const kept = new Map<string, AnyBot>();

export const loadBots: LoadBots = async id => {
  const game = await loadGame(id);
  if (!game) return undefined;
  const team = await TEAMS[id as GameId]();
  const forLevel = (level: string): AnyBot => {
    const bot = kept.get(`${id} ${level}`) ?? team.bot(level);
    kept.set(`${id} ${level}`, bot);
    return bot;
  };
  const strongest = team.levels.at(-1)?.id ?? 'random';
  return { game, forLevel, adviser: forLevel(strongest) };
};
