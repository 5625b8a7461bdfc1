/** Texts of the clocks, in French. Spaces before : ; ! ? are no-break. */
import type { ClockWords } from './index.ts';

export const fr: ClockWords = {
  label: 'Pendules',
  meaning:
    'Pour plusieurs devant cet écran : un temps par joueur, et un supplément à chaque coup. La mise en place est libre ; le premier coup les lance.',
  off: 'sans',
  own: 'au choix',
  minutes: 'minutes chacun',
  increment: 'secondes par coup',
  refused: 'De 1 à 180 minutes, et jusqu’à 60 secondes par coup.',
  left: '{name} : encore {seconds} secondes.',
  running: 'en marche',
  low: 'peu de temps',
  pause: 'Mettre en pause',
  paused: 'En pause',
  pausedText:
    'Les pendules sont arrêtées, aussi quand cette page est fermée. Le plateau reste caché jusqu’à la reprise.',
  notBegun: 'Les pendules démarrent au premier coup de jeu.',
  goOn: 'Reprendre',
};
