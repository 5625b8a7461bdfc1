import { formatAction, parseSquare } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, LARGE, situation } from './fixtures.ts';
import { lookedActions } from './scene.ts';

const at = (name: string): number => parseSquare(name) as number;
const SETTING_UP = '15/7t7/15/15/15/15/15/15/15/15/15/15/7T7/15/15 w 2SPRC5H2G2X2sprc5h2g2x s 0 2';

describe('a view made ready for pointing', () => {
  test('either line of a large slide leads to it', () => {
    const { scene } = situation(LARGE);
    expect(scene.pieceOn(at('f5'))).toBe(scene.pieceOn(at('e5')));
    expect(scene.isFree(at('f5'))).toBe(false);
    expect(scene.isFree(at('g5'))).toBe(true);
  });
});

describe('looking without playing', () => {
  test('shows where a piece of the other side could go', () => {
    const { scene } = situation(EVENING);
    expect(lookedActions(scene, at('i4')).map(formatAction)).toContain('Ri4-g2xh2');
  });

  test('[R-CROSS-4] a cross goes nowhere, and before play nothing does', () => {
    expect(lookedActions(situation(EVENING).scene, at('f9'))).toEqual([]);
    expect(lookedActions(situation(SETTING_UP).scene, at('h3'))).toEqual([]);
  });
});
