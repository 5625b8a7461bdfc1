import type { TesseractEvent } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { showingOf } from './moments.ts';

const ROLLED: TesseractEvent = { type: 'rolled', cube: 3, value: 5 };
const PRIMED: TesseractEvent = {
  type: 'moved',
  cube: 3,
  value: 5,
  from: { zone: 'tess', cell: 0 },
  to: { zone: 'primed' },
  why: 'primed',
};
const BREACHED: TesseractEvent = { type: 'breached', count: 1, breach: 3, values: [5] };
const UNCOVERED: TesseractEvent = { type: 'uncovered', cell: 0, symbol: 'AC', isWarded: false };

describe('what a change shows', () => {
  test('banners follow each other in the order of the events and never overlap', () => {
    for (const how of ['cube', 'flat'] as const) {
      const { moments, length } = showingOf([ROLLED, PRIMED, BREACHED, UNCOVERED], how);
      expect(moments.map(({ drama }) => drama.kind)).toEqual(['breach', 'event']);
      expect(moments[1]?.start).toBeGreaterThanOrEqual(moments[0]?.end ?? 0);
      expect(length).toBeGreaterThanOrEqual(moments[1]?.end ?? 0);
    }
  });

  test('the cube shows its dice first, the flat view the banner at once', () => {
    const start = (how: 'cube' | 'flat') => showingOf([ROLLED, PRIMED, BREACHED], how).moments[0]?.start;
    expect(start('flat')).toBe(0);
    expect(start('cube')).toBeGreaterThan(1000);
  });

  test('a banner lasts 1.2 seconds at most, in a long chain less', () => {
    const lasts = (count: number): readonly number[] =>
      showingOf(Array<TesseractEvent>(count).fill(UNCOVERED), 'flat').moments.map(one => one.end - one.start);
    expect(lasts(1)).toEqual([1200]);
    expect(Math.max(...lasts(8))).toBe(700);
  });

  test('dice rolled together take as long as one', () => {
    const many = showingOf(Array<TesseractEvent>(9).fill(ROLLED), 'cube');
    expect(many.length).toBe(showingOf([ROLLED], 'cube').length);
    expect(many.moments).toEqual([]);
  });
});
