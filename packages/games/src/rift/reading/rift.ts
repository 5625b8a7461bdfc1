import { riftFromSetup } from '../game.ts';
import { parsePosition } from './position.ts';

/** The whole game: matches may begin with the set-up or in a position. */
export const rift: typeof riftFromSetup = {
  ...riftFromSetup,
  notation: { ...riftFromSetup.notation, parsePosition },
};
