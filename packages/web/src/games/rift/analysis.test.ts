import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';
import { LARGE, situation } from './fixtures.ts';

test('a move is an arrow, a drop a ring', () => {
  const { view } = situation(LARGE);
  expect(analysis.arrowOf(view, 'T@a1')).toEqual({ from: 0, to: 0 });
  const { from, to } = analysis.arrowOf(view, 'Ta1-a2') ?? {};
  expect(from).toBe(0);
  expect(to).not.toBe(0);
});
