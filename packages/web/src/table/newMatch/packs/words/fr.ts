/** Text about content packs of any game, in French. Spaces before : ; ! ? are no-break. */
import type { CommonWords } from './index.ts';

export const fr: CommonWords = {
  builtIn: 'Fourni',
  import: 'Importer un fichier (JSON)',
  template: 'Télécharger un modèle',
  added: 'Le jeu de contenus {name} est enregistré dans ce navigateur et sélectionné.',
  notKept:
    'Le jeu de contenus {name} est sélectionné, mais ce navigateur n’enregistre plus rien : il disparaîtra quand vous quitterez la page.',
  remove: 'Retirer {name}',
  removed: 'Le jeu de contenus {name} a été retiré. Les parties qui s’en servent gardent leurs cartes.',
  refused: '{file} a été refusé, rien n’a changé :',
  more: { one: 'et {count} autre problème', other: 'et {count} autres problèmes' },
  notJson: 'Ce n’est pas du JSON, donc pas un jeu de contenus.',
  tooLarge: 'Il est bien plus gros qu’un jeu de contenus ne peut l’être.',
  unreadable: 'Il n’a pas pu être lu.',
  how: 'Comment l’écrire',
};
