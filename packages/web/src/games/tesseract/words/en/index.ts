import { cube } from './cube.ts';
import { panels } from './panels.ts';
import { table } from './table.ts';

export const en = { cube, panels, table };
