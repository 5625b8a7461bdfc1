/** Texts of the clocks, in French. Spaces before : ; ! ? are no-break. */
import type { ClockWords } from './index.ts';

export const fr: ClockWords = {
  label: 'Pendules',
  meaning:
    'Pour jouer à plusieurs devant cet écran : un temps de réflexion chacun, plus un supplément à chaque coup. La mise en place ne compte pas ; le premier coup lance les pendules.',
  off: 'sans',
  own: 'au choix',
  minutes: 'minutes chacun',
  increment: 'secondes par coup',
  refused: 'De 1 à 180 minutes, et jusqu’à 60 secondes par coup.',
  left: '{name} : encore {seconds} secondes.',
  running: 'en marche',
  low: 'presque plus de temps',
  pause: 'Mettre en pause',
  paused: 'En pause',
  pausedText:
    'Les pendules sont arrêtées, même si cette page est fermée. Le plateau reste caché jusqu’à la reprise.',
  notBegun: 'Les pendules démarrent au premier coup de jeu.',
  goOn: 'Reprendre',
};
