/** Text of the import page, in French. */
import type { OpenWords } from './index.ts';

export const fr: OpenWords = {
  title: 'Ouvrir une position ou une partie',
  lead: 'Collez un lien ou un texte, ou déposez un fichier ici. Rien ne quitte ce navigateur.',
  field: 'Lien ou texte',
  read: 'Afficher',
  file: 'Choisir un fichier',
  refused: 'Impossible d’ouvrir ceci. Détail, en anglais : {why}.',
  unknown: 'Ce n’est ni un lien, ni une position, ni une partie que l’on puisse ouvrir ici.',
  position: 'Une position',
  game: { one: 'Une partie de {count} coup', other: 'Une partie de {count} coups' },
  at: 'affichée après le coup {count}',
  who: 'Qui continue ?',
  play: 'Continuer',
  look: 'Regarder',
  lookText: 'Pour regarder, aucun robot ne joue : vous jouez pour tout le monde.',
  over: 'La partie est terminée. Parcourez-la, et reprenez à n’importe quel moment.',
  here: 'Cette partie est déjà dans ce navigateur.',
  goOn: 'Y aller',
};
