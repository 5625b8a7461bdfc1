import { expect, test } from 'vitest';
import { nextWord } from './tags.ts';

test('the tags of lowest cubes say what happens to one of them', () => {
  const word = (cells: readonly number[], then?: 'prime' | 'destroy') =>
    nextWord({ view: { resolving: then ? [{ type: 'edge', then }] : [] }, marks: { next: cells } });
  expect(word([3])).toBe('next');
  expect(word([3, 7])).toBe('tie');
  expect(word([3, 7], 'prime')).toBe('tie');
  expect(word([3, 7], 'destroy')).toBe('destroyed');
});
