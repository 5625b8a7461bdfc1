/** Names of the looks of rift, in French. */
import type { LookWords } from '../index.ts';

export const fr: LookWords = {
  wood: 'Bois',
  slate: 'Ardoise',
  print: 'Imprimé',
};
