import { completedAll } from '@tessera/engine';
import { testWords } from '../../../text/testing.ts';
import { cs } from './cs/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { TableWords } from './index.ts';

const WORDS = completedAll<TableWords>({ en, fr, cs });

testWords(async language => WORDS[language], {
  shared: { fr: ['Actions', '{count} place', '{count} places'] },
});
