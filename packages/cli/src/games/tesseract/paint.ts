/** Colours of cubes on a terminal; the letters alone tell the same. */
import type { ColourName } from '@tessera/games/tesseract';
import { ink } from '../../ink.ts';

const CODES: Readonly<Record<ColourName | 'danger' | 'dim', string>> = {
  Y: '93',
  O: '38;5;208',
  P: '95',
  B: '94',
  danger: '1;91',
  dim: '90',
};

export type Paint = (text: string, look: keyof typeof CODES) => string;

export const paintOf = (hasColour: boolean): Paint =>
  hasColour ? (text, look) => ink(text, CODES[look]) : text => text;
