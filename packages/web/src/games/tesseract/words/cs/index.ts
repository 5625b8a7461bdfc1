import type { TableWords } from '../index.ts';
import { cube } from './cube.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const cs: TableWords = { cube, panels, table };
