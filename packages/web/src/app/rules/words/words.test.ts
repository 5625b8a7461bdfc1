import { testWords } from '../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(loadWords, { shared: { fr: ['{count} passage', '{count} passages'] } });
