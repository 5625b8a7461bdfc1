import { testWords } from '../../../../text/testing.ts';
import { loadAnalysisWords } from './index.ts';

testWords(loadAnalysisWords, { shared: { fr: ['{nodes} positions'] } });
