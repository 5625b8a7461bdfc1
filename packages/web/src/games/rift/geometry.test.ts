import { parseSquare, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { focusAfter, hopArrow, lineArrow, lineThrough, pointOf } from './geometry.ts';

const at = (name: string): number => parseSquare(name) as number;
const after = (key: string, name: string, flipped = false): string | undefined => {
  const square = focusAfter(key, at(name), flipped);
  return square === undefined ? undefined : squareName(square);
};

describe('pointOf()', () => {
  test('[R-BOARD-1] puts a1 at the bottom left, and at the top right of a flipped board', () => {
    expect(pointOf(at('a1'))).toEqual({ x: 104, y: 1504 });
    expect(pointOf(at('a1'), true)).toEqual({ x: 1504, y: 104 });
  });
});

describe('focusAfter()', () => {
  test('follows the screen with arrow keys, not the colours', () => {
    expect(after('ArrowUp', 'h8')).toBe('h9');
    expect(after('ArrowRight', 'h8')).toBe('i8');
    expect(after('ArrowUp', 'h8', true)).toBe('h7');
    expect(after('ArrowRight', 'h8', true)).toBe('g8');
  });

  test('stops at the edge', () => {
    expect(after('ArrowLeft', 'a5')).toBe('a5');
    expect(after('ArrowDown', 'c1')).toBe('c1');
  });

  test('moves along the rank by Home and End, along the file by Page keys', () => {
    expect(after('Home', 'h8')).toBe('a8');
    expect(after('End', 'h8')).toBe('o8');
    expect(after('PageUp', 'h8')).toBe('h15');
    expect(after('PageDown', 'h8')).toBe('h1');
  });

  test('ignores other keys', () => {
    expect(after('x', 'h8')).toBeUndefined();
  });
});

describe('lines', () => {
  test('run through their corners', () => {
    expect(lineThrough([at('a1'), at('c1'), at('c3')], false)).toBe('M104,1504L304,1504L304,1304');
  });

  test('end in an arrow before their target', () => {
    expect(lineArrow({ x: 0, y: 0 }, { x: 200, y: 0 }, 30).shaft).toBe('M0,0L170,0');
    expect(hopArrow({ x: 0, y: 0 }, { x: 200, y: 0 }).shaft).toMatch(/ 168,-33$/);
  });

  test('bow towards the top of the screen for jumps in either direction', () => {
    const tip = (shaft: string): number => Number(shaft.split(',').at(-1));
    expect(tip(hopArrow({ x: 0, y: 0 }, { x: 200, y: 0 }).shaft)).toBeLessThan(0);
    expect(tip(hopArrow({ x: 200, y: 0 }, { x: 0, y: 0 }).shaft)).toBeLessThan(0);
  });
});
