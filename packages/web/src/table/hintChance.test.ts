import { expect, test } from 'vitest';
import { loadText } from '../text/index.ts';
import { chanceChange } from './hintChance.ts';

const text = await loadText('en');
const told = (before: number | undefined, after: number | undefined): string | undefined => {
  const change = chanceChange(text, before, after);
  return change && [change.before, change.after].filter(Boolean).join(' → ');
};

test.each([
  ['a better chance, with the one before', 0.41, 0.56, '41% → 56%'],
  ['a won game in words, from a percentage', 0.62, 0.95, '62% → nearly won'],
  ['a search to the end', 0.95, 1, 'won'],
  ['a chance without one before', undefined, 0.41, '41%'],
  ['a won game without a chance before', undefined, 0.93, 'nearly won'],
  ['a defence that loses something', 0.41, 0.38, '38%'],
  ['a lost game that is saved', 0.01, 0.4, 'nearly lost → 40%'],
])('tells %s', (_name, before, after, words) => {
  expect(told(before, after)).toBe(words);
});

test.each([
  ['both above nine in ten', 0.95, 0.98],
  ['both above nine in ten, and falling', 0.97, 0.94],
  ['equal after rounding', 0.412, 0.414],
  ['nearly lost before and after', 0.01, 0.02],
  ['no chance at all', 0.4, undefined],
])('says nothing about %s', (_name, before, after) => {
  expect(told(before, after)).toBeUndefined();
});
