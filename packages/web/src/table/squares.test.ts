import { expect, test } from 'vitest';
import { nearest } from './squares.ts';

/** Squares of 26 pixels in a line, as on a phone. */
const SIDE = 26;
const board = {
  querySelector: (selector: string) => {
    const square = Number(/\d+/.exec(selector)?.[0]);
    return { getBoundingClientRect: () => ({ left: square * SIDE, top: 0, width: SIDE, height: SIDE }) };
  },
} as unknown as Element;
const finger = (x: number) => ({ currentTarget: board, clientX: x, clientY: SIDE / 2 });

test('a touch snaps to the nearest magnet within reach, and to none beyond it', () => {
  expect(nearest(finger(2 * SIDE + 2), [1, 3])).toBe(1);
  expect(nearest(finger(3 * SIDE - 2), [1, 3])).toBe(3);
  expect(nearest(finger(6 * SIDE), [1, 3])).toBeUndefined();
});
