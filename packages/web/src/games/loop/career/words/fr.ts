import type { CareerWords } from './index.ts';

export const fr: CareerWords = {
  title: 'Carrière',
  lead: 'Votre fiche d’évaluation, d’après les parties enregistrées dans ce navigateur.',
  reading: 'Lecture des parties : {done} sur {all}…',
  unreadable: {
    one: '{count} partie n’a pas pu être relue.',
    other: '{count} parties n’ont pas pu être relues.',
  },
  empty: 'Rien au dossier pour l’instant : terminez une partie, et les Ressources Humaines le sauront.',
  begin: 'Nouvelle partie',
  played: { one: '{count} partie terminée', other: '{count} parties terminées' },
  won: { one: '{count} gagnée', other: '{count} gagnées' },
  entries: 'mentions : {count} sur {all}',
  grid: 'Modes et difficultés',
  mode: 'Mode',
  cell: {
    won: 'Gagné',
    tries: { one: '{count} essai', other: '{count} essais' },
    never: 'Jamais tenté',
  },
  earned: 'Obtenu',
  missing: 'Pas encore',
  from: 'Partie du {date}',
};
