import { lessons } from './lessons.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const en = { lessons, panels, table };
