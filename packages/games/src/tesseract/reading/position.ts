/** Parser of positions (rules page, section 22; `../position.ts` formats them). */
import { decode, FormatError } from '@tessera/engine';
import { CELLS } from '../board.ts';
import { contentOf } from '../content.ts';
import type { TesseractOptions, TesseractState } from '../types.ts';
import { readFields } from './fields.ts';
import { buildState } from './state.ts';

/** `lenient` accepts any material; `strict` requires all 64 cubes and all cards. */
export function parsePosition(
  text: string,
  options: TesseractOptions,
  mode: 'strict' | 'lenient' = 'strict',
): TesseractState {
  const given = decode(text, 'position');
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new FormatError(
      'position',
      `must be an object such as {"tesseract": [${CELLS} stacks], "labs": ["Y2Y3", ""]}`,
    );
  }
  return buildState(
    readFields(given as Record<string, unknown>, contentOf({ options }), mode),
    options,
    mode,
  );
}
