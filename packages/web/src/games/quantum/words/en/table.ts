/** What is said around the panels, in English. Other languages have the same keys. `*` emphasises. */
import type { Words } from '../../../../text/format.ts';

export const table = {} as const;

export type TableText = Words<typeof table>;
