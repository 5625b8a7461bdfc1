// @chunk own
/** How decisions of rift are reviewed. */
import type { RiftView } from '@tessera/games/rift';
import type { Reviewing } from '../review/types.ts';

export const reviewing: Reviewing<RiftView> = {
  nodes: [3000, 20_000],
  isJudged: ({ decision }) => !decision.startsWith('setup'),
};
