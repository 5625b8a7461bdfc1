import { describe, expect, test } from 'vitest';
import { loadWords } from './index.ts';

type Sentence = readonly [at: string, words: string];

/** Every sentence of the table by its path; those of the game have a test of their own. */
async function sentencesIn(language: string): Promise<readonly Sentence[]> {
  const { cube, panels, table } = await loadWords(language);
  return sentences({ cube, panels, table });
}

function sentences(words: object, path = ''): Sentence[] {
  return Object.entries(words).flatMap(([key, value]): Sentence[] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value]] : sentences(value as object, at);
  });
}

const params = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** A form of a plural says what the general form says. */
const general = (at: string): string => at.replace(/\.(?:few|many)$/, '.other');

const english = await sentencesIn('en');
const originals = new Map(english);

describe.each(['fr', 'cs'])('the table in %s', async language => {
  const words = await sentencesIn(language);

  test('says everything, with the same parameters', () => {
    expect(words.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    for (const [at, sentence] of words)
      expect(params(sentence), at).toEqual(params(originals.get(general(at)) ?? ''));
  });

  test('says nothing in English', () => {
    const english = /\b(the|and|your|with|from|which|must|cards|cubes? (?:is|are)|choose|end)\b/i;
    expect(words.filter(([, sentence]) => english.test(sentence.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('has typographic apostrophes', () => {
    expect(words.filter(([, sentence]) => /['"]/.test(sentence))).toEqual([]);
  });
});

test('Czech has a form for few wherever something is counted in words', async () => {
  const words = new Map(await sentencesIn('cs'));
  const counted = english.map(([at]) => at).filter(at => at.endsWith('.one'));
  const same = counted.filter(at => !words.has(at.replace(/one$/, 'few')));
  // One form serves two and five where the noun is left out.
  expect(same.filter(at => words.get(at) !== words.get(at.replace(/one$/, 'other')))).toEqual([
    'panels.lab.rolls.one',
  ]);
});

test('French keeps its spaces before : ; ! ? from breaking', async () => {
  const loose = (await sentencesIn('fr')).filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
  expect(loose).toEqual([]);
});
