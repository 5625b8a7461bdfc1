import { testWords } from '../testing.ts';
import { loadOnlineWords } from './index.ts';

testWords(loadOnlineWords, {
  shared: {
    fr: ['5 min + 5 s', '10 min + 15 s', '30 min + 30 s', '{count} min', '{count} table', '{count} tables'],
    cs: ['5 min + 5 s', '10 min + 15 s', '30 min + 30 s', '{count} min'],
  },
});
