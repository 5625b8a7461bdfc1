export { parseExperiment } from './experiment.ts';
export { builtInExperiments, readExperiment } from './files.ts';
export { progressLine } from './pace.ts';
export { type Answer, queryRun } from './query.ts';
export { replayRow } from './replay.ts';
export { type RunResult, runExperiment } from './run.ts';
export type * from './types.ts';
