import { expect, test } from 'vitest';
import { panels as cs } from '../words/cs/panels.ts';
import { panels as en } from '../words/en/panels.ts';
import { panels as fr } from '../words/fr/panels.ts';

/** Every sentence by its path; of a counted phrase the form that all languages have. */
function sentences(words: object, path = ''): [path: string, sentence: string][] {
  if ('one' in words && 'other' in words) return [[path, String(words.other)]];
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : sentences(value, `${path}.${key}`),
  );
}

/** What a sentence wants to be told. */
const places = (sentence: string): string => [...new Set(sentence.match(/\{\w+\}/g))].sort().join(' ');

test.each([
  ['French', fr],
  ['Czech', cs],
])('%s asks for the same things in the same sentences as English', (_, words) => {
  const wanted = sentences(en).map(([path, sentence]) => [path, places(sentence)]);
  expect(sentences(words).map(([path, sentence]) => [path, places(sentence)])).toEqual(wanted);
});

test('Czech counts in three ways wherever it counts cubes, cards or actions', () => {
  for (const forms of [cs.team.cards, cs.layers.cubes, cs.primed.column, cs.actions.spoken]) {
    expect(forms.few).toBeDefined();
  }
});
