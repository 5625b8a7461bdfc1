import { testWords } from '../../../text/testing.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const WORDS = { en, fr, cs };

testWords(async language => WORDS[language], {
  shared: { fr: ['Actions', '{count} place', '{count} places'] },
});
