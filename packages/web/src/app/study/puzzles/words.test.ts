import { testWords } from '../../../text/testing.ts';
import { loadPuzzleWords } from './words/index.ts';

testWords(loadPuzzleWords, {
  shared: {
    fr: ['Transport', 'Warp', 'LOOP', 'Clones', 'Reconfiguration'],
    cs: ['Transport', 'Warp', 'LOOP'],
  },
});
