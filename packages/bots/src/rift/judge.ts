// @chunk own
/** Win probabilities of both sides by the search. */
import type { RiftView } from '@tessera/games/rift';
import { expected, type Judge } from '../judge.ts';
import { alphaBetaBot } from './alphabeta.ts';

/** Nodes per position; with fewer, the noise exceeds what the moves of good players change. */
const NODES = 12_000;

export const judge: Judge<RiftView> = async view => {
  if (view.decision.startsWith('setup')) return undefined;
  const own = await expected(alphaBetaBot(), view, view.toMove, NODES);
  if (own === undefined) return undefined;
  return view.toMove === 0 ? [own, 1 - own] : [1 - own, own];
};
