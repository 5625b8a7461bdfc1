/** The games of this client in the order of home; a new game is added here. */
import type { Language } from '@tessera/engine';
import { linkGames } from '../ui/router.ts';
import { loop } from './loop/index.ts';
import type { GameManifest } from './manifest.ts';
import { quantum } from './quantum/index.ts';
import { rift } from './rift/index.ts';
import { tesseract } from './tesseract/index.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [rift, tesseract, quantum, loop];
linkGames(GAMES);

export const gameById = (id: string): GameManifest | undefined => GAMES.find(game => game.id === id);

/** Fetches what lists of games say in a language. */
export const loadTitles = (language: Language): Promise<unknown> =>
  Promise.all(GAMES.map(game => game.loadTitle?.(language)));
