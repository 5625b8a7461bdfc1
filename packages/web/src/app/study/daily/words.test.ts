import { testWords } from '../../../text/testing.ts';
import { loadDailyWords } from './words/index.ts';

testWords(loadDailyWords, { shared: { fr: ['Place'] } });
