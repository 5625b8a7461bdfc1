import type { ReturnWords } from './index.ts';

export const fr: ReturnWords = {
  greetings: {
    morning: 'Bonjour, {name}',
    day: 'Bonjour, {name}',
    evening: 'Bonsoir, {name}',
  },
  greeting: 'Bon retour',
  waiting: { one: '{count} partie attend votre coup.', other: '{count} parties attendent votre coup.' },
  open: { one: '{count} partie à vous est en cours.', other: '{count} parties à vous sont en cours.' },
  nothing: 'Rien ne vous attend : et si vous tentiez le défi du jour ?',
  yourMove: 'À vous de jouer',
  more: 'Autres parties en cours',
  online: 'Toutes vos tables',
};
