import type { ReturnWords } from './index.ts';

export const fr: ReturnWords = {
  greetings: {
    morning: 'Bonjour, {name}',
    day: 'Bonjour, {name}',
    evening: 'Bonsoir, {name}',
  },
  greeting: 'Bon retour parmi nous',
  waiting: { one: '{count} partie attend votre coup.', other: '{count} parties attendent votre coup.' },
  open: { one: 'Vous avez {count} partie en cours.', other: 'Vous avez {count} parties en cours.' },
  nothing: 'Rien ne vous attend : et si vous tentiez le défi du jour ?',
  yourMove: 'À vous de jouer',
  more: 'Autres parties en cours',
  online: 'Toutes vos tables',
};
