/** Text of the share dialogs, in French. */
import type { ShareWords } from './index.ts';

export const fr: ShareWords = {
  title: 'Copier ou partager',
  position: 'Cette position',
  game: 'Toute la partie',
  text: 'Copier le texte',
  link: 'Copier un lien',
  atMoment: 'Le lien ouvre la partie à ce moment.',
  hidden: 'Une partie emporte ce qui y est encore caché ; dans une position, cela est remélangé.',
  copied: 'Copié.',
  notCopied: 'Ce navigateur ne permet pas de copier. Le voici, à copier à la main :',
  tooLong: 'C’est trop long pour un lien. Copiez plutôt le texte.',
  failed: 'Cela n’a pas marché. Rechargez la page ; chaque coup est gardé.',
  open: 'Ouvrir une position ou une partie',
  branch:
    'Une nouvelle partie commence avec les {count} coups joués jusqu’ici. Celle-ci reste comme elle est.',
  deal: 'Une nouvelle partie commence à ce moment. Ce qui est caché est remélangé, et les dés sont neufs. Celle-ci reste comme elle est.',
  begin: 'Commencer',
  online: 'Continuer en ligne',
  toTable: 'Aller à la table en ligne',
  goesOn: 'Cette partie continue à une table en ligne.',
  home: 'Emporter la partie',
  homeEnds:
    'La partie continue dans ce navigateur et s’arrête sans résultat à la table en ligne : ses dés peuvent dès lors être connus.',
  homeSure: 'L’arrêter là-bas et l’emporter',
  homeFailed: 'La partie n’a pas pu être récupérée. Réessayez dans un instant ; rien n’est perdu.',
};
