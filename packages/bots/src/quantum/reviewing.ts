// @chunk own
/** How decisions of quantum are reviewed. */
import { type QuantumView, quantum } from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import type { Reviewing } from '../review/types.ts';
import { winChances } from './winChances.ts';

export const reviewing: Reviewing<QuantumView> = {
  nodes: [600, 4000],
  isJudged: ({ turn }) => turn.phase !== 'setup',
  sharesOf: view => winChances(quantum.determinize(view, luckOf(0))),
};
