/** Replaces the registry of `packages/games` on the server: see `register.ts`. */
import type { AnyGame } from '@tessera/engine';
import { hoard } from './hoard.ts';

export const GAMES = { hoard } as const;

export const GAME_IDS = Object.keys(GAMES);

export const gameById = (id: string): AnyGame | undefined =>
  id === 'hoard' ? (hoard as unknown as AnyGame) : undefined;
