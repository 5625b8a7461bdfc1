import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(
  async language => {
    const { cube, panels, table } = await loadWords(language);
    return { cube, panels, table };
  },
  {
    shared: {
      fr: [
        'Action',
        'Actions',
        '+{count} action',
        '+{count} actions',
        'Cube',
        '{count} cube',
        '{count} cubes',
        'Phase',
      ],
    },
    withoutFew: ['panels.lab.rolls.one'],
  },
);
