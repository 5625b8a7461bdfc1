/** How a match of loop is prepared. */
import { LOOP_FACTS, LOOP_OPTIONS } from '@tessera/games/loop';
import type { Preparation } from '../../../app/newMatch/preparation.ts';
import { LoopArt } from '../home/LoopArt.tsx';
import { loadWords, type PageWords } from './words/index.ts';

export const preparation: Preparation<PageWords> = {
  facts: LOOP_FACTS,
  levels: ['random', 'greedy'],
  options: { ...LOOP_OPTIONS },
  plain: [{ names: ['mode', 'difficulty', 'solo'] }],
  expert: [{ names: ['tower'] }],
  own: ['agents'],
  loadWords,
  placeOf: (seat, _draft, { agent }) => ({
    name: `${agent} ${seat + 1}`,
    short: `${seat + 1}`,
    question: `${agent} ${seat + 1}`,
    sign: null,
  }),
  holdings: ({ agent }) => [1, 2, 3, 4].map(seat => `${agent} ${seat}`),
  Picture: () => <LoopArt />,
  who: names => names.join(', '),
};
