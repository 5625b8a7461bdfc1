import { testWords } from '../../text/testing.ts';
import { loadHistoryWords } from './words/index.ts';

testWords(loadHistoryWords);
