/** Text of the share dialogs, in French. */
import type { ShareWords } from './index.ts';

export const fr: ShareWords = {
  title: 'Copier ou partager',
  position: 'Cette position',
  game: 'Toute la partie',
  text: 'Copier le texte',
  link: 'Copier un lien',
  atMoment: 'Le lien ouvre la partie à ce moment.',
  hidden:
    'Une partie partagée contient ce qui est encore caché ; dans une position, c’est mélangé à nouveau.',
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le à la main :',
  tooLong: 'C’est trop long pour un lien. Copiez plutôt le texte.',
  failed: 'Cela n’a pas marché. Rechargez la page ; tous les coups sont conservés.',
  open: 'Ouvrir une position ou une partie',
  branch: 'Une nouvelle partie commence avec les {count} coups joués jusqu’ici. Celle-ci reste telle quelle.',
  deal: 'Une nouvelle partie commence à partir d’ici. Ce qui est caché est mélangé à nouveau, et les dés sont relancés. Celle-ci reste telle quelle.',
  begin: 'Commencer',
  online: 'Continuer en ligne',
  toTable: 'Aller à la table en ligne',
  goesOn: 'Cette partie continue à une table en ligne.',
  home: 'Emporter la partie',
  homeEnds:
    'La partie continue dans ce navigateur et s’arrête sans résultat à la table en ligne : dès lors, ses dés ne sont plus secrets.',
  homeSure: 'L’arrêter là-bas et l’emporter',
  homeFailed: 'La partie n’a pas pu être récupérée. Réessayez dans un instant ; rien n’est perdu.',
};
