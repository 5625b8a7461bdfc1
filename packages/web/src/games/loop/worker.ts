// @chunk *
/** Loaders of loop for workers. */
import type { AnyGame } from '@tessera/engine';
import type { LoopPast, LoopView } from '@tessera/games/loop';
import type { GameWorker } from '../manifest.ts';
import type { EndReview } from './contract.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('./rules.ts')).rules as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/loop')).loopBots,
  loadReviewing: async () => (await import('@tessera/bots/loop/reviewing')).reviewing,
  loadAnalyst: async () => {
    const { outlookOf, reviewOf } = await import('./rules.ts');
    const { fortuneOf } = await import('@tessera/bots/loop');
    return {
      insightOf: view => outlookOf(view as LoopView),
      reviewOf: given => {
        const past = given as unknown as LoopPast;
        return { ...reviewOf(past), fortune: fortuneOf(past) } satisfies EndReview;
      },
    };
  },
};
