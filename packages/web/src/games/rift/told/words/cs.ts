/** Text about the latest move of somebody else, in Czech. */
import type { ToldWords } from './index.ts';

export const cs: ToldWords = {
  moved: '{name}, {piece}: {from} → {to}.',
  turned: '{name}, {piece} na {from}: otočení.',
  placed: '{name}, {piece}: nasazení na {to}.',
  piece: '{piece} na {at}',
  and: '{first} a {last}',
  took: 'Přicházíte o: {pieces}.',
  attacks: 'Nově v ohrožení: {pieces}.',
  quiet: 'Žádná nová hrozba.',
};
