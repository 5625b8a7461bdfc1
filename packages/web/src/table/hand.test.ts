import { expect, test } from 'vitest';
import { confirm, type Hand, isEcho, mean, settled } from './hand.ts';

const EMPTY: Hand<string, string> = { seq: 1, asking: undefined, pending: undefined };

test('an answer that needs confirmation is selected by the first press and played by the second', () => {
  const first = mean(EMPTY, 'roll', true);
  expect(first).toEqual({ hand: { ...EMPTY, pending: 'roll' } });
  expect(mean(first.hand, 'roll', true)).toEqual({ hand: EMPTY, play: 'roll' });
  expect(confirm(first.hand)).toEqual({ hand: EMPTY, play: 'roll' });
  expect(mean(EMPTY, 'turn', false)).toEqual({ hand: EMPTY, play: 'turn' });
});

test('another press moves the selection and closes the list', () => {
  const { hand } = mean({ ...EMPTY, pending: 'roll', asking: 'which' }, 'draw', true);
  expect(hand).toEqual({ ...EMPTY, pending: 'draw' });
  expect(settled(hand)).toEqual(EMPTY);
  expect(confirm(EMPTY)).toEqual({ hand: EMPTY });
});

test('isEcho() is true for a second press soon after the first at the same place', () => {
  const first = { x: 100, y: 100, at: 1000 };
  expect(isEcho(undefined, first)).toBe(false);
  expect(isEcho(first, { x: 102, y: 99, at: 1299 })).toBe(true);
  expect(isEcho(first, { x: 102, y: 99, at: 1300 })).toBe(false);
  expect(isEcho(first, { x: 120, y: 100, at: 1010 })).toBe(false);
});
