import type { FirstGame } from '../../manifest.ts';

/** House rule: R-END-7 is off in the rules; matches end by default after so many quiet moves. */
export const HOUSE = { stallLimit: 100 } as const;

/** The first game: a position whose decisions are easy to understand, and with a certain end. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You against a gentle bot. The pieces stand ready, you move first.',
    fr: 'Vous contre un robot doux. Les pièces sont en place, vous commencez.',
    cs: 'Vy proti mírnému robotovi. Kameny už stojí, začínáte vy.',
  },
  level: 'gentle',
  options: { setupOrder: 'ready', firstPlayer: 'w', ...HOUSE },
};
