/** How tesseract is played, in French. */
import type { Guide } from '../../../app/rules/guide.ts';

export const guide: Guide = {
  lead: 'Un jeu de dés coopératif pour un à quatre. Ensemble, vous démontez un cube de 64 dés avant qu’il ne se défasse tout seul.',
  sections: [
    {
      id: 'goal',
      title: 'De quoi il s’agit',
      parts: [
        'Amenez un dé de chaque couleur et de chaque valeur, 24 en tout, sur le plateau Confinement. [T-END-1] Vous perdez à la septième brèche, [T-END-4] ou quand le Tesseract est épuisé. [T-END-5]',
      ],
    },
  ],
};
