/** What a table fetches for a set-up. */
export { aheadOf } from './ahead.ts';
export { WAYS } from './placing.ts';
export { KEYS, SetupHelp } from './SetupHelp.tsx';
