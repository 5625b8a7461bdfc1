/** Replaces `src/games/index.ts` in the build of `build.ts`: the fifth game is the only one. */
import type { GameManifest } from '../../src/games/manifest.ts';
import { linkGames } from '../../src/ui/router.ts';
import { hoard } from './manifest.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [hoard];
linkGames(GAMES);

export const gameById = (id: string): GameManifest | undefined => GAMES.find(game => game.id === id);

export const loadTitles = async (): Promise<void> => {};
