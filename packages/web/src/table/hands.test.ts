import { expect, test } from 'vitest';
import { bot, FRIEND, setupOf, YOU } from '../match/testing/play.ts';
import { handsOf, isHandedOver } from './hands.ts';

const played = (...seats: readonly number[]) => seats.map(seat => ({ seat, move: 'x' }));
const at = (seats: Parameters<typeof setupOf>[0], toAct: number | null, ...moves: readonly number[]) => ({
  setup: setupOf(seats),
  toAct,
  moves: played(...moves),
  outcome: null,
});

test('with one person at the screen handsOf() is undefined', () => {
  expect(handsOf(at([YOU, bot('quick')], 0))).toBeUndefined();
  expect(isHandedOver(at([YOU, bot('quick')], 0, 0, 1))).toBe(false);
});

test('with several people handsOf() is the person who decides; undefined for bots and after the end', () => {
  const seats = [YOU, FRIEND, bot('quick')];
  expect(handsOf(at(seats, 1))).toBe(1);
  expect(handsOf(at(seats, 2))).toBeUndefined();
  expect(handsOf({ ...at(seats, 1), outcome: { winners: [], reason: 'resign' } })).toBeUndefined();
});

test('the screen is handed over when another person decided last, bots in between or not', () => {
  const seats = [YOU, FRIEND, bot('quick')];
  expect(isHandedOver(at(seats, 0))).toBe(false);
  expect(isHandedOver(at(seats, 1, 0))).toBe(true);
  expect(isHandedOver(at(seats, 1, 0, 2))).toBe(true);
  expect(isHandedOver(at(seats, 1, 0, 1))).toBe(false);
});
