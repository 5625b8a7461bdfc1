export { runThroughQueue } from './run.ts';
export { workThroughQueue } from './work.ts';
