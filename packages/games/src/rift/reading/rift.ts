import { check } from '../explain/explain.ts';
import { riftFromSetup } from '../game.ts';
import { parsePosition } from './position.ts';

/** The whole game: matches may begin with the set-up or in a position, and what is not legal is explained. */
export const rift: typeof riftFromSetup = {
  ...riftFromSetup,
  notation: { ...riftFromSetup.notation, parsePosition },
  check,
};
