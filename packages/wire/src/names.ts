/** What people call themselves, made safe to show beside the names of others; and whether two names look alike. */
import { withoutHarmful } from '@tessera/engine';
import { z } from 'zod';

/** Longest name, in UTF-16 units. */
const NAME_LENGTH = 24;
/** As many marks as any script sets on one letter; more of them climb over the lines above. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
/** Format characters (joiners too), enclosing marks, and letters that are drawn as nothing. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Me}\u2800]/gu;

/** Text of people in one line: nothing that turns, hides or stacks letters, and one space between words. */
export const tidyText = (text: string): string =>
  withoutHarmful(text.normalize('NFC')).replace(STACKED, '$1').replace(/\s+/g, ' ').trim();

/** NFKC besides: letters in full width, in bold or in circles are the plain ones. */
export const tidyName = (name: string): string =>
  tidyText(name.normalize('NFKC').replace(UNSEEN, '')).replace(/^\p{M}+/u, '');

export const Name = z
  .string()
  .max(200)
  .overwrite(tidyName)
  .min(1)
  .max(NAME_LENGTH)
  .regex(/[\p{L}\p{N}\p{S}\p{P}]/u);

/** Letters of other alphabets, and of ours, that are read as the first one of their row. */
const LOOK_ALIKES = [
  'aаɑαΑА',
  'bвьβВΒЬ',
  'cсϲСϹ',
  'dԁđԀĐ',
  'eеεєЕΕЄҽ',
  'gɡ',
  'hһнħΗНҺĦ',
  'jјȷЈϳ',
  'kкκКΚқ',
  'lіıιłІΙӏӀŁ1|!i',
  'mмΜМ',
  'nпηΝ',
  'oоοøσОΟØ0օ',
  'pрρРΡ',
  'qԛ',
  'rгѓ',
  'sѕЅ',
  'tтτТΤ',
  'uυս',
  'vνѵ',
  'wԝωшѡ',
  'xхχХΧ',
  'yуγυУΥү',
  'zΖ',
  '3зЗ',
] as const;

const LOOKS: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(row => {
    const [first = '', ...others] = row;
    return others.map(letter => [letter, first] as const);
  }),
);

/** What is left of a name at a glance: no accents, no case, no punctuation, one letter for all that look like it. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/[\p{M}\p{P}\p{Z}\p{C}]/gu, '')];
  const seen = letters.map(one => {
    const low = one.toLowerCase();
    return LOOKS.get(one) ?? LOOKS.get(low) ?? low;
  });
  return seen.join('').replaceAll('rn', 'm').replaceAll('vv', 'w') || name.toLowerCase();
}

export const isLookAlike = (a: string, b: string): boolean => skeletonOf(a) === skeletonOf(b);

/** As many whole letters, with their marks, as fit; of one that does not fit by itself, whole code points. */
function beginningOf(name: string, length: number): string {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  const letters = Array.from(segments, ({ segment }) => segment);
  return fitting(letters, length) || fitting([...name], length);
}

function fitting(parts: readonly string[], length: number): string {
  let kept = '';
  for (const part of parts) {
    if (kept.length + part.length > length) break;
    kept += part;
  }
  return kept;
}

/** The name itself, or the first of `Ada 2`, `Ada 3` … that nobody else could be taken for. */
export function unlike(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = tidyName(`${beginningOf(name, NAME_LENGTH - end.length)}${end}`);
    if (!taken.has(skeletonOf(numbered))) return numbered;
  }
}
