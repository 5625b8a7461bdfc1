export { StoreFailure } from './failure.ts';
export type { Inspection } from './inspect.ts';
export { backUpFolder, copyFolder, restoreFolder } from './tools.ts';
