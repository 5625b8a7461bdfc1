/** What is said when it is over, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const ending = {} as const;

export type EndingText = Words<typeof ending>;
