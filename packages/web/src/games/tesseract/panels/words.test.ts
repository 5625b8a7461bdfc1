import { expect, test } from 'vitest';
import { panels as cs } from '../words/cs/panels.ts';
import { panels as en } from '../words/en/panels.ts';
import { panels as fr } from '../words/fr/panels.ts';

/** Sentences by path; of a plural the form that all languages have. */
function sentences(words: object, path = ''): [path: string, sentence: string][] {
  if ('one' in words && 'other' in words) return [[path, String(words.other)]];
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : sentences(value, `${path}.${key}`),
  );
}

const places = (sentence: string): string =>
  [...new Set(sentence.replace(/\|\w+/g, '').match(/\{\w+\}/g))].sort().join(' ');

test.each([
  ['French', fr],
  ['Czech', cs],
])('%s has the same parameters in the same sentences as English', (_, words) => {
  const wanted = sentences(en).map(([path, sentence]) => [path, places(sentence)]);
  expect(sentences(words).map(([path, sentence]) => [path, places(sentence)])).toEqual(wanted);
});

test('Czech has three plural forms wherever it counts cubes, cards or actions', () => {
  for (const forms of [cs.team.cards, cs.layers.cubes, cs.primed.column, cs.actions.spoken]) {
    expect(forms.few).toBeDefined();
  }
});
