import type { HistoryWords } from './index.ts';

export const fr: HistoryWords = {
  title: 'Vos parties',
  lead: {
    one: '{count} partie dans ce navigateur. Ouvrez une partie terminée pour la revoir coup par coup.',
    other: '{count} parties dans ce navigateur. Ouvrez une partie terminée pour la revoir coup par coup.',
  },
  empty: 'Aucune partie n’a encore été jouée dans ce navigateur.',
  list: 'Parties',
  none: 'Aucune partie ne correspond à ces filtres.',
  games: 'Jeu',
  allGames: 'Tous les jeux',
  results: 'Résultat',
  result: { all: 'Toutes', open: 'En cours', won: 'Gagnées', lost: 'Perdues', over: 'Terminées' },
};
