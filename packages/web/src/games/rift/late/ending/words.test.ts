import { testWords } from '../../../../text/testing.ts';
import { loadWords } from './index.ts';

testWords(loadWords);
