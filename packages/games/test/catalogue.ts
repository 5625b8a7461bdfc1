/** What holds for the words of every game, in every language. */
import { LANGUAGES, type Language } from '@tessera/engine';
import { describe, expect, test } from 'vitest';

/** Every sentence by its path: `refusals.E_OVER`. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : sentences(value as object, at);
  });
}

/** The {parameters} of a sentence; {Colour} is {colour} with a capital letter. */
const params = (sentence: string): string[] =>
  (sentence.match(/\{\w+\}/g) ?? []).map(name => name.toLowerCase()).sort();

const withoutParams = (sentence: string): string => sentence.replace(/\{\w+\}/g, '');

/** Clauses, letters, numbers and bare parameters are the same everywhere. */
const isWordless = (sentence: string): boolean =>
  /^[LQRT]-[A-Z]+-\w+$/.test(sentence) || !/\p{Letter}{2}/u.test(withoutParams(sentence));

const ENGLISH = /\b(the|and|your|with|from|which|must)\b/i;

/** Tests a catalogue; `same` names by language what may read as in English. */
export function testCatalogue(
  texts: Readonly<Record<Language, object>>,
  same: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>,
): void {
  const english = sentences(texts.en);

  describe.each(LANGUAGES)('in %s', language => {
    const words = new Map(sentences(texts[language]));

    test('the same keys as in English, none of them empty or loose', () => {
      expect([...words.keys()].sort()).toEqual(english.map(([at]) => at).sort());
      const loose = [...words].filter(([, sentence]) => sentence === '' || /^\s|\s$| {2}/.test(sentence));
      expect(loose).toEqual([]);
    });

    test('the same parameters in every sentence', () => {
      for (const [at, sentence] of english) expect(params(words.get(at) ?? ''), at).toEqual(params(sentence));
    });

    test('the same clauses', () => {
      const cited = english.filter(([at]) => /\.clause$|^reasonClauses\./.test(at));
      expect(cited.map(([at]) => [at, words.get(at)])).toEqual(cited);
    });
  });

  describe.each(['fr', 'cs'] as const)('in %s', language => {
    const words = sentences(texts[language]);

    test('nothing is left in English', () => {
      const originals = new Map(english);
      const left = words.filter(([at, sentence]) => sentence === originals.get(at) && !isWordless(sentence));
      expect(left.map(([at]) => at)).toEqual([...same[language]]);
      const others = words.filter(([at]) => !same[language].includes(at));
      expect(others.filter(([, sentence]) => ENGLISH.test(withoutParams(sentence)))).toEqual([]);
    });

    test('apostrophes and quotation marks are typographic', () => {
      expect(words.filter(([, sentence]) => /['"]/.test(sentence))).toEqual([]);
    });
  });

  test('French keeps its spaces before : ; ! ? from breaking', () => {
    const loose = sentences(texts.fr).filter(([, sentence]) => /[^\u00a0→][:;!?»]|« /.test(sentence));
    expect(loose).toEqual([]);
  });
}
