/** Names of the looks of rift, in Czech. */
import type { LookWords } from '../index.ts';

export const cs: LookWords = {
  wood: 'Dřevo',
  slate: 'Břidlice',
  print: 'Tisk',
};
