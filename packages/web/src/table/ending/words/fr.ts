import type { EndingWords } from './index.ts';

export const fr: EndingWords = {
  /** Actions after the end. */
  strip: {
    why: 'Pourquoi ?',
    review: 'Analyse',
    newMatch: 'Nouvelle partie',
    look: 'Regarder le plateau',
  },
  resign: {
    ask: 'Abandonner cette partie ?',
    yes: 'Oui, j’abandonne',
    no: 'Continuer',
    you: 'Vous abandonnez, et {winner|qui} gagne aussitôt.',
    other: '{name|Qui} abandonne, et {winner|qui} gagne aussitôt.',
    manyYou: 'Vous quittez définitivement la table ; les autres continuent sans vous.',
    many: '{name|Qui} quitte définitivement la table ; les autres continuent.',
    team: 'Toute l’équipe abandonne, et la partie est perdue.',
    back: 'Le bouton Annuler permet de revenir en arrière.',
  },
  offer: {
    title: 'Proposer d’arrêter ?',
    you: 'Si tout le monde est d’accord, la partie s’arrête et vous gagnez.',
    other: 'Si tout le monde est d’accord, la partie s’arrête et {name|qui} gagne.',
    nobody: 'Si tout le monde est d’accord, la partie s’arrête et personne ne gagne.',
    counted: '{sentence} Le compte : {count}.',
    send: 'Proposer d’arrêter',
    keep: 'Continuer',
    asked: '{name} : d’accord pour arrêter la partie ?',
    by: '{name|Qui} propose d’arrêter.',
    agree: 'D’accord, arrêter',
    decline: 'Non, continuer',
    thinking: '{name|Qui} réfléchit à la proposition…',
    declined: '{name|Qui} continue',
    whys: {
      better: 'Sa position est meilleure que le compte ne le dit.',
      open: 'Rien n’est encore joué, et le compte lui est défavorable.',
    },
    person: 'La proposition a été refusée.',
    again: {
      one: 'La même personne pourra le proposer à nouveau après {count} coup de plus, pour ne harceler personne.',
      other:
        'La même personne pourra le proposer à nouveau après {count} coups de plus, pour ne harceler personne.',
    },
    gone: 'La partie a continué : la proposition ne tient plus.',
  },
};
