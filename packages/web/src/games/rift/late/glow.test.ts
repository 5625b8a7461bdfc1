import { squareName } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { EVENING, played } from '../fixtures.ts';
import { traceOf } from '../trace.ts';
import { glowOf } from './glow.ts';

const names = (squares: readonly number[]): readonly string[] => squares.map(squareName);

describe('glowOf()', () => {
  const end = (winner: number, reason: string) => ({ winners: [winner], reason });
  const { scene, entry } = played(EVENING.replace(' w ', ' b '), 'Ri4-g2xh2');
  const glow = (reason: string): readonly string[] =>
    names(glowOf(scene.view, traceOf(scene, entry), end(1, reason)));

  test('[R-END-1] marks the captured Tesseract and the piece that took it', () => {
    expect(glow('capture')).toEqual(['g2', 'h2']);
  });

  test('[R-END-2] marks the Tesseract that cannot move', () => {
    const before = played(EVENING, 'Sf5-j5').scene.view;
    expect(names(glowOf(before, undefined, end(1, 'immobilised')))).toEqual(['h2']);
  });

  test('[R-END-11] marks the Tesseract that was given up, never pieces that took nothing', () => {
    const before = played(EVENING, 'Sf5-j5').scene.view;
    expect(names(glowOf(before, undefined, end(1, 'resign')))).toEqual(['h2']);
    expect(glow('time')).toEqual([]);
  });

  test('[R-END-9] marks the pawns of the winner where they are counted', () => {
    expect(glow('stall').toSorted()).toEqual(['e12', 'g2', 'h13', 'k11']);
  });
});
