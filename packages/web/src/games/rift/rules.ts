// @chunk *
/** Rules for workers, re-exported by one name so that tree shaking drops the rest. */
export { riftFromSetup as rules } from '@tessera/games/rift';
