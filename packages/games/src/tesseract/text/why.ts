/** A bot's reason in words. */
import { fill, type Params } from '@tessera/engine';
import { cubeName } from '../insight/names.ts';
import type { ColourName } from '../view.ts';
import type { TesseractText } from './index.ts';

/**
 * Cubes are given as kinds, symbols by their letters. Empty for a reason that is unknown to this version. `whys`:
 * sentences of another speaker.
 */
export function whyOf(
  text: TesseractText,
  key: string,
  params: Params,
  whys: Readonly<Record<string, string>> = text.whys,
): string {
  const sentence = whys[key];
  const symbol = text.symbols[params.symbol as keyof typeof text.symbols]?.name;
  const [colour, value] = String(params.cube ?? '');
  const cube = colour ? cubeName(text, colour as ColourName, Number(value), 'words') : '';
  return sentence === undefined ? '' : fill(sentence, { ...params, cube, ...(symbol && { symbol }) });
}
