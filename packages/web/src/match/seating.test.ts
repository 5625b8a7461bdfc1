import { LEAVE } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import type { PlayedMove } from './client.ts';
import { isPerson, leavingAtEnd, redoReach, speakerOf, undoReach, viewerOf } from './seating.ts';
import { bot, FRIEND, YOU } from './testing/play.ts';

const alone = { isTogether: false, seats: [YOU, bot('quick')] };
const together = { isTogether: false, seats: [YOU, FRIEND] };
const watching = { isTogether: false, seats: [bot('quick'), bot('slow')] };
const three = { seats: [YOU, bot('quick'), FRIEND] };

describe('who speaks and who sees', () => {
  test('people at the screen are you and your friends, not bots, and nobody after the end', () => {
    expect([isPerson(three, 0), isPerson(three, 1), isPerson(three, 2), isPerson(three, null)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(isPerson(three, 7)).toBe(false);
  });

  test('whoever is to act speaks; out of turn you do, wherever you sit; watchers never', () => {
    expect(speakerOf(together, 1)).toBe(1);
    expect(speakerOf(alone, 1)).toBe(0);
    expect(speakerOf(alone, null)).toBe(0);
    expect(speakerOf({ seats: [FRIEND, YOU] }, null)).toBe(1);
    expect(speakerOf({ seats: [bot('quick'), FRIEND] }, 0)).toBe(1);
    expect(speakerOf(watching, 0)).toBeUndefined();
  });

  test('a lone player always sees with their own eyes; several see nobody’s secrets while a bot acts', () => {
    expect([viewerOf(alone, 0), viewerOf(alone, 1), viewerOf(alone, null)]).toEqual([0, 0, 0]);
    expect([viewerOf(three, 0), viewerOf(three, 1), viewerOf(three, 2)]).toEqual([0, 'watcher', 2]);
    expect(viewerOf(watching, 0)).toBe('watcher');
  });
});

/** Answers of these seats; a seat with a minus left. */
const by = (...seats: readonly number[]): PlayedMove[] =>
  seats.map(seat => (Object.is(seat, -0) || seat < 0 ? { seat: -seat, move: LEAVE } : { seat, move: 'x' }));

describe('how far undo and redo reach', () => {
  test('two people: one answer', () => {
    expect(undoReach(together, by(0, 1, 0))).toBe(1);
    expect(redoReach(together, by(0, 1))).toBe(1);
  });

  test('against a bot: its reply and your own answer', () => {
    expect(undoReach(alone, by(0, 1, 0, 1))).toBe(2);
    expect(undoReach(alone, by(0, 1, 0))).toBe(1);
    expect(redoReach(alone, by(0, 1, 0, 1))).toBe(2);
    expect(redoReach(alone, by(0))).toBe(1);
  });

  test('nothing given at this screen, nothing to take back', () => {
    expect(undoReach(alone, by(1))).toBe(0);
    expect(undoReach(watching, by(0, 1))).toBe(0);
    expect(undoReach(alone, by())).toBe(0);
    expect(redoReach(alone, by())).toBe(0);
  });

  test('several bots in a row go together', () => {
    const seats = { isTogether: false, seats: [YOU, bot('quick'), bot('quick')] };
    expect(undoReach(seats, by(0, 1, 2, 0, 1, 2))).toBe(3);
    expect(redoReach(seats, by(0, 1, 2, 0))).toBe(3);
  });

  test('a team that gave up comes back, and leaves again, as one', () => {
    const team = { isTogether: true, seats: [YOU, FRIEND, bot('quick')] };
    expect(undoReach(team, by(0, 1, -0, -1, -2))).toBe(3);
    expect(undoReach({ ...team, seats: [YOU, FRIEND, FRIEND] }, by(0, -0, -1, -2))).toBe(3);
    expect(redoReach(team, by(-0, -1, -2))).toBe(3);
    expect(redoReach(team, by(0, -0, -1, -2))).toBe(1);
    expect(undoReach({ ...team, seats: [bot('quick')] }, by(-0))).toBe(0);
  });

  test('who leaves a game against each other comes back alone', () => {
    expect(undoReach(together, by(0, -0, -1))).toBe(1);
    expect(redoReach(together, by(-0, -1))).toBe(1);
    expect(undoReach(alone, by(0, 1, -0))).toBe(1);
  });
});

test('how many left in the end', () => {
  expect(leavingAtEnd(by(0, 1, -0, -1))).toBe(2);
  expect(leavingAtEnd(by(0, -1, 0))).toBe(0);
  expect([leavingAtEnd(by(-0)), leavingAtEnd([])]).toEqual([1, 0]);
});
