/** Lazy-loaded part of a table for set-up. */
export { aheadOf } from './ahead.ts';
export { WAYS } from './placing.ts';
export { KEYS, SetupHelp } from './SetupHelp.tsx';
