import { testWords } from '../../../../text/testing.ts';
import { loadWords } from '../part.ts';

testWords(loadWords);
