import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

/** Names. */
const SHARED = ['Dr Foo', 'Foo', 'LOOP', 'LOOP {dimension}', 'Ultramachina'];

testWords(
  async language => {
    const { board, ending, panels, story, table } = await loadWords(language);
    return { board, ending, panels, story, table };
  },
  {
    shared: {
      fr: [
        ...SHARED,
        'Actions',
        'Agents',
        'Missions {count}/{all}',
        '{count} LOOP',
        '{count} vortex',
        'mission +1',
        '{count} missions +1',
        'Supa Clones',
        'clones',
      ],
      cs: [...SHARED, '{count} LOOP'],
    },
  },
);
