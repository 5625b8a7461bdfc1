import { describe, expect, test } from 'vitest';
import { bot, person, Sitting } from '../test/tables.ts';

const LIVE = { total: 600, increment: 5, move: null };
const DAYS = { total: null, increment: 0, move: 86_400 };
const AWAY = { isOpen: false, sinceCommand: Number.POSITIVE_INFINITY };

describe('R20: bots think', () => {
  test('bots alone think only while the table is open', () => {
    const { table } = new Sitting({ chairs: [bot(), bot()], pace: DAYS }).start();
    expect(table.botTurn()).not.toBeNull();
    expect(table.mayThink(AWAY)).toBe(false);
    expect(table.mayThink({ ...AWAY, sinceCommand: 0 })).toBe(false);
    expect(table.mayThink({ ...AWAY, isOpen: true })).toBe(true);
    expect([table.isAwaited, table.listing().isBotTurn]).toEqual([false, false]);
  });

  test('bots at a slow table think for a person who plays there, present or not', () => {
    for (const pace of [DAYS, { ...DAYS, move: null }]) {
      const sitting = new Sitting({ chairs: [bot(), person('Anna')], pace }).start();
      expect([sitting.table.mayThink(AWAY), sitting.table.isAwaited]).toEqual([true, true]);
    }
  });

  test('bots at a slow table do not think for a person with a keeper, until they return', () => {
    const sitting = new Sitting({ chairs: [person('Anna'), bot()], pace: DAYS }).start();
    sitting.must('Anna', { do: 'keep', level: 'easy' });
    expect([sitting.table.mayThink(AWAY), sitting.table.listing().isBotTurn]).toEqual([false, false]);
    sitting.must('Anna', { do: 'return' });
    expect(sitting.table.mayThink(AWAY)).toBe(true);
  });

  test('bots do not think for a person who has resigned', () => {
    const { table } = new Sitting({ chairs: [person('Anna'), bot()], pace: DAYS })
      .start()
      .must('Anna', { do: 'leave' });
    expect([table.isAwaited, table.mayThink(AWAY)]).toEqual([false, false]);
  });

  test('bots at a live table think while it is open, and for a minute after a player’s last command', () => {
    const { table } = new Sitting({ chairs: [person('Anna'), bot()], pace: LIVE }).start();
    expect(table.mayThink({ isOpen: true, sinceCommand: Number.POSITIVE_INFINITY })).toBe(true);
    expect(table.mayThink({ isOpen: false, sinceCommand: 59_999 })).toBe(true);
    expect(table.mayThink({ isOpen: false, sinceCommand: 60_000 })).toBe(false);
  });
});
