/** What the panels say, in Czech. */
import type { PanelText } from '../en/panels.ts';

export const panels: PanelText = {};
