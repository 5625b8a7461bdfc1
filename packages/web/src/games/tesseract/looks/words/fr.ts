/** Names of the looks of tesseract, in French. */
import type { LookWords } from '../index.ts';

export const fr: LookWords = {
  observatory: 'Observatoire',
  notebook: 'Cahier',
  gems: 'Pierres précieuses',
};
