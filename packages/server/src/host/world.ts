/** What tables of this server can be about. */
import { botLevels } from '@tessera/bots';
import { gameById } from '@tessera/games';
import type { World } from '@tessera/table';

/** What games call a bot that plays as well as most people do. */
const FAIR = ['fair', 'steady'];

export const GAMES: Omit<World, 'lull'> = {
  game: gameById,
  levels: botLevels,
  keeper(game) {
    const levels = botLevels(game);
    return levels.find(level => FAIR.includes(level)) ?? levels.at(-1) ?? '';
  },
};
