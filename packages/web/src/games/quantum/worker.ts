// @chunk *
/** quantum for workers. */
import type { AnyGame, Past } from '@tessera/engine';
import type { QuantumEvent, QuantumState } from '@tessera/games/quantum';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('./rules.ts')).rules as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/quantum')).quantumBots,
  loadReviewing: async () => (await import('@tessera/bots/quantum/reviewing')).reviewing,
  loadAnalyst: async () => {
    const { reviewOf } = await import('./rules.ts');
    return {
      // Nothing is hidden: the table works out for itself what is ahead.
      insightOf: () => undefined,
      reviewOf: past => reviewOf(past as unknown as Past<QuantumState, QuantumEvent>),
    };
  },
};
