// @chunk own
/** The chances of both sides, as far as the search sees them. */
import type { RiftView } from '@tessera/games/rift';
import { expected, type Judge } from '../judge.ts';
import { alphaBetaBot } from './alphabeta.ts';

/** With fewer, a chance flickers by more than the moves of good players change it. */
const NODES = 12_000;

export const judge: Judge<RiftView> = async view => {
  if (view.decision.startsWith('setup')) return undefined;
  const own = await expected(alphaBetaBot(), view, view.toMove, NODES);
  if (own === undefined) return undefined;
  return view.toMove === 0 ? [own, 1 - own] : [1 - own, own];
};
