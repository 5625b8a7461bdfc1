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
};
