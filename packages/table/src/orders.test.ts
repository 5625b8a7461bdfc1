import { describe, expect, test } from 'vitest';
import { digestOf, HIDDEN, person, Sitting } from '../test/tables.ts';
import { Table } from './index.ts';

/** Dice that any seat may roll, peek at once, and pass on: Anna first, then Ben. */
const dice = () =>
  new Sitting({ game: 'hiddenDice', chairs: [person('Anna'), person('Ben')] }, HIDDEN).start();
const moves = (table: Sitting) =>
  table.view(null).moves.map(({ move, by }) => (by ? `${move} by ${by}` : move));

describe('standing orders', () => {
  test('orders are played at once on their owner’s turn, one after another', () => {
    const table = dice().must('Ben', { do: 'plan', moves: ['roll', 'pass'], isOrder: true });
    expect(table.view('Ben').plan).toEqual({ moves: ['roll', 'pass'], isOrder: true });
    table.play('Anna', 'roll');
    table.play('Anna', 'pass');
    expect(moves(table)).toEqual(['roll', 'pass', 'roll by plan', 'pass by plan']);
    expect(table.view('Ben').plan).toBeNull();
    expect(table.view(null).standing?.toAct).toBe(0);
    expect(digestOf(Table.load(table.records, HIDDEN))).toBe(digestOf(table.table));
  });

  test('orders given on one’s turn are played right then', () => {
    const table = dice().must('Anna', { do: 'plan', moves: ['roll'], isOrder: true });
    expect(moves(table)).toEqual(['roll by plan']);
  });

  test('orders that are no longer legal, or malformed, are dropped', () => {
    for (const [order, played] of [
      [['hold', 'roll'], []],
      [['peek', 'peek', 'roll'], ['peek by plan']],
      [['sing'], []],
    ] as const) {
      const table = dice().must('Anna', { do: 'plan', moves: [...order], isOrder: true });
      expect(moves(table)).toEqual(played);
      expect(table.view('Anna').plan).toBeNull();
    }
  });

  test('orders wait during a pause and while a keeper plays, and become a plan after a take-back', () => {
    const table = dice().must('Ben', { do: 'plan', moves: ['roll'], isOrder: true });
    table.must('Ben', { do: 'keep', level: 'easy' });
    table.play('Anna', 'roll');
    table.play('Anna', 'pass');
    expect(moves(table)).toEqual(['roll', 'pass']);
    table.must('Ben', { do: 'return' });
    expect(moves(table).at(-1)).toBe('roll by plan');
    table.must('Ben', { do: 'plan', moves: ['pass'], isOrder: true });
    table.must('Ben', { do: 'plan', moves: ['roll'], isOrder: true });
    expect(table.do('Ben', { do: 'takeBack', after: table.count })).toBeUndefined();
    expect(table.view('Ben').plan).toEqual({ moves: ['roll'], isOrder: false });
    expect(table.view(null).standing?.toAct).toBe(1);
  });
});

describe('plans', () => {
  test('plans are kept until they are played or become illegal, and are told to nobody else', () => {
    const table = dice().must('Ben', { do: 'plan', moves: ['roll', 'pass'], isOrder: false });
    const { seq } = table.table;
    table.must('Ben', { do: 'plan', moves: ['peek', 'pass'], isOrder: false });
    expect(table.told('Anna', seq - 1)).toEqual([]);
    for (const name of ['Anna', null]) expect(table.view(name).plan).toBeNull();
    table.play('Anna', 'roll');
    table.play('Anna', 'pass');
    expect(table.view('Ben').plan).toEqual({ moves: ['peek', 'pass'], isOrder: false });
    table.play('Ben', 'peek');
    expect(table.view('Ben').plan).toBeNull(); // passing before a roll is illegal
    table
      .must('Ben', { do: 'plan', moves: ['roll'], isOrder: false })
      .must('Ben', { do: 'plan', moves: [], isOrder: false });
    expect(table.view('Ben').plan).toBeNull();
  });

  test('plans are for people who play', () => {
    const table = new Sitting();
    expect(table.do('Anna', { do: 'plan', moves: ['a'], isOrder: false })).toBe('notNow');
    expect(table.do('Dan', { do: 'plan', moves: ['a'], isOrder: false })).toBe('notSeated');
    table.start().must('Anna', { do: 'plan', moves: [], isOrder: false });
    expect(table.records).toHaveLength(2);
  });
});
