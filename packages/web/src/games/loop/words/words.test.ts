import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { board, panels, table } = await loadWords(language);
    return { board, panels, table };
  },
  { shared: { fr: ['Foo', 'Actions', 'Agents', 'Missions', 'Cycles'], cs: ['Foo'] } },
);
