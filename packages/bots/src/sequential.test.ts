import { expect, test } from 'vitest';
import { verdictOf } from './sequential.ts';

test('a paired match is accepted after enough wins, rejected after enough losses, else undecided', () => {
  expect(verdictOf(0, 0)).toBe('undecided');
  expect(verdictOf(17, 0)).toBe('accepted');
  expect(verdictOf(0, 14)).toBe('rejected');
  expect(verdictOf(80, 80)).toBe('rejected'); // an even match shows that the change is no better
  expect(verdictOf(30, 25)).toBe('undecided');
});
