/** The games of this client, in the order of home: the one list that a new game is added to. */
import { loop } from './loop/index.tsx';
import type { AnnouncedGame, GameManifest } from './manifest.ts';
import { quantum } from './quantum/index.ts';
import { rift } from './rift/index.ts';
import { tesseract } from './tesseract/index.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [rift, tesseract, quantum];

/** Shown on home and not yet built. */
export const ANNOUNCED: readonly AnnouncedGame[] = [loop];

export const gameById = (id: string): GameManifest | undefined => GAMES.find(game => game.id === id);
