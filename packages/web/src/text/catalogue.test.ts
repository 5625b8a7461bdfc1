/** The types already force every language to have the same keys; these look at the words. */
import { LEVELS } from '@tessera/bots';
import { LANGUAGES } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
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

/** What reads as in English by right: names, keys, and words that French shares with it. */
const NAMES = /^(product|languages|home\.tiles|table\.keyNames)\b/;
const SHARED = [
  'Options',
  'Actions',
  'Menu',
  '{count} passage',
  '{count} passages',
  '{count} place',
  '{count} places',
];

test.each(['fr', 'cs'] as const)('nothing is left in English in %s', async language => {
  const originals = new Map(sentences(en));
  const left = sentences(await loadText(language)).filter(
    ([at, sentence]) =>
      sentence === originals.get(at) && /\p{Letter}{2}/u.test(sentence.replace(/\{\w+\}/g, '')),
  );
  const shared = language === 'fr' ? SHARED : [];
  expect(left.filter(([at, sentence]) => !NAMES.test(at) && !shared.includes(sentence))).toEqual([]);
});

test('Czech has all four forms of what is counted, each with its number', async () => {
  const forms = sentences(await loadText('cs')).filter(([at]) => /\.(one|few|many|other)$/.test(at));
  const counted = sentences(en).filter(([at]) => at.endsWith('.one'));
  expect(forms.filter(([at]) => !at.includes('groups'))).toHaveLength(4 * counted.length);
  expect(forms.filter(([at, form]) => !at.includes('groups') && !form.includes('{count}'))).toEqual([]);
});

test('French keeps its spaces before : ; ! ? from breaking', async () => {
  const loose = sentences(await loadText('fr')).filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
  expect(loose).toEqual([]);
});
