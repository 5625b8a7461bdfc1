import type { FirstGame } from '../../manifest.ts';

/** A duel on the base board, and you begin: nothing happens before you have looked around. */
export const FIRST_GAME: FirstGame = {
  level: 'gentle',
  options: { firstPlayer: 'a' },
};
