import { testWords } from '../../../text/testing.ts';
import { loadFailureWords } from './index.ts';

testWords(loadFailureWords);
