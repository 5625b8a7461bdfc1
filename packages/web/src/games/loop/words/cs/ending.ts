/** What is said when it is over, in Czech. */
import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {};
