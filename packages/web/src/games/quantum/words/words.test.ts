import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { panels, story, table } = await loadWords(language);
    return { panels, story, table };
  },
  { shared: { fr: ['Actions', 'cube', '{count} action', '{count} actions'] } },
);
