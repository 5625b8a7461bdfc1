/** Descriptions of games for the analysis board, found by their folders. */
import type { AnalysisGame } from '../../../games/analysis.ts';

const FOUND = import.meta.glob<AnalysisGame>('../../../games/*/analysis.ts', { import: 'analysis' });

/** A game that tells nothing has lines in words and no arrows. */
const PLAIN: AnalysisGame = { isTerse: false, arrowOf: () => undefined };

export const loadAnalysisGame = async (id: string): Promise<AnalysisGame> =>
  (await FOUND[`../../../games/${id}/analysis.ts`]?.()) ?? PLAIN;
