/**
 * Tests for every text catalogue, in every language. The types already force the same keys on all. One in progress may
 * leave sentences in English, which are marked.
 */
import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '@tessera/engine';
import { describe, expect, test } from 'vitest';

/** A sentence and its path in the catalogue: `table.undo`. */
type Sentence = readonly [at: string, words: string];

export function sentencesOf(words: object, path = ''): readonly Sentence[] {
  return Object.entries(words).flatMap(([key, value]): readonly Sentence[] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value]] : sentencesOf(value as object, at);
  });
}

const params = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)(?:\|\w+)?\}/g)].map(([, name = '']) => name).sort();

const withoutParams = (sentence: string): string => sentence.replace(/\{[\w|]+\}/g, '');

/** Path of the general plural form, whose parameters every other form shares. */
const general = (at: string): string => at.replace(/\.(?:zero|two|few|many)$/, '.other');

const formAt = (at: string, form: string): string => at.replace(/\w+$/, form);

const ENGLISH = /\b(the|and|your|with|from|which|must|choose)\b/i;

interface Exceptions {
  /** Languages it is written in, all unless told: pages of rules may wait. */
  readonly languages?: readonly Language[];
  /** What rightly reads as in English: names, keys, and words that a language shares with it. */
  readonly shared?: Partial<Record<Language, readonly string[]>>;
  /** Paths where Czech counts without a form for 2 to 4, since the noun is left out or stands apart. */
  readonly withoutFew?: readonly string[];
}

export function testWords(load: (language: Language) => Promise<object>, exceptions: Exceptions = {}): void {
  const { languages = LANGUAGES, shared = {}, withoutFew = [] } = exceptions;
  const sentencesIn = async (language: Language) => sentencesOf(await load(language));

  test.each(languages)('in %s everything is said, with the parameters of English', async language => {
    const english = new Map(await sentencesIn('en'));
    const words = await sentencesIn(language);
    expect(words.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    for (const [at, sentence] of words)
      expect(params(sentence), at).toEqual(params(english.get(at) ?? english.get(general(at)) ?? ''));
    expect(new Set(words.map(([at]) => general(at)))).toEqual(new Set([...english.keys()].map(general)));
  });

  describe.each(COMPLETE_LANGUAGES.filter(one => one !== 'en' && languages.includes(one)))(
    'in %s',
    language => {
      test('nothing is left in English', async () => {
        const english = new Map(await sentencesIn('en'));
        const isLeft = ([at, sentence]: Sentence): boolean =>
          (sentence === english.get(at) && /\p{Letter}{2}/u.test(withoutParams(sentence))) ||
          ENGLISH.test(withoutParams(sentence));
        const left = (await sentencesIn(language)).filter(isLeft).map(([, sentence]) => sentence);
        expect(left.filter(sentence => !shared[language]?.includes(sentence))).toEqual([]);
      });

      test('apostrophes and quotation marks are typographic', async () => {
        const straight = (await sentencesIn(language)).filter(([, sentence]) => /['"]/.test(sentence));
        expect(straight).toEqual([]);
      });
    },
  );

  test('Czech has a form for 2 to 4 wherever something is counted in words', async () => {
    const words = new Map(await sentencesIn('cs'));
    const counted = [...words].filter(
      ([at, sentence]) =>
        at.endsWith('.one') && ![undefined, sentence].includes(words.get(formAt(at, 'other'))),
    );
    const lacking = counted.filter(([at]) => !words.has(formAt(at, 'few')));
    expect(lacking.map(([at]) => at)).toEqual(withoutFew);
    // Czech keeps `many` for fractions; counts are whole numbers.
    expect([...words.keys()].filter(at => at.endsWith('.many') && words.has(formAt(at, 'few')))).toEqual([]);
  });

  test('English writes per cent without a space', async () => {
    expect((await sentencesIn('en')).filter(([, sentence]) => / %/.test(sentence))).toEqual([]);
  });
}
