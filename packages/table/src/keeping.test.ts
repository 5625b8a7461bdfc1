import type { Pace } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { bot, digestOf, HIDDEN, NOON, person, Sitting, WORLD } from '../test/tables.ts';
import { type Created, Table } from './index.ts';

const BLITZ: Pace = { total: 60, increment: 5, move: null };
const DAYS: Pace = { total: null, increment: 0, move: 86_400 };

/** Rift with Anna to begin; her clock runs from noon. */
const started = (changes: Partial<Created>, world = WORLD): Sitting =>
  new Sitting({ options: { firstPlayer: 'w' }, ...changes }, world).start();
const after = (table: Sitting, seconds: number): Sitting => {
  table.now += seconds * 1000;
  return table;
};
const tick = (table: Sitting): void => {
  table.records.push(...table.table.tick(table.now));
};
const clocks = (table: Sitting) => table.view(null).clocks;

describe('clocks', () => {
  test('clocks run for the seat to decide, and gain the increment with every turn', () => {
    const table = started({ pace: BLITZ });
    expect(clocks(after(table, 20))).toEqual({ left: [40_000, 60_000], turn: null, running: 0 });
    table.playOn();
    expect(clocks(table)).toEqual({ left: [45_000, 60_000], turn: null, running: 1 });
    expect(table.table.due(table.now)).toBe(table.now + 60_000);
    expect(table.table.listing().due).toBe(table.now + 60_000);
    after(table, 10).must('Anna', { do: 'chat', text: 'hm' });
    expect(clocks(after(table, 10)).left).toEqual([45_000, 40_000]);
    expect(table.table.listing().due).toBe(NOON + 80_000);
  });

  test('a limit per turn starts anew with the next turn', () => {
    const table = started({ pace: DAYS });
    expect(clocks(after(table, 80_000))).toEqual({ left: [null, null], turn: 6_400_000, running: 0 });
    table.playOn();
    expect(clocks(table)).toEqual({ left: [null, null], turn: 86_400_000, running: 1 });
  });

  test('several answers of one seat are one turn, but every answer of a seat alone is one', () => {
    const pace = { ...BLITZ, move: 30 };
    const two = started({ game: 'hiddenDice', options: {}, pace }, HIDDEN);
    after(two, 4).play('Anna', 'roll');
    expect(clocks(two)).toEqual({ left: [56_000, 60_000], turn: 26_000, running: 0 });
    after(two, 4).play('Anna', 'pass');
    expect(clocks(two)).toEqual({ left: [57_000, 60_000], turn: 30_000, running: 1 });
    const alone = started({ game: 'tesseract', options: {}, pace, chairs: [person('Anna')] });
    after(alone, 4).playOn();
    expect(clocks(alone)).toMatchObject({ left: [61_000], turn: 30_000 });
  });

  test('a table without a pace has no limit, and bots never have one', () => {
    const table = started({});
    expect(table.table.due(table.now)).toBeNull();
    expect(clocks(after(table, 1e6))).toEqual({ left: [null, null], turn: null, running: 0 });
    const withBot = started({ pace: BLITZ, chairs: [person('Anna'), bot()] }).playOn();
    expect(clocks(withBot)).toEqual({ left: [65_000, null], turn: null, running: null });
    expect(withBot.table.due(withBot.now)).toBeNull();
  });

  test('R7: downtime counts against no clock, and neither does a system clock set back', () => {
    const lulls: [number, number][] = [];
    const downtime = (from: number, to: number): number =>
      lulls.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0);
    const table = started({ pace: BLITZ, onTime: 'loss' }, { ...WORLD, downtime });
    lulls.push([NOON + 10_000, NOON + 3_610_000]);
    after(table, 3_620);
    tick(table);
    expect(table.view(null).phase).toBe('playing');
    expect(clocks(table).left[0]).toBe(40_000);
    expect(table.table.due(table.now)).toBe(table.now + 40_000);
    table.playOn();
    expect(clocks(table).left[0]).toBe(45_000);
    expect(clocks(after(table, -7_200)).left[1]).toBe(60_000);
    tick(table);
    table.playOn();
    expect(clocks(table)).toMatchObject({ left: [45_000, 65_000], running: 0 });
    expect(digestOf(Table.load(table.records, WORLD))).toBe(digestOf(table.table));
  });
});

describe('an expired clock', () => {
  test('an expired clock lets the rules answer, and a keeper plays until the person returns', () => {
    const table = after(started({ pace: BLITZ }), 59);
    tick(table);
    expect(table.records).toHaveLength(2);
    tick(after(table, 1));
    expect(table.kinds.slice(2)).toEqual(['played', 'kept']);
    expect(table.view(null)).toMatchObject({
      moves: [{ seat: 0, by: 'fallback' }],
      chairs: [{ name: 'Anna', keeper: 'fair' }, { keeper: null }],
    });
    expect(table.told(null, 2)).toMatchObject([
      { kind: 'played', by: 'fallback' },
      { kind: 'kept', seat: 0, level: 'fair' },
    ]);
    table.playOn();
    const turn = table.table.botTurn()!;
    expect(turn).toMatchObject({ seat: 0, level: 'fair' });
    expect(table.play('Anna', table.table.legal(0)[0]!)).toBe('notYourTurn');
    expect(clocks(table).running).toBeNull();
    table.append(table.table.playForBot(0, table.table.legal(0)[0]!, turn.count, table.now));
    expect(table.view(null).moves.at(-1)).toMatchObject({ seat: 0, by: 'keeper' });
    table.playOn();
    table.must('Anna', { do: 'return' });
    expect(clocks(table)).toMatchObject({ left: [10_000, expect.any(Number)], running: 0 });
    expect(table.append(table.table.playForBot(0, 'x', turn.count + 2, table.now))).toBe('tooLate');
    expect(table.do('Anna', { do: 'return' })).toBe('notNow');
    table.playOn();
    expect(table.view(null).moves.at(-1)).not.toHaveProperty('by');
  });

  test('the keeper has the level chosen for the table', () => {
    const table = after(started({ pace: BLITZ, keeper: 'gentle' }), 60);
    tick(table);
    expect(table.view(null).chairs[0]).toMatchObject({ keeper: 'gentle' });
  });

  test('an expired clock loses among rivals who agreed so, and never in a team', () => {
    const duel = after(started({ pace: BLITZ, onTime: 'loss' }), 60);
    tick(duel);
    expect(duel.view(null)).toMatchObject({
      phase: 'ended',
      moves: [{ seat: 0, move: 'leave time' }],
      standing: { outcome: { winners: [1], reason: 'time' } },
    });
    const team = after(
      started({
        game: 'tesseract',
        options: {},
        pace: BLITZ,
        onTime: 'loss',
        chairs: [person('Anna'), person('Ben')],
      }),
      60,
    );
    tick(team);
    expect(team.kinds.at(-1)).toBe('kept');
  });

  test('an answer before the clock was checked counts', () => {
    const table = after(started({ pace: BLITZ }), 61).playOn();
    expect(clocks(table)).toMatchObject({ left: [5_000, 60_000], running: 1 });
  });
});

describe('a chair kept by command', () => {
  test('a chair is handed to a keeper of the chosen level, and taken back', () => {
    const table = started({ pace: BLITZ });
    expect(table.do('Anna', { do: 'keep', level: 'divine' })).toBe('unknownLevel');
    expect(table.do('Anna', { do: 'return' })).toBe('notNow');
    after(table, 20).must('Anna', { do: 'keep', level: 'fair' });
    expect(table.do('Anna', { do: 'keep', level: 'fair' })).toBe('notNow');
    expect(table.table.botTurn()).toMatchObject({ seat: 0, level: 'fair' });
    after(table, 500).must('Anna', { do: 'return' });
    expect(clocks(table)).toMatchObject({ left: [40_000, 60_000], running: 0 });
    expect(table.told(null, 2)).toEqual([
      { kind: 'kept', seat: 0, level: 'fair' },
      { kind: 'returned', seat: 0, name: 'Anna' },
    ]);
  });
});
