import type { FirstGame } from '../../manifest.ts';

/** A roomy lab, a colleague who helps everywhere, few events, and nobody has to be asked. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You and a steady bot against the cube, on the mildest base.',
    fr: 'Vous et un robot posé contre le cube, sur le socle le plus calme.',
    cs: 'Vy a vyrovnaný robot proti krychli, na nejmírnější základně.',
  },
  level: 'steady',
  options: { consent: 'auto', researchers: ['R10', 'R08'] },
};
