import { parseSquare, squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { focusAfter, hopArrow, lineArrow, lineThrough, pointOf } from './geometry.ts';

const at = (name: string): number => parseSquare(name) as number;
const after = (key: string, name: string, flipped = false): string | undefined => {
  const square = focusAfter(key, at(name), flipped);
  return square === undefined ? undefined : squareName(square);
};

describe('crossings on the drawing', () => {
  test('[R-BOARD-1] a1 lies at the bottom left, and at the top right of a flipped board', () => {
    expect(pointOf(at('a1'))).toEqual({ x: 104, y: 1504 });
    expect(pointOf(at('a1'), true)).toEqual({ x: 1504, y: 104 });
  });
});

describe('the keyboard on the board', () => {
  test('arrows follow the screen, not the colours', () => {
    expect(after('ArrowUp', 'h8')).toBe('h9');
    expect(after('ArrowRight', 'h8')).toBe('i8');
    expect(after('ArrowUp', 'h8', true)).toBe('h7');
    expect(after('ArrowRight', 'h8', true)).toBe('g8');
  });

  test('the edge stops the focus', () => {
    expect(after('ArrowLeft', 'a5')).toBe('a5');
    expect(after('ArrowDown', 'c1')).toBe('c1');
  });

  test('Home and End go along the rank, Page keys along the file', () => {
    expect(after('Home', 'h8')).toBe('a8');
    expect(after('End', 'h8')).toBe('o8');
    expect(after('PageUp', 'h8')).toBe('h15');
    expect(after('PageDown', 'h8')).toBe('h1');
  });

  test('other keys do not move it', () => {
    expect(after('x', 'h8')).toBeUndefined();
  });
});

describe('lines', () => {
  test('a way runs through its corners', () => {
    expect(lineThrough([at('a1'), at('c1'), at('c3')], false)).toBe('M104,1504L304,1504L304,1304');
  });

  test('arrows stop before the crossing they point at', () => {
    expect(lineArrow({ x: 0, y: 0 }, { x: 200, y: 0 }, 30).shaft).toBe('M0,0L170,0');
    expect(hopArrow({ x: 0, y: 0 }, { x: 200, y: 0 }).shaft).toMatch(/ 168,-33$/);
  });

  test('a jump bows towards the top of the screen in either direction', () => {
    const tip = (shaft: string): number => Number(shaft.split(',').at(-1));
    expect(tip(hopArrow({ x: 0, y: 0 }, { x: 200, y: 0 }).shaft)).toBeLessThan(0);
    expect(tip(hopArrow({ x: 200, y: 0 }, { x: 0, y: 0 }).shaft)).toBeLessThan(0);
  });
});
