/** A bot's reason in words. */
import { fill, type Params, type Seat } from '@tessera/engine';
import type { QuantumText } from './index.ts';

/**
 * Rivals are given as seats. Empty for a reason that is unknown to this version. `whys`: sentences of another
 * speaker.
 */
export function whyOf(
  text: QuantumText,
  key: string,
  params: Params,
  nameOf: (seat: Seat) => string,
  whys: Readonly<Record<string, string>> = text.whys,
): string {
  const sentence = whys[key] ?? (text.facts as Readonly<Record<string, string>>)[key];
  const { rival } = params;
  if (sentence === undefined) return '';
  return fill(sentence, rival === undefined ? params : { ...params, rival: nameOf(Number(rival)) });
}
