import type { QuantumEvent } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { FIGHT_MS, landingOf, SHIP_MS } from './landing.ts';

const MOVED: QuantumEvent = { type: 'move', die: 0, path: [1, 2], why: 'move' };
const ROLLED: QuantumEvent = { type: 'roll', die: 0, face: 4, why: 'reconfigure' };
const FOUGHT: QuantumEvent = { type: 'combatRoll', side: 'attack', value: 3, isFixed: false };
const ENDED: QuantumEvent = { type: 'combatEnd', won: true, totals: [5, 8] };
const CUBE: QuantumEvent = { type: 'cube', seat: 0, planet: 4, cause: 'infamy' };
const START: QuantumEvent = { type: 'cube', seat: 0, planet: 4, cause: 'setup' };

describe('when a change is known', () => {
  test('what rolls nothing lands at once', () => {
    expect(landingOf([MOVED], 1)).toMatchObject({ lands: 0, moments: [] });
  });

  test('dice land on their number, those of a fight after a longer way; slower where one likes it slower', () => {
    expect(landingOf([ROLLED], 1).lands).toBe(SHIP_MS);
    expect(landingOf([{ type: 'tieBreak', seat: 1, faces: [2] }], 1).lands).toBe(SHIP_MS);
    expect(landingOf([FOUGHT, ROLLED], 1).lands).toBe(FIGHT_MS);
    expect(landingOf([FOUGHT], 2).lands).toBe(2 * FIGHT_MS);
  });

  test('dice roll and lie for 150 to 900 ms', () => {
    for (const length of [FIGHT_MS, SHIP_MS]) {
      expect(length).toBeGreaterThanOrEqual(150);
      expect(length).toBeLessThanOrEqual(900);
    }
  });

  test('without motion everything is known at once', () => {
    expect(landingOf([FOUGHT, ENDED, CUBE], undefined).lands).toBe(0);
  });

  test('banners come one after the other, none before the dice lie; the first cubes have none', () => {
    const { lands, lasts, moments = [] } = landingOf([FOUGHT, ENDED, START, CUBE], 1);
    expect(moments.map(({ event }) => event)).toEqual([ENDED, CUBE]);
    expect(moments[0]?.start).toBe(lands);
    expect(moments[1]?.start).toBe(moments[0]?.end);
    expect(lasts).toBe(moments[1]?.end);
  });
});
