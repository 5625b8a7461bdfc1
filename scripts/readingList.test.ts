import { COMPLETE_LANGUAGES, LANGUAGES, type Language, typeset } from '@tessera/engine';
import { expect, test } from 'vitest';
import { isNamed, parsed, sources, textsIn } from './reading/catalogues.ts';
import { page, readingIn as read } from './readingList.ts';

const lists = new Map(LANGUAGES.map(language => [language, read(language)]));
const readingIn = async (language: Language) => (await lists.get(language)) ?? [];

/** Words of a player: at least two letters, and more than an id, a class or a clause. */
const isSentence = (text: string): boolean => /\p{Letter}{2}.* .*\p{Letter}/u.test(text);

/** Stems of a glossary and forms of names and counts (`ships.ts`, `counts.ts`) are no sentences; definitions are listed. */
const CODE = /[/]glossary[/]|[/](?:counts|cubes|labs|pieces|ships)[.]ts$/;

test.each(COMPLETE_LANGUAGES)(
  'the reading list in %s has every sentence of every catalogue',
  async language => {
    const entries = await readingIn(language);
    const listed = new Set(entries.map(({ written }) => written));
    const named = sources().filter(
      file => isNamed(file) && new RegExp(`[/]${language}([.]ts$|[/])`).test(file) && !CODE.test(file),
    );
    expect(named.length).toBeGreaterThan(50);
    const absent = named.flatMap(file =>
      [...textsIn(parsed(file))]
        .filter(text => isSentence(text) && !listed.has(text))
        .map(text => [file, text]),
    );
    expect(absent).toEqual([]);
    expect(
      entries.filter(({ file, key }) => CODE.test(file) && key.endsWith('.meaning')).length,
    ).toBeGreaterThan(60);
  },
);

test('the languages of the reading list have the same keys, plural forms apart', async () => {
  const keysIn = async (language: Language) =>
    new Set(
      (await readingIn(language)).map(({ file, key }) => `${file} ${key.replace(/\.(few|many)$/, '.other')}`),
    );
  const [english, ...others] = await Promise.all(LANGUAGES.map(keysIn));
  for (const keys of others) expect(keys).toEqual(english);
  expect(english?.size).toBeGreaterThan(4500);
});

test.each(LANGUAGES)('every form of every sentence in %s is filled', async language => {
  const entries = await readingIn(language);
  // A form that no count of the list selects is never seen by players either.
  expect(entries.filter(({ seen }) => seen.length === 0).map(({ file, key }) => [file, key])).toEqual([]);
  expect(entries.flatMap(({ seen }) => seen).filter(sentence => /\{\w+(\|\w+)?\}/.test(sentence))).toEqual(
    [],
  );
  expect(
    entries.filter(({ written, seen }) => seen[0] === typeset(language, written)).length,
  ).toBeGreaterThan(1000);
});

test('a page shows names in their forms and numbers in their plural', () => {
  const entry = { file: 'a/en.ts', part: 'loop', key: 'turn', written: '' } as const;
  expect(page([{ ...entry, seen: ['le tour d’Ada', 'le tour de Hugo'] }])).toBe(
    '## a/en.ts\n\nturn\tle tour d’Ada\n    \tle tour de Hugo\n',
  );
});

test('French elides and Czech counts in what players see', async () => {
  const french = await readingIn('fr');
  const seenWith = (form: string) => french.find(({ written }) => written.includes(form))?.seen.join();
  expect(seenWith('{name|de}')).toMatch(/d’Ada.*de Hugo/s);
  expect(seenWith('{agent|du}')).toMatch(/de la Rôdeuse Temporelle.*de Mr Time/s);
  const czech = (await readingIn('cs')).find(({ key }) => key.endsWith('.few'));
  expect(czech?.seen).toHaveLength(2);
});

test.each(COMPLETE_LANGUAGES)('a chance in %s is read with its sign', async language => {
  const chances = (await readingIn(language)).filter(({ written }) => /\{(?:chance|percent)\}/.test(written));
  expect(chances.length).toBeGreaterThan(40);
  expect(chances.filter(({ seen }) => !seen.every(sentence => /\d\s?%/.test(sentence)))).toEqual([]);
});

/** Sentences whose name is always a person's: requests on line, hosts, rows of the daily challenge. */
const PEOPLE = /[/](?:online|daily)[/]/;

test('no French sentence begins with the bare name of a bot', async () => {
  const bare = (await readingIn('fr')).filter(
    ({ file, written }) =>
      !PEOPLE.test(file) && /^\*?\{(?:name|seat|who|rival|lab|owner)\}\*? \p{Ll}/u.test(written),
  );
  expect(bare.map(({ file, key }) => [file, key])).toEqual([]);
});
