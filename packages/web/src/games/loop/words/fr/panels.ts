/** What the panels say, in French. */
import type { PanelText } from '../en/panels.ts';

export const panels: PanelText = {};
