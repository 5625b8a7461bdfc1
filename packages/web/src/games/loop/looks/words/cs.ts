/** Names of the looks of loop, in Czech. */
import type { LookWords } from '../index.ts';

export const cs: LookWords = {
  haze: 'Opar',
  comic: 'Komiks',
  neon: 'Neon',
};
