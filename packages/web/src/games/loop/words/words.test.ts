import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

/** Names. */
const SHARED = ['Foo', 'LOOP', 'LOOP {dimension}', 'Ultramachina'];

testWords(
  async language => {
    const { board, ending, panels, table } = await loadWords(language);
    return { board, ending, panels, table };
  },
  {
    shared: {
<<<<<<< HEAD
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
=======
      fr: [...SHARED, 'Actions', 'Agents', 'Missions {count}/{all}', '{count} LOOP', '{count} vortex'],
>>>>>>> 02b4682 (loop: an evaluation sheet of 35 entries, out of match logs (L-HR))
      cs: [...SHARED, '{count} LOOP'],
    },
  },
);
