import type { TableWords } from '../index.ts';
import { lessons } from './lessons.ts';
import { panels } from './panels.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const fr: TableWords = { lessons, panels, story, table };
