/** What tables of this server can be about. */
import { botNames } from '@tessera/bots';
import { gameById } from '@tessera/games';
import type { World } from '../table/index.ts';

export const GAMES: Omit<World, 'lull'> = {
  game: gameById,
  levels: botNames,
};
