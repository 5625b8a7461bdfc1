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
    you: 'Vous abandonnez, et la victoire va aussitôt {winner|au}.',
    other: 'Abandon : {name}. La victoire va aussitôt {winner|au}.',
    manyYou: 'Vous quittez la table pour de bon ; les autres continuent sans vous.',
    many: 'Départ définitif : {name} ; les autres continuent.',
    team: 'Toute l’équipe abandonne, et la partie est perdue.',
    back: 'Annuler permet d’y revenir.',
  },
  offer: {
    title: 'Proposer d’arrêter ?',
    you: 'Si tout le monde est d’accord, la partie s’arrête et vous gagnez.',
    other: 'Si tout le monde est d’accord, la partie s’arrête et la victoire va {name|au}.',
    nobody: 'Si tout le monde est d’accord, la partie s’arrête et personne ne gagne.',
    counted: '{sentence} Le compte : {count}.',
    send: 'Proposer d’arrêter',
    keep: 'Continuer',
    asked: '{name} : d’accord pour arrêter la partie ?',
    by: 'Proposition d’arrêter : {name}.',
    agree: 'D’accord, arrêter',
    decline: 'Non, continuer',
    thinking: '{name} réfléchit à la proposition …',
    declined: '{name} continue',
    whys: {
      better: 'Sa position vaut mieux que le compte.',
      open: 'Rien n’est encore décidé, et le compte lui est contraire.',
    },
    person: 'La proposition a été refusée.',
    again: {
      one: 'La même personne pourra proposer de nouveau après {count} coup de plus, pour ne presser personne.',
      other:
        'La même personne pourra proposer de nouveau après {count} coups de plus, pour ne presser personne.',
    },
    gone: 'La partie a continué : la proposition ne tient plus.',
  },
};
