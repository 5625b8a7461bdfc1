// @chunk *
/** Loaders of rift for workers. */
import type { AnyGame } from '@tessera/engine';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('./rules.ts')).rules as unknown as AnyGame,
  loadReading: async () => (await import('./reading.ts')).rules as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/rift')).riftBots,
  loadReviewing: async () => (await import('@tessera/bots/rift/reviewing')).reviewing,
};
