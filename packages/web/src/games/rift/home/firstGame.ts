import type { FirstGame } from '../../manifest.ts';

/** The ground is known before the pieces come, and the game is sure to end. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You against a gentle bot. You see the ground before you place your pieces.',
    fr: 'Vous contre un robot doux. Vous voyez le terrain avant de poser vos pièces.',
    cs: 'Vy proti mírnému robotovi. Desku uvidíte dřív, než postavíte kameny.',
  },
  level: 'gentle',
  options: { setupOrder: 'crossesFirst', stallLimit: 120 },
};
