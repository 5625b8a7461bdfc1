/** Rules pages: clauses defined once, alike in every language, and cited by code, texts and tests. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Game, type GameEvent, LANGUAGES, type Language } from '../../src/index.ts';
import type { GamePlan, PageFacts } from './plan.ts';
import { codeIn, codesIn, found, testsIn } from './sources.ts';
import { citedIn } from './text.ts';

/** `docs/rules/<game>.md` or `<game>.fr.md`. */
const addressOf = (game: string, language: Language): URL => {
  const name = language === 'en' ? `${game}.md` : `${game}.${language}.md`;
  return new URL(`../../../../docs/rules/${name}`, import.meta.url);
};

export const rulesPage = (game: string, language: Language = 'en'): string =>
  readFileSync(addressOf(game, language), 'utf8');

/** Languages of a game's rules page; in others it is read in English. */
export const pageLanguages = (game: string): readonly Language[] =>
  LANGUAGES.filter(language => language === 'en' || existsSync(addressOf(game, language)));

const idOf = (prefix: string, { otherIds }: Pick<PageFacts, 'otherIds'>): string =>
  `${prefix}[A-Z]+-(?:\\d+|[A-Z]{2,})${otherIds ? `|${otherIds}` : ''}`;

/**
 * Clauses with their text: a bullet or paragraph that opens with its id, with its indented lines, or a row of
 * a table.
 */
function clausesOf(page: string, id: string): [id: string, words: string][] {
  const definition = new RegExp(`^(?:- )?(?:\\*\\*|\\| )(${id})\\b(.*(?:\\n {2}\\S.*)*)`, 'gm');
  return [...page.matchAll(definition)].map(([, name = '', words = '']) => [name, words]);
}

const sorted = (text: string, pattern: RegExp): readonly string[] => (text.match(pattern) ?? []).sort();
export const codesOf = (text: string): readonly string[] => sorted(text, /`[^`]+`/g);
/**
 * Numbers in a text, except those in codes, cited ids and sources: sources (`S3`) are on the English page
 * alone.
 */
export const numbersOf = (text: string): readonly string[] =>
  sorted(text.replace(/`[^`]+`|\b[A-Z]+-[A-Z\d]+(?:-\w+)?|\bS\d+\b/g, ''), /\d+(?:,\d{3})?/g);

export function testRulesPage<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { folder, text, page: facts }: GamePlan<S, M, V, E, O>,
): void {
  if (!facts) return;
  const id = idOf(game.clausePrefix, facts);
  const english = clausesOf(rulesPage(game.id), id);
  const defined = new Set(english.map(([name]) => name));
  const mentions = (text: string): ReadonlySet<string> => found(text, new RegExp(`\\b(${id})\\b`, 'g'));
  const unknown = (ids: Iterable<string>): string[] => [...ids].filter(name => !defined.has(name));
  const isOf = (families: readonly string[], name: string): boolean =>
    families.some(
      family => name.startsWith(`${game.clausePrefix}${family}-`) || name.startsWith(`${family}-`),
    );

  describe('the rules page', () => {
    test('defines every clause once', () => {
      expect(english.map(([name]) => name)).toEqual([...defined]);
      expect(defined.size).toBe(facts.clauses);
    });

    test('has every clause cited by a test, and every citation on the page', () => {
      const cited = found(testsIn(folder), new RegExp(`\\[(${id})\\]`, 'g'));
      expect([...defined].filter(name => !cited.has(name) && !isOf(facts.uncited, name))).toEqual([]);
      expect(unknown(cited)).toEqual([]);
    });

    test('has every clause that code, options and texts name', () => {
      expect(unknown(mentions(codeIn(folder)))).toEqual([]);
      expect(unknown(Object.values<{ clause: string }>(game.options).map(({ clause }) => clause))).toEqual(
        [],
      );
      expect(unknown(citedIn(text?.catalogues.en ?? {}).map(([, clause]) => clause))).toEqual([]);
    });

    test('has the same codes as the code', () => {
      const told = found(rulesPage(game.id), /`(E_[A-Z_]+)`/g);
      const codes = [...codesIn(codeIn(folder)), ...(facts.otherCodes ?? [])];
      if (told.size > 0) expect([...told].sort()).toEqual(codes.sort());
    });
  });

  const shared = english.filter(([name]) => !isOf(facts.englishOnly, name));
  describe.each(pageLanguages(game.id))('the rules page in %s', language => {
    const page = rulesPage(game.id, language);
    const clauses = new Map(clausesOf(page, id));

    test('has the same clauses in the same order', () => {
      const ours = [...clauses.keys()].filter(name => !isOf(facts.englishOnly, name));
      expect(ours).toEqual(shared.map(([name]) => name));
      if (language !== 'en') expect(ours).toHaveLength(clauses.size);
    });

    test('mentions no unknown clause', () => {
      expect([...mentions(page)].filter(name => !clauses.has(name))).toEqual([]);
    });

    test('names every option, in its clause or where options are listed', () => {
      const lines = page.split('\n');
      for (const [name, { clause }] of Object.entries<{ clause: string }>(game.options)) {
        const places = [
          clauses.get(clause),
          clauses.get(facts.options ?? ''),
          ...lines.filter(line => line.includes(clause) || facts.options === 'anywhere'),
        ];
        const named = new RegExp(`\`${name}|^${name}:|[{ ]${name}:`);
        expect(
          places.some(words => named.test(words ?? '')),
          name,
        ).toBe(true);
      }
    });

    if (language === 'en') return;

    test('uses the quotation marks, apostrophes and spaces of the language', () => {
      const prose = page.replace(/^```[\s\S]*?^```|`[^`]*`/gm, '');
      expect(prose.match(/.{0,20}['"].{0,20}/g)).toBeNull();
      if (language === 'fr') expect(prose.match(/.{0,20}(?: [:;!?»]|« ).{0,10}/g)).toBeNull();
    });

    if (facts.isLiteral)
      test.each(shared)('%s: has the same codes, tags and numbers', (name, words) => {
        const ours = clauses.get(name) ?? '';
        expect(codesOf(ours)).toEqual(codesOf(words));
        expect(numbersOf(ours)).toEqual(numbersOf(words));
      });
  });
}
