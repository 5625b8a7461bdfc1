/** Names of the looks of quantum, in Czech. */
import type { LookWords } from '../index.ts';

export const cs: LookWords = {
  space: 'Hluboký vesmír',
  chart: 'Hvězdná mapa',
  brass: 'Mosaz',
};
