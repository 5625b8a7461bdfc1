import type { HardWords } from './index.ts';

/** Texts of "How hard is it?", in Czech. */
export const cs: HardWords = {
  title: 'Jak je to těžké?',
  titleContest: 'Jsou místa vyrovnaná?',
  lead: 'Týmy robotů hrály s každým nastavením mnohokrát. Takto často vyhrály.',
  leadContest: 'Stejně silní roboti hráli na každé mapě mnohokrát. Takto často vyhrálo které místo.',
  reading:
    'Sloupec je podíl vyhraných partií. Tenká čára přes jeho konec je statistická chyba: čím víc partií, tím je kratší.',
  readingContest:
    'Sloupec je podíl partií, které vyhrál začínající robot. Tenká čára přes jeho konec je statistická chyba; značka ukazuje podíl, který by dala pouhá náhoda.',
  people: 'Nehrajete jako robot: spoléhejte víc na pořadí než na čísla.',
  filters: { seats: 'Hráči', bots: 'Roboti' },
  columns: {
    won: 'Výhry',
    first: 'Začínající',
    seats: 'Výhry podle místa',
    margin: 'Statistická chyba',
    games: 'Partie',
  },
  margin: '{low} až {high}',
  none: 'Zatím nezměřeno.',
  outdated: 'Hra se od té doby změnila. Tato čísla jsou stará a změří se znovu.',
  measured: {
    one: '{count} partie, hráno {date}.',
    few: '{count} partie, hráno {date}.',
    other: '{count} partií, hráno {date}.',
  },
  how: 'Jak se to měřilo',
  howText:
    'Každé nastavení dostává stejná semínka, takže žádné nemá víc štěstí než jiné. Roboti počítají pozice, ne vteřiny, takže přesně tyto partie může zahrát znovu kdokoli:',
  begin: 'Nová partie',
  line: 'Tým slušných robotů vyhrál s tímto nastavením {percent} {games|z} partií.',
  lineContest: 'Mezi slušnými roboty vyhrál ten, kdo začínal, {percent} {games|z} partií na této mapě.',
};
