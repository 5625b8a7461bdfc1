/** What the panels say, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const panels = {} as const;

export type PanelText = Words<typeof panels>;
