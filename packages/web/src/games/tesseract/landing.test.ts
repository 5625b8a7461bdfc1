import type { TesseractEvent } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { LIFT_MS, ROLL_MS } from './cube/schedule.ts';
import { landingOf } from './landing.ts';

const ROLLED: TesseractEvent = { type: 'rolled', cube: 3, value: 5 };
const PRIMED: TesseractEvent = {
  type: 'moved',
  cube: 3,
  value: 5,
  from: { zone: 'tess', cell: 0 },
  to: { zone: 'primed' },
  why: 'primed',
};
const REMOVED: TesseractEvent = { ...PRIMED, to: { zone: 'lab', lab: 0 }, why: 'removed' };
const BREACHED: TesseractEvent = { type: 'breached', count: 1, breach: 3, values: [5] };
const UNCOVERED: TesseractEvent = { type: 'uncovered', cell: 0, symbol: 'AC', isWarded: false };

const momentsOf = (events: readonly TesseractEvent[], how: 'cube' | 'flat' | 'still') =>
  landingOf(events, how, 1).moments ?? [];

describe('the timing of a change', () => {
  test('lands a change without chance at once, however long the animation', () => {
    expect(landingOf([REMOVED], 'cube', 1)).toMatchObject({ lands: 0, moments: [] });
    expect(landingOf([REMOVED], 'flat', 1).lands).toBe(0);
  });

  test('lands a roll when its die rests, later at a slower tempo, and at once without motion', () => {
    expect(landingOf([ROLLED], 'cube', 1).lands).toBe(LIFT_MS + ROLL_MS);
    expect(landingOf([ROLLED], 'cube', 1).lands).toBeLessThanOrEqual(900);
    expect(landingOf([ROLLED], 'cube', 2).lands).toBe(2 * (LIFT_MS + ROLL_MS));
    expect(landingOf([ROLLED], 'flat', 1).lands).toBeGreaterThan(300);
    expect(landingOf([ROLLED, BREACHED], 'still', 1).lands).toBe(0);
  });

  test('shows banners in the order of events, none before its dice rest', () => {
    const chain = [ROLLED, PRIMED, BREACHED, UNCOVERED];
    for (const how of ['cube', 'flat', 'still'] as const) {
      const [first, second] = momentsOf(chain, how);
      expect([first?.event, second?.event]).toEqual([BREACHED, UNCOVERED]);
      expect(second?.start).toBeGreaterThanOrEqual(first?.end ?? 0);
      expect(first?.start).toBeGreaterThanOrEqual(landingOf([ROLLED], how, 1).lands);
      expect(landingOf(chain, how, 1).lasts).toBeGreaterThanOrEqual(second?.end ?? 0);
    }
  });

  test('shows a banner for at most 1.2 seconds, less in a long chain', () => {
    const lasts = (count: number): readonly number[] =>
      momentsOf(Array<TesseractEvent>(count).fill(UNCOVERED), 'flat').map(one => one.end - one.start);
    expect(lasts(1)).toEqual([1200]);
    expect(Math.max(...lasts(8))).toBe(700);
  });

  test('takes as long for dice rolled together as for one', () => {
    const many = landingOf(Array<TesseractEvent>(9).fill(ROLLED), 'cube', 1);
    expect(many).toEqual(landingOf([ROLLED], 'cube', 1));
  });
});
