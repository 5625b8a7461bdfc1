import { expect, test } from 'vitest';
import { fill } from './language.ts';

test('fill replaces parameters, and leaves a missing one visible', () => {
  expect(fill('{name} plays {move}, {name}!', { name: 'Ada', move: 'T@h1' })).toBe('Ada plays T@h1, Ada!');
  expect(fill('{name} plays', {})).toBe('{name} plays');
  expect(fill('at most {max} steps', { max: 0 })).toBe('at most 0 steps');
});
