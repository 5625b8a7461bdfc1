/** How the rules worker finds a game's analyst: it comes with the game's own file, when it is first asked. */
import type { Past as TesseractPast, TesseractView } from '@tessera/games/tesseract';
import type { Analyst, LoadAnalyst } from './analyst.ts';

const LOADERS: Readonly<Record<string, () => Promise<Analyst>>> = {
  tesseract: async () => {
    const { insightOf, reviewOf } = await import('@tessera/games/tesseract');
    return {
      insightOf: view => insightOf(view as TesseractView),
      reviewOf: past => reviewOf(past as unknown as TesseractPast),
    };
  },
};

export const loadAnalyst: LoadAnalyst = async game =>
  Object.hasOwn(LOADERS, game) ? LOADERS[game]?.() : undefined;
