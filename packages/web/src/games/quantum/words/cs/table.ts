export { table } from '../en/table.ts';
