/** The games and bots that tables of this server can use. */
import { botLevels } from '@tessera/bots';
import { gameById } from '@tessera/games';
import type { World } from '@tessera/table';

/** Names of the level that plays about as well as most people. */
const FAIR = ['fair', 'steady'];

export type Games = Omit<World, 'downtime'>;

export const BUILT_IN: Games = {
  game: gameById,
  levels: botLevels,
  keeper(game) {
    const levels = botLevels(game);
    return levels.find(level => FAIR.includes(level)) ?? levels.at(-1) ?? '';
  },
};
