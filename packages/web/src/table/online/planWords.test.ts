import { expect, test } from 'vitest';
import { planWords } from './planWords.ts';

/** Boards are lists of pieces here: a move names one, and throws where it is missing. */
const deedOf = (view: unknown, move: string): string => {
  if (!(view as readonly string[]).includes(move)) throw new Error('nothing stands there');
  return `move ${move} of ${String(view)}`;
};

test('each step is said for the board before it, one that is lost as it was, and no notation is shown', () => {
  const said = new Map<string, string>();
  const say = (befores: readonly unknown[], moves: readonly string[], now: unknown = ['a', 'b']) =>
    planWords({ moves, befores, now, deedOf, said, unknown: 'a step' });
  expect(say([['a'], ['b']], ['a', 'b'])).toEqual(['Move a of a', 'Move b of b']);
  // It cannot be given any more, but was once.
  expect(say([], ['a', 'b'])).toEqual(['Move a of a', 'Move b of b']);
  // Never tried: as the board is, or not at all.
  said.clear();
  expect(say([], ['a', 'c'])).toEqual(['Move a of a,b', 'a step']);
});
