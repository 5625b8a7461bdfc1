// @chunk *-table
/** Reader of a match deed by deed, fetched with the first answer. */
export { chroniclerOf } from './chronicle.ts';
export { grouped } from './grouping.ts';
