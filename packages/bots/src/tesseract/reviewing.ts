// @chunk own
/** How decisions of tesseract are reviewed. */
import type { TesseractView } from '@tessera/games/tesseract';
import type { Reviewing } from '../review/types.ts';

export const reviewing: Reviewing<TesseractView> = {
  nodes: [500, 3000],
  // Consent is decided by a static evaluation, which does not compare with a plan.
  isJudged: ({ decision, phase }) => decision !== null && decision?.type !== 'consent' && phase !== 'setup',
};
