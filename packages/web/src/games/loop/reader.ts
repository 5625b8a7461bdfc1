// @chunk own
/** Reader of a match deed by deed, fetched with the first answer. */
export { chronicleOf } from './chronicle.ts';
export { grouped } from './grouping.ts';
