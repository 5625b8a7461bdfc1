/** The types already force every language to have the same keys; these look at the words. */
import { LEVELS } from '@tessera/bots';
import { LANGUAGES } from '@tessera/engine';
import { TESSERACT_OPTIONS } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { loadWords } from './index.ts';

const sentences = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : sentences(value as object, `${path}.${key}`),
  );
const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe.each(LANGUAGES)('the preparation in %s', language => {
  test('has the same parameters as in English', async () => {
    const { game: _game, ...english } = await loadWords('en');
    const { game: _own, ...words } = await loadWords(language);
    const own = new Map(sentences(words));
    for (const [at, sentence] of sentences(english))
      expect([at, places(own.get(at) ?? '')]).toEqual([at, places(sentence)]);
  });

  test('has words for every level of the bots and every option of the game', async () => {
    const { levels, game } = await loadWords(language);
    const known: Readonly<Record<string, string>> = levels;
    for (const { id } of LEVELS.tesseract ?? []) expect(known[id], id).toBeTruthy();
    for (const name of Object.keys(TESSERACT_OPTIONS).filter(one => one !== 'pack'))
      expect((game.options as Readonly<Record<string, unknown>>)[name], name).toBeDefined();
  });
});

test('French keeps its spaces before : ; ! ? from breaking', async () => {
  const loose = sentences(await loadWords('fr')).filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
  expect(loose).toEqual([]);
});
