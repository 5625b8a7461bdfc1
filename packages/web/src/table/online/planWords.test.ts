import { expect, test } from 'vitest';
import { planWords } from './planWords.ts';

/** Boards are lists of pieces here: a move names one, and throws if it is missing. */
const deedOf = (view: unknown, move: string): string => {
  if (!(view as readonly string[]).includes(move)) throw new Error('nothing stands there');
  return `move ${move} of ${String(view)}`;
};

test('each step is described for the board before it, a lost one as before, and no notation is shown', () => {
  const said = new Map<string, string>();
  const say = (befores: readonly unknown[], moves: readonly string[], now: unknown = ['a', 'b']) =>
    planWords({ moves, befores, now, deedOf, said, unknown: 'a step' });
  expect(say([['a'], ['b']], ['a', 'b'])).toEqual(['Move a of a', 'Move b of b']);
  // Steps that were legal once keep their description.
  expect(say([], ['a', 'b'])).toEqual(['Move a of a', 'Move b of b']);
  // Steps never tried are described by the current board, or not at all.
  said.clear();
  expect(say([], ['a', 'c'])).toEqual(['Move a of a,b', 'a step']);
});
