/** Text of marks on a board, in French. */
import type { MarkWords } from './index.ts';

export const fr: MarkWords = {
  ring: 'Marqué : {to}',
  arrow: 'Flèche : {from} vers {to}',
  gone: 'Marque enlevée : {to}',
};
