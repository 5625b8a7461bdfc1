import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

/** Names. */
const SHARED = ['Foo', 'LOOP', 'LOOP {dimension}', 'Ultramachina'];

testWords(
  async language => {
    const { board, panels, table } = await loadWords(language);
    return { board, panels, table };
  },
  {
    shared: {
      fr: [
        ...SHARED,
        'Actions',
        'Agents',
        'Missions {count}/{all}',
        '{count} LOOP',
        'mission +1',
        'Supa Clones',
        'clones',
      ],
      cs: [...SHARED, '{count} LOOP'],
    },
  },
);
