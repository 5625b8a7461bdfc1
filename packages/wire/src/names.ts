/**
 * Normalization of names and texts of people, and look-alike names. Separate from the schemas, since a table
 * in a browser needs it.
 */
import { withoutHarmful } from '@tessera/engine';

/** Maximum in UTF-16 units. */
export const NAME_LENGTH = 24;
/** Combining marks beyond the third; no script stacks more on one letter, and taller stacks cover the lines above. */
const STACKED = /(\p{M}{3})\p{M}+/gu;
/** Format characters (joiners too), enclosing marks and blank letters. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\p{Me}\u2800]/gu;

/** One line of text: no bidirectional controls, no invisible or stacked characters, single spaces. */
export const tidyText = (text: string): string =>
  withoutHarmful(text.normalize('NFC')).replace(STACKED, '$1').replace(/\s+/g, ' ').trim();

/** As `tidyText`, and NFKC: full-width, bold and circled letters become plain ones. */
export const tidyName = (name: string): string =>
  tidyText(name.normalize('NFKC').replace(UNSEEN, '')).replace(/^\p{M}+/u, '');

/** Confusable letters: each is read as the first one of its row. */
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

/** Confusable skeleton: equal for names that look alike. No accents, case or punctuation; one letter per row above. */
export function skeletonOf(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/[\p{M}\p{P}\p{Z}\p{C}]/gu, '')];
  const seen = letters.map(one => {
    const low = one.toLowerCase();
    return LOOKS.get(one) ?? LOOKS.get(low) ?? low;
  });
  return seen.join('').replaceAll('rn', 'm').replaceAll('vv', 'w') || name.toLowerCase();
}

export const isLookAlike = (a: string, b: string): boolean => skeletonOf(a) === skeletonOf(b);

/** Longest prefix of whole graphemes that fits; if not even the first one does, of whole code points. */
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

/** The name itself, or the first of `Ada 2`, `Ada 3` … that looks like none of the others. */
export function unlike(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const numbered = tidyName(`${beginningOf(name, NAME_LENGTH - end.length)}${end}`);
    if (!taken.has(skeletonOf(numbered))) return numbered;
  }
}
