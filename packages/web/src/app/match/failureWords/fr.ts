/** Reasons why a match cannot be played or stored, in French. */
import type { FailureWords } from './index.ts';

export const fr: FailureWords = {
  title: 'Cette partie ne peut pas se jouer ici',
  detail: 'Détail, en anglais : {why}.',
  missing: {
    title: 'Cette partie n’est pas dans ce navigateur',
    text: 'Une partie reste dans le navigateur où elle a commencé. Celle-ci a peut-être été supprimée, ou se trouve sur un autre navigateur ou appareil.',
  },
  unreadable: {
    heading: 'Parties illisibles',
    title: 'Partie illisible',
    text: 'Impossible de lire cette partie. Détail, en anglais : {why}.',
    download: 'Télécharger',
    remove: 'Supprimer',
  },
  files: {
    refused: 'Impossible d’ouvrir {file} : {why}',
    tooLarge: 'il est trop gros pour être une partie.',
    notRead: 'le navigateur n’a pas pu le lire.',
    damaged: 'son contenu n’est pas celui d’une partie. Détail, en anglais : {why}.',
  },
  failures: {
    noWorkers:
      'Ce navigateur ne laisse pas les pages travailler en arrière-plan (pas de Web Workers), et la table en a besoin. Tout navigateur récent convient.',
    crashed:
      'La partie de la page qui fait tourner le jeu s’est arrêtée. Rechargez la page : tous les coups joués sont conservés.',
    broken: 'La partie enregistrée dans ce navigateur n’est plus lisible ; elle ne peut pas continuer.',
    otherRules:
      'Cette partie a commencé avec une version plus ancienne des règles ; elle ne peut pas continuer.',
    unknownGame: 'Cette partie appartient à un jeu qui n’est pas encore disponible.',
    botFailed:
      'Un robot n’a pas su jouer : un coup simple a été joué à sa place. Vous pouvez reprendre des coups et réessayer.',
    notKept:
      'Ce navigateur n’enregistre plus rien : vous pouvez continuer, mais seulement jusqu’à la fermeture de la page.',
    removed:
      'La partie a été supprimée dans un autre onglet : vous pouvez continuer, mais rien n’est enregistré.',
  },
};
