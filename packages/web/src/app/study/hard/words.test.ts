import { testWords } from '../../../text/testing.ts';
import { loadHardWords } from './words/index.ts';

testWords(loadHardWords);
