/** What is said when it is over, in French. */
import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {};
