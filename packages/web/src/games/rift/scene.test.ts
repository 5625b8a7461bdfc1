import { formatAction, parseSquare, waysOf } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, situation } from './fixtures.ts';

const at = (name: string): number => parseSquare(name) as number;
const SETTING_UP = '15/7t7/15/15/15/15/15/15/15/15/15/15/7T7/15/15 w 2SPRC5H2G2X2sprc5h2g2x s 0 2';

describe('pieceOn()', () => {
  test('finds a large slide by either line', () => {
    const { scene } = situation(LARGE);
    expect(scene.pieceOn(at('f5'))).toBe(scene.pieceOn(at('e5')));
    expect(scene.isFree(at('f5'))).toBe(false);
    expect(scene.isFree(at('g5'))).toBe(true);
  });
});

describe('waysOf()', () => {
  test('has the ways of a piece of the other side', () => {
    const { scene } = situation(EVENING);
    expect(waysOf(scene.state, at('i4')).map(formatAction)).toContain('Ri4-g2xh2');
  });

  test('[R-CROSS-4] is empty for a cross; before play it has the ways that a piece would have', () => {
    expect(waysOf(situation(EVENING).scene.state, at('f9'))).toEqual([]);
    expect(waysOf(situation(SETTING_UP).scene.state, at('h3')).map(formatAction)).toContain('Th3-h12');
  });
});
