import { testWords } from '../../text/testing.ts';
import { loadOfflineWords } from './words/index.ts';

testWords(loadOfflineWords);
