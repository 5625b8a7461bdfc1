/** Every game that is built, by id. */
import type { AnyGame } from '@tessera/engine';
import { loop } from './loop/index.ts';
import { quantum } from './quantum/index.ts';
import { rift } from './rift/index.ts';
import { tesseract } from './tesseract/index.ts';

export const GAMES = { rift, tesseract, quantum, loop } as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

/** The game of this id with erased types, for tools that play any game. */
export const gameById = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? (GAMES[id as GameId] as unknown as AnyGame) : undefined;
