/** What the ring says, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const board = {} as const;

export type BoardText = Words<typeof board>;
