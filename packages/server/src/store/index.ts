export { StoreFailure } from './failure.ts';
export type { Inspection } from './inspect.ts';
export type { StoreReport } from './sqlite/examine.ts';
export type { Loss } from './sqlite/salvage.ts';
export { backUpFolder, copyFolder, examineFolder, restoreFolder, setAsideIn } from './tools.ts';
