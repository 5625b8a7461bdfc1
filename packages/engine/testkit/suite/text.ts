/**
 * Text catalogues: complete and well set in every language, with sentences for everything the rules can say.
 */
import { describe, expect, test } from 'vitest';
import {
  COMPLETE_LANGUAGES,
  type Game,
  type GameEvent,
  LANGUAGES,
  type OptionSpec,
} from '../../src/index.ts';
import type { GamePlan, TextFacts } from './plan.ts';
import { codeIn, codesIn } from './sources.ts';

/** Every sentence by its path: `refusals.E_OVER`. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : sentences(value as object, at);
  });
}

/** The sentences that cite a clause. */
export const citedIn = (words: object): [string, string][] =>
  sentences(words).filter(([at]) => /\.clause$|^reasonClauses\./.test(at));

/** The {parameters} of a sentence; {Colour} is {colour} with a capital letter. */
const params = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)(?:\|\w+)?\}/g)].map(([, name = '']) => name.toLowerCase()).sort();

const withoutParams = (sentence: string): string => sentence.replace(/\{[\w|]+\}/g, '');

/** True for sentences that are the same in every language: clauses, letters, numbers and bare parameters. */
const isWordless = (sentence: string): boolean =>
  /^[A-Z]+-[A-Z]+-\w+$/.test(sentence) || !/\p{Letter}{2}/u.test(withoutParams(sentence));

const ENGLISH = /\b(the|and|your|with|from|which|must)\b/i;

export function testText<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { folder, text }: GamePlan<S, M, V, E, O>,
): void {
  if (!text) return;
  describe('text catalogues', () => {
    testLanguages(text);

    test('have a sentence for every refusal of the rules, and no other', () => {
      const codes = new Set([...codesIn(codeIn(folder)), ...(text.builtCodes ?? [])]);
      for (const code of text.untoldCodes ?? []) codes.delete(code);
      expect([...codes].sort()).toEqual(Object.keys(text.catalogues.en.refusals).sort());
    });

    test('have words for every ending, option and value', () => {
      const { reasons, options } = text.catalogues.en;
      expect(Object.keys(reasons).sort()).toEqual(Object.keys(game.endings).sort());
      expect(Object.keys(options)).toEqual(Object.keys(game.options));
      for (const [name, spec] of Object.entries<OptionSpec>(game.options)) {
        const { values = {} } =
          (options as Readonly<Record<string, { readonly values?: object }>>)[name] ?? {};
        expect(
          wordedValues(spec).filter(value => !Object.hasOwn(values, value)),
          name,
        ).toEqual([]);
      }
    });
  });
}

const wordedValues = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'flag' ? ['true', 'false'] : 'values' in spec ? spec.values.map(String) : [];

function testLanguages({ catalogues, load, same }: TextFacts): void {
  const english = sentences(catalogues.en);

  describe.each(LANGUAGES)('in %s', language => {
    const words = new Map(sentences(catalogues[language]));

    test('have the same keys as in English, none of them empty or with loose spaces', () => {
      expect([...words.keys()].sort()).toEqual(english.map(([at]) => at).sort());
      const loose = [...words].filter(([, sentence]) => sentence === '' || /^\s|\s$| {2}/.test(sentence));
      expect(loose).toEqual([]);
    });

    test('have the same parameters in every sentence', () => {
      for (const [at, sentence] of english) expect(params(words.get(at) ?? ''), at).toEqual(params(sentence));
    });

    test('cite the same clauses', () => {
      const cited = citedIn(catalogues.en);
      expect(cited.map(([at]) => [at, words.get(at)])).toEqual(cited);
    });

    test('can be loaded by themselves', async () => {
      expect(catalogues[language]).toMatchObject(await load(language));
    });
  });

  describe.each(COMPLETE_LANGUAGES.slice(1))('in %s', language => {
    const words = sentences(catalogues[language]);

    test('have nothing left in English', () => {
      const originals = new Map(english);
      const left = words.filter(([at, sentence]) => sentence === originals.get(at) && !isWordless(sentence));
      expect(left.map(([at]) => at)).toEqual([...(same[language] ?? [])]);
      const others = words.filter(([at]) => !same[language]?.includes(at));
      expect(others.filter(([, sentence]) => ENGLISH.test(withoutParams(sentence)))).toEqual([]);
    });

    test('use typographic apostrophes and quotation marks', () => {
      expect(words.filter(([, sentence]) => /['"]/.test(sentence))).toEqual([]);
    });
  });

  test('have no-break spaces before : ; ! ? in French', () => {
    const loose = sentences(catalogues.fr).filter(([, sentence]) => /[^\u00a0→][:;!?»]|« /.test(sentence));
    expect(loose).toEqual([]);
  });
}
