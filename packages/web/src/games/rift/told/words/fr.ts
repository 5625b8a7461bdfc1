/** Text about the latest move of somebody else, in French. Spaces before : ; ! ? are no-break. */
import type { ToldWords } from './index.ts';

export const fr: ToldWords = {
  moved: '{name} : {piece}, {from} → {to}.',
  turned: '{name} : {piece} en {from}, pivotement.',
  placed: '{name} : {piece}, pose en {to}.',
  piece: '{piece} en {at}',
  and: '{first} et {last}',
  took: 'Vous perdez : {pieces}.',
  attacks: 'Désormais en danger : {pieces}.',
  quiet: 'Aucune nouvelle menace pour vous.',
};
