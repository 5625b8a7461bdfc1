/** Names of the looks of tesseract, in Czech. */
import type { LookWords } from '../index.ts';

export const cs: LookWords = {
  observatory: 'Observatoř',
  notebook: 'Sešit',
  gems: 'Drahokamy',
};
