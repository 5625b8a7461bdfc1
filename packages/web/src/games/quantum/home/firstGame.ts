import type { FirstGame } from '../../manifest.ts';

/** A duel on the base board, and you begin: nothing happens before you have looked around. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You against a gentle bot. You begin, and each new thing is explained.',
    fr: 'Vous contre un robot doux. Vous commencez, et chaque nouveauté est expliquée.',
    cs: 'Vy proti mírnému robotovi. Začínáte vy a každá novinka se vysvětlí.',
  },
  level: 'gentle',
  options: { firstPlayer: 'a' },
};
