// @chunk *
/** Loaders of loop for workers. */
import type { AnyGame } from '@tessera/engine';
import type { LoopPast, LoopView } from '@tessera/games/loop';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('./rules.ts')).rules as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/loop')).loopBots,
  loadReviewing: async () => (await import('@tessera/bots/loop/reviewing')).reviewing,
  loadAnalyst: async () => {
    const { outlookOf, reviewOf } = await import('./rules.ts');
    return {
      insightOf: view => outlookOf(view as LoopView),
      reviewOf: past => reviewOf(past as unknown as LoopPast),
    };
  },
};
