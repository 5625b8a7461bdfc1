/** The games and bots that tables of this server can use. */
import { botLevels } from '@tessera/bots';
import { gameById } from '@tessera/games';
import type { World } from '@tessera/table';

/** The level that plays about as well as most people. */
const FAIR = 'fair';

export type Games = Omit<World, 'downtime'>;

export const BUILT_IN: Games = {
  game: gameById,
  levels: botLevels,
  keeper(game) {
    const levels = botLevels(game);
    return levels.includes(FAIR) ? FAIR : (levels.at(-1) ?? '');
  },
};
