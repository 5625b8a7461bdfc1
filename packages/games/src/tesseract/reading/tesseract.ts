import { tesseractFromSetup } from '../game.ts';
import { parsePosition } from './position.ts';

/** The whole game, with the parser of positions. */
export const tesseract: typeof tesseractFromSetup = {
  ...tesseractFromSetup,
  notation: { ...tesseractFromSetup.notation, parsePosition },
};
