import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { chanceLine, costWords } from './hintChance.ts';

const text = await loadText('en');

test.each([
  ['a percentage', 0.41, '41%'],
  ['a won game in words', 0.93, 'nearly won'],
  ['a search to the end', 1, 'won'],
  ['a lost game in words', 0.01, 'nearly lost'],
])('the win chance of a hint is %s', (_name, chance, words) => {
  expect(chanceLine(text, chance)?.after).toBe(words);
});

test('a hint without a win chance has no line for it', () => {
  expect(chanceLine(text, undefined)).toBeUndefined();
});

test.each([
  ['its difference', 0.56, 0.41, '−15%'],
  ['nothing that the search can tell', 0.56, 0.557, '±0%'],
  ['the game', 0.4, 0, 'lost'],
])('another answer costs %s', (_name, best, other, words) => {
  expect(costWords(text, best, other)).toBe(words);
});
