import type { FirstGame } from '../../manifest.ts';

/** House rule: R-END-7 is off in the rules; matches end by default after so many quiet moves. */
export const HOUSE = { stallLimit: 60 } as const;

/** The first game: a position whose decisions are easy to understand, and with a certain end. */
export const FIRST_GAME: FirstGame = {
  level: 'gentle',
  options: { setupOrder: 'ready', firstPlayer: 'w', ...HOUSE },
};
