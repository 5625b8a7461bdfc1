/** Names of the looks of quantum, in French. */
import type { LookWords } from '../index.ts';

export const fr: LookWords = {
  space: 'Espace lointain',
  chart: 'Carte du ciel',
  brass: 'Laiton',
};
