// @chunk *
/** Rules for workers, re-exported by these names so that tree shaking drops the rest. */
export { quantum as rules, reviewOf } from '@tessera/games/quantum';
