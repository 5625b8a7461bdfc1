import { expect, test } from 'vitest';
import { labelled, plural } from './format.ts';
import { timeAgo } from './timeAgo.ts';

test('plural() picks the form of the language', () => {
  const moves = { one: '{count} move', other: '{count} moves' };
  expect([0, 1, 2].map(count => plural('en', moves, count))).toEqual(['0 moves', '1 move', '2 moves']);
  const coups = { one: '{count} coup', other: '{count} coups' };
  expect([0, 1, 2].map(count => plural('fr', coups, count))).toEqual(['0 coup', '1 coup', '2 coups']);
});

test('plural() supports languages with more than two forms', () => {
  const tahy = { one: '{count} tah', few: '{count} tahy', other: '{count} tahů' };
  expect([1, 3, 5].map(count => plural('cs', tahy, count))).toEqual(['1 tah', '3 tahy', '5 tahů']);
});

test('labelled() sets the colon of the language', () => {
  expect(labelled('en', 'Cubes', '5')).toBe('Cubes: 5');
  expect(labelled('fr', 'Cubes', '5')).toBe('Cubes\u00a0: 5');
});

test('timeAgo() uses the largest unit that fits', () => {
  const now = 1_000_000_000;
  const ago = (seconds: number, language = 'en') => timeAgo(language, now - seconds * 1000, now);
  expect(ago(5)).toBe('now');
  expect(ago(59)).toBe('now');
  expect(ago(60)).toBe('1 minute ago');
  expect(ago(3 * 3600 + 1)).toBe('3 hours ago');
  expect(ago(86_400)).toBe('yesterday');
  expect(ago(7200, 'fr')).toBe('il y a 2 heures');
  expect(timeAgo('en', now + 60_000, now)).toBe('now');
});
