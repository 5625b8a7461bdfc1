/** Results of rift, in French. */
import type { EndText } from './index.ts';

export const fr: EndText = {
  youWin: 'Vous gagnez',
  youLose: 'Vous perdez',
  wins: '{name|Qui} gagne',
  ends: {
    yours: {
      capture: 'Votre Tesseract a été capturé.',
      closed: 'Votre Tesseract a fini son tour dans un anneau fermé.',
      bare: 'Votre Tesseract est votre dernier pion.',
      immobilised: 'Votre Tesseract ne peut plus bouger.',
    },
    theirs: {
      capture: 'Vous avez capturé le Tesseract adverse.',
      closed: 'Le Tesseract adverse a fini son tour dans un anneau fermé.',
      bare: 'Le Tesseract adverse est le dernier pion de son camp.',
      immobilised: 'Le Tesseract adverse ne peut plus bouger.',
    },
  },
  left: {
    resign: { you: 'Vous avez abandonné.', other: 'Abandon : {name}.' },
    time: { you: 'Votre temps est écoulé.', other: 'Temps écoulé : {name}.' },
  },
  gaveUp: {
    capture: 'Abandon : {name}. Son Tesseract ne pouvait plus être sauvé.',
    certain: 'Abandon : {name}. Sa défaite était certaine.',
    open: 'Abandon : {name}. La partie semblait sans issue.',
  },
  agreed: 'Fin d’un commun accord : {count}.',
};
