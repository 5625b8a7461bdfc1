import type { HistoryWords } from './index.ts';

export const cs: HistoryWords = {
  title: 'Vaše partie',
  lead: {
    one: '{count} partie v tomto prohlížeči. Dohranou partii si můžete otevřít a projít tah po tahu.',
    few: '{count} partie v tomto prohlížeči. Dohranou partii si můžete otevřít a projít tah po tahu.',
    other: '{count} partií v tomto prohlížeči. Dohranou partii si můžete otevřít a projít tah po tahu.',
  },
  empty: 'V tomto prohlížeči se zatím nehrála žádná partie.',
  list: 'Partie',
  none: 'Těmto filtrům neodpovídá žádná partie.',
  games: 'Hra',
  allGames: 'Všechny hry',
  results: 'Výsledek',
  result: { all: 'Vše', open: 'Rozehrané', won: 'Vyhrané', lost: 'Prohrané', over: 'Dohrané' },
};
