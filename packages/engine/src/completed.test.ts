import { expect, test } from 'vitest';
import { completed, completedAll, loadCompleted, unmarked } from './completed.ts';
import { type Draft, fill, type InLanguages, LANGUAGES, type Language, spoken } from './language.ts';

const EN = {
  play: 'Play',
  table: { undo: 'Take back', ships: ['Scout', 'Frigate'], clause: 'R-BENT-4' },
  cubes: { one: '{count} cube', other: '{count} cubes' },
  sum: '{count}/{all}',
  greet: (name: string) => `Hello, ${name}`,
  size: 3,
};

test('a draft keeps its sentences; those that it lacks are in English, marked, key by key', () => {
  const draft: Draft<typeof EN> = { table: { undo: 'Zurück', ships: ['Späher'] } };
  const words = completed(EN, draft);
  expect(words).toMatchObject({
    play: '[en] Play',
    table: { undo: 'Zurück', ships: ['Späher', '[en] Frigate'] },
    cubes: { one: '[en] {count} cube', other: '[en] {count} cubes' },
    size: 3,
  });
  expect(words.greet('Ada')).toBe('[en] Hello, Ada');
  expect(Object.keys(words)).toEqual(Object.keys(EN));
});

test('clauses, numbers and bare parameters need no translation and have no mark', () => {
  const { table, sum } = completed(EN);
  expect([table.clause, sum]).toEqual(['R-BENT-4', '{count}/{all}']);
});

test('an English sentence has one mark, with all names that are filled into it', () => {
  const en = { beats: '{one} beats {all}', star: 'Star', both: '{first}, {last}' };
  const words = completed(en);
  const all = fill(words.both, { first: words.star, last: words.star });
  expect(fill(words.beats, { one: words.star, all })).toBe('[en] Star beats Star, Star');
  // A second filling, as of a sentence that is filled in two places.
  expect(fill(fill(words.beats, { one: 'Ada' }), { all })).toBe('[en] Ada beats Star, Star');
  const { beats } = completed(en, { beats: '{one} schlägt {all}' });
  expect(fill(beats, { one: 'Stern', all: words.star })).toBe('Stern schlägt [en] Star');
  expect(unmarked(all)).toBe('Star, Star');
});

test('a counted phrase has the plural forms of its language, and none of English', () => {
  const cubes = { few: '{count} kocky', other: '{count} kociek' };
  expect(completed(EN, { cubes }).cubes).toEqual(cubes);
  expect(completed(EN, { cubes: { one: '{count} kocka' } }).cubes).toEqual({
    one: '{count} kocka',
    other: '[en] {count} cubes',
  });
  // Sentences about oneself and others are no plural forms.
  const heads = { self: 'You', other: 'Others', over: 'Over' };
  expect(completed(heads, { other: 'Andere' })).toEqual({
    self: '[en] You',
    other: 'Andere',
    over: '[en] Over',
  });
});

/** A language that nobody has begun; the engine itself has no file of that name. */
const NEW = 'zz' as Language;

test('a file that is not there is an empty draft; one that fails is a fault', async () => {
  const files = (language: Language) =>
    language === 'en'
      ? Promise.resolve({ en: { play: 'Play' } })
      : import(/* @vite-ignore */ `./${language}.ts`);
  expect(await loadCompleted(files, NEW)).toEqual({ play: '[en] Play' });
  // The client lists its files, and a language without one gives undefined.
  expect(await loadCompleted(() => undefined, NEW, { play: 'Play' })).toEqual({ play: '[en] Play' });
  const broken = () => Promise.reject(new TypeError('broken'));
  await expect(loadCompleted(broken, NEW, { play: 'Play' })).rejects.toThrow('broken');
});

test('texts in place have every language; complete ones stay as they are', () => {
  const texts = { en: ['a', 'b'], fr: ['un'], cs: ['jedna', 'dva', 'tři'] };
  expect(completedAll(texts)).toMatchObject(texts);
  expect(Object.keys(completedAll(texts))).toEqual(LANGUAGES);
  const sentence: InLanguages<string> = { en: 'Turn', fr: 'Tour', cs: 'Tah' };
  expect([spoken(sentence, 'fr'), spoken(sentence, NEW)]).toEqual(['Tour', '[en] Turn']);
});
