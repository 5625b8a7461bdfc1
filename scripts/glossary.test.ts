/** Catalogues, guides and rules pages speak the terms of their game's glossary. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPLETE_LANGUAGES, type Language } from '@tessera/engine';
import { rulesPage } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';
import { type Glossary, patternOfStems } from '../packages/games/src/glossary.ts';
import { ROOT } from './reading/catalogues.ts';
import { FREELY, type Freely } from './reading/freely.ts';
import { unsaidIn, worded } from './reading/pairs.ts';
import { readingIn } from './readingList.ts';

const GAMES = ['loop', 'quantum', 'rift', 'tesseract'] as const;
type Game = (typeof GAMES)[number];

const FILES = import.meta.glob<Record<Language, Glossary>>('../packages/games/src/*/glossary/??.ts');

const glossaryOf = async (game: Game, language: Language): Promise<Glossary> =>
  (await FILES[`../packages/games/src/${game}/glossary/${language}.ts`]?.())?.[language] ?? [];

const lists = new Map(COMPLETE_LANGUAGES.map(language => [language, readingIn(language)]));

interface Said {
  readonly at: string;
  readonly text: string;
}

/** Sentences of a game's catalogues and guide, without parameters. */
async function spoken(game: Game, language: Language): Promise<readonly Said[]> {
  const entries = ((await lists.get(language)) ?? []).filter(
    ({ part, file }) => part === game && !file.includes('/glossary/'),
  );
  return entries.map(({ file, key, written }) => ({
    at: `${file} ${key}`,
    text: worded(written),
  }));
}

/** Lines of a rules page without code and names of fields; its table of terms quotes other languages. */
function ruled(game: Game, language: Language): readonly Said[] {
  const page = rulesPage(game, language).replace(/^## 2\. [\s\S]*?(?=^## 3\. )/m, '');
  return page.split('\n').map((line, i) => ({
    at: `docs/rules/${game} ${language} ${i + 1}`,
    text: line.replace(/`[^`]*`|\| \*\*\w+\*\* \|/g, ' '),
  }));
}

const without = (text: string, names: readonly string[]): string =>
  names.length > 0 ? text.replace(patternOfStems(names), ' ') : text;

const used = new Set<Freely>();

describe.each(GAMES)('the glossary of %s', game => {
  test('has the same terms in every language, each with a clause of the rules', async () => {
    const rows = await Promise.all(COMPLETE_LANGUAGES.map(language => glossaryOf(game, language)));
    const idsOf = (glossary: Glossary) => glossary.map(({ id, clause }) => `${id} ${clause}`);
    for (const glossary of rows) expect(idsOf(glossary)).toEqual(idsOf(rows[0] as Glossary));
    expect(new Set(rows[0]?.map(({ id }) => id)).size).toBe(rows[0]?.length);
    expect(rows[0]?.length).toBeGreaterThan(10);
    const page = readFileSync(join(ROOT, 'docs', 'rules', `${game}.md`), 'utf8');
    const clauses = rows[0]?.map(({ clause }) => clause) ?? [];
    expect(clauses.filter(clause => !new RegExp(`${clause}\\b`).test(page))).toEqual([]);
  });

  test.each(COMPLETE_LANGUAGES)(
    'in %s: its terms are spoken and its banned words are not',
    async language => {
      const glossary = await glossaryOf(game, language);
      const texts = [...(await spoken(game, language)), ...ruled(game, language)];
      const isIn = (text: string, stems: readonly string[]) =>
        stems.length > 0 && text.search(patternOfStems(stems)) >= 0;
      const unsaid = glossary.filter(({ forms }) => !texts.some(({ text }) => isIn(text, forms)));
      expect(unsaid.map(({ term }) => term)).toEqual([]);
      const wrong = glossary.flatMap(({ banned = [], names = [] }) =>
        texts.filter(({ text }) => isIn(without(text, names), banned)),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(COMPLETE_LANGUAGES.filter(one => one !== 'en'))(
    'in %s: a sentence says the terms that its English sentence uses',
    async language => {
      const terms = {
        english: await glossaryOf(game, 'en'),
        translated: await glossaryOf(game, language),
      };
      const translated = (await lists.get(language)) ?? [];
      const found = unsaidIn(game, language, (await lists.get('en')) ?? [], translated, terms);
      for (const one of found.used) used.add(one);
      expect(found.unsaid).toEqual([]);
    },
  );

  test.each(COMPLETE_LANGUAGES)(
    'in %s: a term is found by its own name, and its definition ends in a stop',
    async language => {
      const glossary = await glossaryOf(game, language);
      const lost = glossary.filter(
        ({ term, forms }) =>
          term.search(patternOfStems(forms)) < 0 && !forms.some(form => form.split(' ').includes(term)),
      );
      expect(lost.map(({ term }) => term)).toEqual([]);
      expect(glossary.filter(({ meaning }) => !/^\p{Lu}.*\.$/u.test(meaning))).toEqual([]);
      // A definition keeps to the glossary too.
      const banned = glossary.flatMap(term => term.banned ?? []);
      if (banned.length === 0) return;
      expect(glossary.filter(({ meaning }) => meaning.search(patternOfStems(banned)) >= 0)).toEqual([]);
    },
  );
});

test('every sentence that may say a term freely needs that', () => {
  expect(FREELY.filter(one => !used.has(one))).toEqual([]);
});

test('a stem finds inflected words, and only whole ones', () => {
  const found = (stem: string, text: string) => text.match(patternOfStems([stem]))?.[0];
  expect(found('époque*', 'Aux Époques voisines')).toBe('Époques');
  expect(found('éra', 'cizí opéra')).toBeUndefined();
  expect(found('prime* d’assiduité', "les primes\u00a0d'assiduité")).toBe("primes\u00a0d'assiduité");
  expect(found('LOOP', 'deux LOOPs')).toBeUndefined();
});
