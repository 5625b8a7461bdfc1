import type { CareerWords } from './index.ts';

export const cs: CareerWords = {
  title: 'Kariéra',
  lead: 'Váš hodnoticí list, podle partií uložených v tomto prohlížeči.',
  reading: 'Čtení partií: {done} {all|z}…',
  unreadable: {
    one: '{count} partii se nepodařilo přečíst.',
    few: '{count} partie se nepodařilo přečíst.',
    other: '{count} partií se nepodařilo přečíst.',
  },
  empty: 'Ve složce zatím nic není: dohrajte partii a personální oddělení se to dozví.',
  begin: 'Nová partie',
  played: {
    one: '{count} dohraná partie',
    few: '{count} dohrané partie',
    other: '{count} dohraných partií',
  },
  won: {
    one: '{count} vyhraná',
    few: '{count} vyhrané',
    other: '{count} vyhraných',
  },
  entries: 'zápisy: {count} {all|z}',
  grid: 'Režimy a obtížnosti',
  mode: 'Režim',
  cell: {
    won: 'Vyhráno',
    tries: { one: '{count} pokus', few: '{count} pokusy', other: '{count} pokusů' },
    never: 'Bez pokusu',
  },
  earned: 'Získáno',
  missing: 'Ještě ne',
  from: 'Partie ze dne {date}',
};
