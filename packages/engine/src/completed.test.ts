import { expect, test } from 'vitest';
import { completed, completedAll, loadCompleted } from './completed.ts';
import { type Draft, type InLanguages, LANGUAGES, type Language, spoken } from './language.ts';

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

test('a counted phrase has the plural forms of its language, and none of English', () => {
  const cubes = { few: '{count} kocky', other: '{count} kociek' };
  expect(completed(EN, { cubes }).cubes).toEqual(cubes);
  expect(completed(EN, { cubes: { one: '{count} kocka' } }).cubes).toEqual({
    one: '{count} kocka',
    other: '[en] {count} cubes',
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
