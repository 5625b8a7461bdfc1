// @chunk *
/** Loaders of tesseract for workers. */
import type { AnyGame } from '@tessera/engine';
import type { TesseractPast, TesseractView } from '@tessera/games/tesseract';
import type { GameWorker } from '../manifest.ts';

export const worker: GameWorker = {
  loadRules: async () => (await import('./rules.ts')).rules as unknown as AnyGame,
  loadReading: async () => (await import('./reading.ts')).rules as unknown as AnyGame,
  loadBots: async () => (await import('@tessera/bots/tesseract')).tesseractBots,
  loadReviewing: async () => (await import('@tessera/bots/tesseract/reviewing')).reviewing,
  loadAnalyst: async () => {
    const { insightOf } = await import('./rules.ts');
    return {
      insightOf: view => insightOf(view as TesseractView),
      reviewOf: async past => (await import('./review.ts')).reviewOf(past as unknown as TesseractPast),
    };
  },
};
