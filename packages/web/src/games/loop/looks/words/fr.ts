/** Names of the looks of loop, in French. */
import type { LookWords } from '../index.ts';

export const fr: LookWords = {
  haze: 'Brume',
  comic: 'Bande dessinée',
  neon: 'Néon',
};
