/**
 * Pairs of an English sentence that uses a term of its game's glossary and a translation of it. Where the
 * translation may do without the term, FREELY says so and why.
 */
import { czechForms, type Language } from '@tessera/engine';
import { type Glossary, patternOfStems } from '../../packages/games/src/glossary.ts';
import { countForms as ofLoop } from '../../packages/games/src/loop/text/cs/counts.ts';
import { countForms as ofQuantum } from '../../packages/games/src/quantum/text/cs/counts.ts';
import { countForms as ofRift } from '../../packages/games/src/rift/text/cs/counts.ts';
import { countForms as ofTesseract } from '../../packages/games/src/tesseract/text/cs/counts.ts';
import type { Part } from './catalogues.ts';
import { FREELY, type Freely } from './freely.ts';

/** A sentence as written in a catalogue. */
export interface Written {
  readonly file: string;
  readonly part: Part;
  readonly key: string;
  readonly written: string;
}

/** A translation without the term that its English sentence uses. */
export interface Unsaid {
  readonly term: string;
  readonly at: string;
  readonly english: string;
  readonly said: string;
}

/** Plural forms are compared with all English forms together. */
const placeOf = ({ file, key }: Written): string => `${file} ${key.replace(/\.(?:one|few|many|other)$/, '')}`;

/** Forms that bring the word for what they count. */
const COUNTS: Readonly<Record<string, (count: string) => string>> = {
  ...czechForms,
  ...ofLoop,
  ...ofQuantum,
  ...ofRift,
  ...ofTesseract,
};

/** A sentence without parameters, but with the words of its counts: "zbývají 3 cesty". */
export const worded = (text: string): string =>
  text.replace(/\{\w+(?:\|(\w+))?\}/g, (_, form = '') => COUNTS[form]?.('3') ?? ' ');

/** Words of a sentence, without parameters, marks of emphasis and clauses. */
const bare = (text: string): string => worded(text).replace(/\[[A-Z][A-Z\d-]+\]|\*/g, ' ');

const has = (text: string, stems: readonly string[]): boolean =>
  stems.length > 0 && text.search(patternOfStems(stems)) >= 0;

const without = (text: string, stems: readonly string[]): string =>
  stems.length > 0 ? text.replace(patternOfStems(stems), ' ') : text;

/** Names and clauses are no sentences: a card, a mission or an era is called what its book calls it. */
const isSentence = ({ file, key }: Written): boolean =>
  !file.includes('/glossary/') && !/(?:^|\.)(?:name|clause)$/.test(key);

/** Translations that lack a term, and the entries of FREELY that excused some. */
export function unsaidIn(
  part: Part,
  language: Language,
  english: readonly Written[],
  translated: readonly Written[],
  terms: { readonly english: Glossary; readonly translated: Glossary },
): { readonly unsaid: readonly Unsaid[]; readonly used: ReadonlySet<Freely> } {
  const source = new Map<string, string>();
  for (const one of english)
    source.set(placeOf(one), `${source.get(placeOf(one)) ?? ''} ${bare(one.written)}`.trim());
  const used = new Set<Freely>();
  const unsaid = terms.english.flatMap(({ id, forms, names = [] }) => {
    const own = terms.translated.find(term => term.id === id)?.forms ?? [];
    const freely = FREELY.filter(
      one => one.game === part && one.term === id && (one.language ?? language) === language,
    );
    return translated.filter(isSentence).flatMap(one => {
      const from = source.get(placeOf(one)) ?? '';
      const said = bare(one.written);
      if (one.part !== part || !has(without(from, names), forms) || has(said, own)) return [];
      const excuse = freely.find(({ at, also = [] }) => at?.test(placeOf(one)) || has(said, also));
      if (excuse) used.add(excuse);
      return excuse ? [] : [{ term: id, at: placeOf(one), english: from, said: one.written }];
    });
  });
  return { unsaid, used };
}
