import { expect, test } from 'vitest';
import { parseRequest } from './request.ts';

const known = ['e1', 'e4', 'w1'] as const;

test('a request without names runs everything, in order', () => {
  expect(parseRequest([], known)).toEqual({ names: ['e1', 'e4', 'w1'], isDry: false });
});

test('a selection keeps the order of the list, in any case, each name once', () => {
  const wanted = ['W1', 'e4', 'w1', '--dry'];
  expect(parseRequest(wanted, known)).toEqual({ names: ['e4', 'w1'], isDry: true });
});

test('unknown names and options are refused in one sentence', () => {
  expect(() => parseRequest(['e9'], known)).toThrow('There is no benchmark named e9; there are e1, e4, w1.');
  expect(() => parseRequest(['--wet'], known)).toThrow('There is no option --wet; the only one is --dry.');
});
