/** Text about content packs of any game, in French. Spaces before : ; ! ? are no-break. */
import type { CommonWords } from './index.ts';

export const fr: CommonWords = {
  builtIn: 'Fourni',
  import: 'Apporter un fichier (JSON)',
  template: 'Télécharger un modèle',
  added: 'Le jeu de contenus {name} est gardé dans ce navigateur, et choisi.',
  notKept:
    'Le jeu de contenus {name} est choisi, mais ce navigateur ne garde plus rien : il dure jusqu’à ce que vous quittiez la page.',
  remove: 'Retirer {name}',
  removed: 'Le jeu de contenus {name} a été retiré. Les parties qui s’en servent gardent leurs cartes.',
  refused: '{file} est refusé, rien n’a été changé :',
  more: { one: 'et {count} autre remarque', other: 'et {count} autres remarques' },
  notJson: 'Ce n’est pas du JSON, donc pas un jeu de contenus.',
  tooLarge: 'Il est bien plus gros qu’un jeu de contenus ne peut l’être.',
  unreadable: 'Il n’a pas pu être lu.',
  how: 'Comment l’écrire',
};
