import { check } from '../explain/explain.ts';
import { riftFromSetup } from '../game.ts';
import { parsePosition } from './position.ts';

/** The whole game: with the parser of positions and the explainer. */
export const rift: typeof riftFromSetup = {
  ...riftFromSetup,
  notation: { ...riftFromSetup.notation, parsePosition },
  check,
};
