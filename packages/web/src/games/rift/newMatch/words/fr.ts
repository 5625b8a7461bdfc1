/** Text of rift's new match form, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  seats: { heading: 'Places' },
  who: 'Qui joue les {colour} ?',
  levels: {
    gentle: 'Voit un coup d’avance et oublie parfois quelque chose. Bien pour une première partie.',
    easy: 'Voit ce qui peut être pris tout de suite, des deux côtés. Se trompe parfois.',
    fair: 'Voit environ deux coups d’avance. Se trompe parfois.',
    strong: 'Voit plus loin, et traque votre Tesseract quand il le peut.',
    best: 'Réfléchit bien plus que le niveau précédent. Le plus coriace de tous.',
  },
  groups: {
    start: 'Avant la partie',
    pieces: 'Pièces',
    crosses: 'Croix',
    end: 'Fin de partie',
  },
  advanced: 'Options avancées',
  advancedText: 'Interprétations du livret de règles. Les valeurs par défaut conviennent.',
  units: { stallLimit: 'coups calmes' },
  house: 'Notre règle maison',
  about: {
    repetition: {
      forbidden: 'Aucun coup ne peut ramener la même position une troisième fois.',
      adjudicated: 'La troisième fois termine la partie : le camp qui a le plus de pions gagne.',
      off: 'La même position peut revenir autant de fois qu’on veut.',
    },
  },
  defaults: 'Toutes les options comme dans les règles.',
  against: '{white} contre {black}',
  edit: 'Composer une position',
  editHere:
    'En ligne, une partie commence par la mise en place habituelle ; vos propres positions se jouent devant un seul écran.',
};
