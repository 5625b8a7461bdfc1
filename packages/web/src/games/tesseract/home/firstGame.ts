import type { FirstGame } from '../../manifest.ts';

/** The first game: a large lab, a helpful colleague, few events, and no consent needed. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You and a steady bot against the cube, on the mildest base.',
    fr: 'Vous et un robot posé contre le cube, sur le socle le plus calme.',
    cs: 'Vy a vyrovnaný robot proti krychli, na nejmírnější základně.',
  },
  level: 'steady',
  options: { consent: 'auto', researchers: ['R10', 'R08'] },
};
