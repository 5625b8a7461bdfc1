import { testWords } from '../../../text/testing.ts';
import { loadClockWords } from './index.ts';

testWords(loadClockWords);
