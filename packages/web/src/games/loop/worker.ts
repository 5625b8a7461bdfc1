/** loop for workers. */
import type { AnyGame } from '@tessera/engine';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('@tessera/games/loop')).loop as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/loop')).loopBots,
};
