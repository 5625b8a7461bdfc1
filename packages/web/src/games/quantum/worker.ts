/** quantum for workers; its table is still to come. */
import type { AnyGame } from '@tessera/engine';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('@tessera/games/quantum')).quantum as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/quantum')).quantumBots,
};
