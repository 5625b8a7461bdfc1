/** Text of the import page, in French. */
import type { OpenWords } from './index.ts';

export const fr: OpenWords = {
  title: 'Ouvrir une position ou une partie',
  lead: 'Collez un lien ou un texte, ou déposez un fichier ici. Rien ne quitte ce navigateur.',
  field: 'Lien ou texte',
  read: 'Montrer',
  file: 'Choisir un fichier',
  refused: 'Impossible d’ouvrir ceci : {why}.',
  position: 'Une position',
  game: { one: 'Une partie de {count} coup', other: 'Une partie de {count} coups' },
  at: 'montrée après le coup {count}',
  who: 'Qui joue la suite ?',
  play: 'Jouer la suite',
  look: 'Regarder',
  lookText: 'Pour regarder, tout le monde est à cet écran et aucun robot ne joue.',
  over: 'Elle est terminée. Regardez-la, et reprenez à n’importe quel moment.',
  here: 'Cette partie est déjà dans ce navigateur.',
  goOn: 'Y aller',
};
