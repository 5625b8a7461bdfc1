import type { FirstGame } from '../../manifest.ts';

/** A ready set-up: whatever White moves first, nobody can take a Tesseract. */
export const READY =
  '15/3t1v6sh1/7p7/15/15/15/4x6x3/15/3X6X4/15/15/15/7P7/1HS6V1T3/15 w SRC3H2Gsrc3h2g p 0 0';

/** R-END-7 is off in the rules; a match that nobody chose otherwise for ends after so many quiet moves. */
export const HOUSE = { stallLimit: 100 } as const;

/** From where decisions are understood, and sure to end. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You against a gentle bot. The pieces stand ready, you move first.',
    fr: 'Vous contre un robot doux. Les pièces sont en place, vous commencez.',
    cs: 'Vy proti mírnému robotovi. Kameny už stojí, začínáte vy.',
  },
  level: 'gentle',
  options: HOUSE,
  position: READY,
};
