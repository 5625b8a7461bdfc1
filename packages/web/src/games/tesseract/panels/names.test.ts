import { stackName } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { percent } from '../../../text/index.ts';
import { UNKNOWN } from '../contract.ts';
import { situation } from '../fixtures.ts';
import { loadWords } from '../words/index.ts';
import { cubeName, cubeWords, listed, topName } from './names.ts';

const words = await loadWords('en');

test('[T-GEO-1] stacks are named by column and row', () => {
  expect([0, 3, 6, 15].map(stackName)).toEqual(['a1', 'd1', 'c2', 'd4']);
});

test('[T-INFO-3] a cube is named by what is known of it', () => {
  expect(cubeName(words, { colour: 'Y', value: 6 })).toBe('Yellow 6');
  expect(cubeWords(words, { colour: 'Y', value: 6 })).toBe('yellow 6');
  expect(cubeWords(words, { colour: 'B', value: null })).toBe('blue, value hidden');
  expect(cubeWords(words, UNKNOWN)).toBe('unknown cube');
  expect(cubeWords(words, { colour: 'P', value: 0 })).toBe('purple, destroyed');
});

test('the top of a stack is named with its place', () => {
  const { view } = situation({ tesseract: ['Y3O2', ...Array(15).fill('')] });
  expect(topName(words, view, 0)).toBe('orange 2 at a1');
});

test('lists end with "or"', () => {
  expect(listed([], ' or ')).toBe('');
  expect(listed(['a 2'], ' or ')).toBe('a 2');
  expect(listed(['a 2', 'a 5'], ' or ')).toBe('a 2 or a 5');
  expect(listed(['a 2', 'a 5', 'a 6'], ' or ')).toBe('a 2, a 5 or a 6');
});

test('a positive probability never reads as 0, an uncertain one never as 100', () => {
  expect([0, 1 / 3, 1].map(chance => percent('en', chance))).toEqual(['0%', '33%', '100%']);
  expect([0.001, 0.999].map(chance => percent('en', chance))).toEqual(['<1%', '>99%']);
});
