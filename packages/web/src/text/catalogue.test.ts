/** The types already force every language to have the same keys; these look at the words. */
import { LEVELS } from '@tessera/bots';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../app/settings.ts';
import { en } from './en.ts';
import { loadText, type Text } from './index.ts';

/** Every sentence by its path: `table.undo`. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : sentences(value as object, at);
  });
}

const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe.each(LANGUAGES)('the catalogue in %s', language => {
  const load = (): Promise<Text> => loadText(language);

  test('says everything English says, with the same parameters', async () => {
    const words = new Map(sentences(await load()));
    for (const [at, sentence] of sentences(en)) {
      expect(words.get(at)?.trim(), at).toBeTruthy();
      expect(places(words.get(at) ?? ''), at).toEqual(places(sentence));
    }
  });

  test('brings the words of the game', async () => {
    const text = await load();
    expect(text.language).toBe(language);
    expect(Object.keys(text.rift.options)).toHaveLength(13);
  });

  test('has words for every level of the bots', async () => {
    const { newMatch } = await load();
    expect(Object.keys(newMatch.levels)).toEqual(LEVELS.rift?.map(({ id }) => id));
  });
});

test('French keeps its spaces before : ; ! ? from breaking', async () => {
  const loose = sentences(await loadText('fr')).filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
  expect(loose).toEqual([]);
});
