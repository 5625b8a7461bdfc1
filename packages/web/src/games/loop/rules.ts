// @chunk *
/** Rules for workers, re-exported by these names so that tree shaking drops the rest. */
export { loop as rules, outlookOf, reviewOf } from '@tessera/games/loop';
