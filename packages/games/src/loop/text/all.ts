/** Text of loop and of its career in all languages at once, for the terminal and for tests. */
import { inEveryLanguage } from '@tessera/engine';
import { loadCareerText } from '../career/text/index.ts';
import { loadLoopText } from './index.ts';

export const LOOP_TEXT = await inEveryLanguage(loadLoopText);
export const CAREER_TEXT = await inEveryLanguage(loadCareerText);
