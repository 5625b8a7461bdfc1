import type { FirstGame } from '../../manifest.ts';

/** The first game: a large lab, a helpful colleague, few events, and no consent needed. */
export const FIRST_GAME: FirstGame = {
  level: 'strong',
  options: { consent: 'auto', researchers: ['R10', 'R08'] },
};
