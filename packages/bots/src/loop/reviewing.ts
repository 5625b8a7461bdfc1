// @chunk own
/** How decisions of loop are reviewed. */
import type { LoopView } from '@tessera/games/loop';
import type { Reviewing } from '../review/types.ts';

export const reviewing: Reviewing<LoopView> = {
  nodes: [600, 3000],
  // Only plans of a turn compare; a card is chosen between two of them.
  isJudged: ({ decision }) => decision?.kind === 'action',
};
