/** Reasons why a match cannot be played or stored, in French. */
import type { FailureWords } from './index.ts';

export const fr: FailureWords = {
  title: 'Cette partie ne peut pas se jouer ici',
  detail: 'En détail : {why}.',
  missing: {
    title: 'Cette partie n’est pas dans ce navigateur',
    text: 'Une partie vit dans le navigateur où elle a commencé. Celle-ci a peut-être été supprimée, ou appartient à un autre navigateur ou appareil.',
  },
  unreadable: {
    heading: 'Parties illisibles',
    title: 'Partie illisible',
    text: 'Cette partie ne se lit pas : {why}.',
    download: 'Télécharger',
    remove: 'Supprimer',
  },
  files: {
    refused: '{file} ne s’ouvre pas : {why}',
    tooLarge: 'il est trop grand pour être une partie.',
    notRead: 'le navigateur n’a pas pu le lire.',
  },
  failures: {
    noWorkers:
      'Ce navigateur ne laisse pas les pages réfléchir en arrière-plan (pas de Web Workers), et la table en a besoin. Tout navigateur récent convient.',
    crashed: 'Ce qui fait tourner le jeu s’est arrêté. Rechargez la page : tous les coups joués sont gardés.',
    broken: 'Ce que ce navigateur a gardé de la partie ne se lit plus ; elle ne peut pas continuer.',
    otherRules:
      'Cette partie a commencé sous une version plus ancienne des règles ; elle ne peut pas continuer.',
    unknownGame: 'Cette partie appartient à un jeu qui n’est pas encore disponible.',
    botFailed:
      'Un robot n’a pas su jouer : les règles ont joué un coup simple à sa place. Vous pouvez reprendre des coups et réessayer.',
    notKept:
      'Ce navigateur ne garde plus rien : vous pouvez jouer, mais seulement jusqu’à la fermeture de la page.',
    removed: 'La partie a été supprimée dans un autre onglet : vous pouvez jouer, mais rien n’est gardé.',
  },
};
