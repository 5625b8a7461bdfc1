/** How a worker fetches the rules of a game: each game is a file of its own, loaded when it is played. */
import type { AnyGame } from '@tessera/engine';
import type { GameId } from '@tessera/games';
import type { LoadGame } from './host.ts';

const LOADERS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  rift: async () => (await import('@tessera/games/rift')).rift,
  tesseract: async () => (await import('@tessera/games/tesseract')).tesseract,
};

export const loadGame: LoadGame = async id => {
  if (!Object.hasOwn(LOADERS, id)) return undefined;
  return (await LOADERS[id as GameId]()) as AnyGame;
};
