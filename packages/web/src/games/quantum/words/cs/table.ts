import type { TableText } from '../en/table.ts';

export const table: TableText = {};
