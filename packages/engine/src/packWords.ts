// @chunk packs
/** Names and texts of a pack's rows, in their original language and in translations. */
import type { Language } from './language.ts';
import { LANGUAGES } from './language.ts';
import { type Check, checkName, checkText, type PackField } from './pack.ts';

export interface RowWords {
  readonly name?: string;
  readonly text?: string;
}

export interface WordedRow extends RowWords {
  /** The same by language: `{ "fr": { "name": "…", "text": "…" } }`. */
  readonly words?: Readonly<Partial<Record<Language, RowWords>>>;
}

/** Fields of a row for its name, text and translations; texts are limited to `longest` characters. */
export function wordFields(longest: number): Readonly<Record<'name' | 'text' | 'words', PackField>> {
  const checkDoes = checkText(longest);
  return {
    name: { check: checkName, isOptional: true },
    text: { check: checkDoes, isOptional: true },
    words: { check: checkByLanguage(checkDoes), isOptional: true },
  };
}

/** The row's own words, preferably in the given language. */
export function wordsOf({ name, text, words }: WordedRow, language: Language): RowWords {
  return { ...(name !== undefined && { name }), ...(text !== undefined && { text }), ...words?.[language] };
}

const checkByLanguage =
  (checkDoes: Check): Check =>
  value => {
    if (!isFields(value)) return 'must be names and texts by language';
    const [strange] = Object.keys(value).filter(language => !LANGUAGES.some(known => known === language));
    if (strange !== undefined) return `"${strange}" is not a language; known are ${LANGUAGES.join(', ')}`;
    return Object.entries(value).flatMap(([language, row]) => wrongWords(language, row, checkDoes))[0];
  };

function wrongWords(language: string, row: unknown, checkDoes: Check): readonly string[] {
  if (!isFields(row)) return [`${language} must have a name, a text, or both`];
  const { name, text, ...more } = row;
  const [strange] = Object.keys(more);
  return [
    ...(strange === undefined ? [] : [`${language}.${strange} is not a field of this table`]),
    ...reasonIn(`${language}.name`, name === undefined ? undefined : checkName(name)),
    ...reasonIn(`${language}.text`, text === undefined ? undefined : checkDoes(text)),
  ];
}

const reasonIn = (at: string, reason: string | undefined): readonly string[] =>
  reason === undefined ? [] : [`${at} ${reason}`];

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
