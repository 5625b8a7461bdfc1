import type { TableWords } from '../index.ts';
import { board } from './board.ts';
import { ending } from './ending.ts';
import { lessons } from './lessons.ts';
import { panels } from './panels.ts';
import { story } from './story.ts';
import { table } from './table.ts';

export const cs: TableWords = { board, ending, lessons, panels, story, table };
