/** What is said on the panels, in English. Other languages have the same keys. `*` emphasises. */
import type { Words } from '../../../../text/format.ts';

export const panels = {} as const;

export type PanelText = Words<typeof panels>;
