import { tesseractFromSetup } from '../game.ts';
import { parsePosition } from './position.ts';

/** The whole game: matches may begin with the set-up or in a position. */
export const tesseract: typeof tesseractFromSetup = {
  ...tesseractFromSetup,
  notation: { ...tesseractFromSetup.notation, parsePosition },
};
