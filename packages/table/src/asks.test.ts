import { parseLog, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import type { Proposal } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { hiddenDice } from '../../engine/test/hiddenDice.ts';
import { bot, digestOf, HIDDEN, person, Sitting, WORLD } from '../test/tables.ts';
import { type Created, Table } from './index.ts';

const ask = (table: Sitting, name: string, proposal: Proposal) => table.do(name, { do: 'ask', proposal });
const back = (table: Sitting, count: number): Proposal => ({ kind: 'takeBack', count, after: table.count });
const answer = (table: Sitting, name: string, agrees: boolean) =>
  table.do(name, { do: 'answer', ask: table.view(null).asks[0]?.id ?? 99, agrees });
const takeBack = (table: Sitting, name: string) => table.do(name, { do: 'takeBack', after: table.count });
const undo = (table: Sitting, name: string | null) => {
  const { undo: status, undoCount } = table.view(name).standing!;
  return [status, undoCount];
};

const duel = (changes: Partial<Created> = {}) =>
  new Sitting({ options: { firstPlayer: 'w' }, ...changes }).start();
const team = (...names: string[]) =>
  new Sitting({ game: 'tesseract', chairs: names.map(person) }).start().playOn(8);
const dice = () => new Sitting({ game: 'hiddenDice' }, HIDDEN).start();

describe('undo without consent', () => {
  test('undo reaches one’s own last answer, unless something was revealed or another person answered', () => {
    const table = duel();
    expect(undo(table, 'Anna')).toEqual(['nothingToUndo', 0]);
    expect(takeBack(table, 'Anna')).toBe('nothingToTakeBack');
    table.playOn();
    expect([undo(table, 'Anna'), undo(table, 'Ben'), undo(table, null)]).toEqual([
      ['ready', 1],
      ['nothingToUndo', 0],
      ['nothingToUndo', 0],
    ]);
    expect(table.do('Anna', { do: 'takeBack', after: 0 })).toBe('tooLate');
    expect(takeBack(table, 'Anna')).toBeUndefined();
    expect(table.view(null)).toMatchObject({ moves: [], takeBacks: 0, standing: { count: 0, toAct: 0 } });
    expect(table.told(null, 3)).toEqual([{ kind: 'tookBack', count: 1, by: 0, wasAsked: false }]);
    table.playOn(2);
    expect([undo(table, 'Anna'), undo(table, 'Ben')]).toEqual([
      ['ask', 2],
      ['ready', 1],
    ]);
    expect(takeBack(table, 'Anna')).toBe('mustAsk');
  });

  test('a bot’s reply is taken back with the answer before it', () => {
    const table = duel({ chairs: [person('Anna'), bot()] }).playOn();
    table.append(table.table.playForBot(1, table.table.legal(1)[0]!, 1, table.now));
    expect(undo(table, 'Anna')).toEqual(['ready', 2]);
    expect(takeBack(table, 'Anna')).toBeUndefined();
    expect(table.count).toBe(0);
  });

  test('an answer that drew dice cannot be taken back alone, nor any answer after the end', () => {
    const table = dice();
    table.play('Anna', 'roll');
    expect(undo(table, 'Anna')).toEqual(['ask', 1]);
    table.must('Ben', { do: 'leave' }).must('Anna', { do: 'leave' });
    expect(undo(table, 'Anna')).toEqual(['nothingToUndo', 0]);
    expect(takeBack(table, 'Anna')).toBe('notNow');
    expect(ask(table, 'Anna', back(table, 1))).toBe('notNow');
  });

  test('the other player’s thinking time is given back, and no increment is earned twice', () => {
    const table = duel({ pace: { total: 60, increment: 5, move: null } });
    table.now += 10_000;
    table.playOn();
    expect(table.view(null).clocks.left).toEqual([55_000, 60_000]);
    table.now += 20_000;
    takeBack(table, 'Anna');
    expect(table.view(null).clocks).toMatchObject({ left: [50_000, 60_000], running: 0 });
  });

  test('a turn that is taken back gains no time', () => {
    const table = duel({ pace: { total: null, increment: 0, move: 30 } });
    for (const left of [20_000, 10_000]) {
      table.now += 10_000;
      table.playOn();
      takeBack(table, 'Anna');
      expect(table.view(null).clocks).toMatchObject({ turn: left, running: 0 });
    }
  });
});

describe('take-back by consent', () => {
  test('all rivals must agree; dice are drawn anew then, and the log proves them', () => {
    const table = new Sitting(
      { game: 'hiddenDice', chairs: [person('Anna'), person('Ben'), person('Cleo')] },
      HIDDEN,
    ).start();
    table.play('Anna', 'roll');
    expect(ask(table, 'Dan', { kind: 'pause' })).toBe('notSeated');
    expect(ask(table, 'Anna', back(table, 2))).toBe('nothingToTakeBack');
    expect(ask(table, 'Anna', back(table, 1))).toBeUndefined();
    expect(ask(table, 'Ben', back(table, 1))).toBe('askedAlready');
    expect(answer(table, 'Anna', true)).toBe('notNow');
    expect(table.do('Ben', { do: 'answer', ask: 77, agrees: true })).toBe('noSuchAsk');
    expect(answer(table, 'Ben', true)).toBeUndefined();
    expect(answer(table, 'Ben', true)).toBe('notNow');
    const proposal = { kind: 'takeBack', count: 1, after: 1 };
    expect(table.view(null).asks).toEqual([
      { id: expect.any(Number), by: 0, proposal, waitsFor: [2], agreed: [1] },
    ]);
    expect(answer(table, 'Cleo', true)).toBeUndefined();
    expect(table.view(null)).toMatchObject({ asks: [], moves: [], takeBacks: 1 });
    expect(table.told(null, 3)).toEqual([
      { kind: 'asked', seat: 0, proposal },
      { kind: 'agreed', seat: 1, proposal },
      { kind: 'agreed', seat: 2, proposal },
      { kind: 'tookBack', count: 1, by: 0, wasAsked: true },
    ]);
    const woken = Table.load(table.records, HIDDEN);
    expect(digestOf(woken)).toBe(digestOf(table.table));
    table.play('Anna', 'roll');
    const again = woken.handle(
      { guest: 'guest-Anna', name: '' },
      { do: 'play', move: 'roll', after: 0 },
      table.now,
    );
    expect(again).toEqual({ records: [table.records.at(-1)] });
    expect(table.records.at(-1)).toMatchObject({ kind: 'played', fresh: 1 });
    for (const name of ['Anna', 'Ben', 'Cleo']) table.must(name, { do: 'leave' });
    expect(verify(hiddenDice, parseLog(JSON.parse(JSON.stringify(table.table.log())))).fairness).toBe(
      'sealed',
    );
  });

  test('one declining rival ends a proposal; its author may withdraw it; play may go on meanwhile', () => {
    const table = duel().playOn(3);
    ask(table, 'Anna', back(table, 1));
    expect(answer(table, 'Ben', false)).toBeUndefined();
    expect(table.view(null)).toMatchObject({ asks: [], standing: { count: 3 } });
    ask(table, 'Anna', back(table, 1));
    expect(answer(table, 'Anna', false)).toBeUndefined();
    expect(table.view(null).asks).toEqual([]);
    ask(table, 'Anna', back(table, 1));
    table.playOn(2);
    expect(table.view(null).asks).toMatchObject([{ proposal: { count: 3, after: 5 } }]);
    answer(table, 'Ben', true);
    expect(table.count).toBe(2);
  });

  test('a proposal is about its own moment: answers given since are shown first', () => {
    const table = duel().playOn(3);
    const proposal = back(table, 1);
    table.playOn();
    expect(ask(table, 'Anna', proposal)).toBe('tooLate');
    expect(table.view(null).asks).toEqual([]);
  });

  test('a proposal lapses when nothing of it is left, or its author is gone', () => {
    const table = duel().playOn(3);
    ask(table, 'Ben', back(table, 1));
    takeBack(table, 'Anna');
    expect(table.view(null).asks).toEqual([]);
    ask(table, 'Ben', { kind: 'pause' });
    table.must('Ben', { do: 'keep', level: 'easy' });
    expect(table.view(null).asks).toEqual([]);
    expect(ask(table, 'Ben', { kind: 'pause' })).toBe('notNow');
  });

  test('more than half of a team is enough, and bots do not vote', () => {
    const three = team('Anna', 'Ben', 'Cleo');
    const before = three.count;
    ask(three, 'Anna', back(three, 3));
    expect(three.count).toBe(before);
    answer(three, 'Ben', true);
    expect(three.count).toBe(before - 3);
    ask(three, 'Anna', back(three, 3));
    answer(three, 'Ben', false);
    expect(three.view(null).asks).toHaveLength(1);
    answer(three, 'Cleo', false);
    expect(three.view(null).asks).toEqual([]);
    expect(three.count).toBe(before - 3);
    const mixed = new Sitting({ game: 'tesseract', chairs: [person('Anna'), bot(), bot(), bot()] }).start();
    const turn = mixed.table.botTurn();
    if (turn) mixed.append(mixed.table.playForBot(turn.seat, null, turn.count, mixed.now));
    else mixed.playOn();
    ask(mixed, 'Anna', back(mixed, 1));
    expect(mixed.count).toBe(0);
  });

  test('a player whose leaving is taken back is seated again, and a keeper plays until they return', () => {
    const table = team('Anna', 'Ben', 'Cleo').must('Cleo', { do: 'leave' });
    ask(table, 'Anna', back(table, 1));
    answer(table, 'Ben', true);
    expect(table.view(null).chairs[2]).toMatchObject({ name: 'Cleo', hasLeft: false, keeper: 'fair' });
    table.must('Cleo', { do: 'return' });
  });
});

describe('other proposals', () => {
  test('a pause stops clocks and answers until all agree to resume', () => {
    const table = duel({ pace: { total: 60, increment: 0, move: null } });
    expect(ask(table, 'Anna', { kind: 'resume' })).toBe('notNow');
    table.now += 10_000;
    ask(table, 'Ben', { kind: 'pause' });
    answer(table, 'Anna', true);
    table.now += 1e9;
    expect(table.view(null)).toMatchObject({
      isPaused: true,
      clocks: { left: [50_000, 60_000], running: null },
    });
    expect(table.table.due(table.now)).toBeNull();
    expect(table.table.tick(table.now)).toEqual([]);
    expect(table.play('Anna', table.table.legal(0)[0]!)).toBe('notNow');
    expect(ask(table, 'Ben', { kind: 'pause' })).toBe('notNow');
    ask(table, 'Anna', { kind: 'resume' });
    answer(table, 'Ben', true);
    expect(table.view(null)).toMatchObject({
      isPaused: false,
      clocks: { left: [50_000, 60_000], running: 0 },
    });
    expect(table.told(null, 2).map(one => (one as { kind: string }).kind)).toEqual([
      'asked',
      'agreed',
      'paused',
      'asked',
      'agreed',
      'resumed',
    ]);
  });

  test('a new pace begins with full clocks', () => {
    const table = duel().playOn();
    const pace = { total: 300, increment: 3, move: null };
    ask(table, 'Ben', { kind: 'pace', pace });
    answer(table, 'Anna', true);
    expect(table.view(null)).toMatchObject({ pace, clocks: { left: [300_000, 300_000], running: 1 } });
    expect(table.told(null).at(-1)).toEqual({ kind: 'pace', pace });
  });

  test('rivals agree to end; a team gives up by a vote', () => {
    const table = duel().playOn(4);
    ask(table, 'Ben', { kind: 'end' });
    answer(table, 'Anna', true);
    expect(table.view(null)).toMatchObject({ phase: 'ended', standing: { outcome: { reason: 'agreed' } } });
    expect(table.view(null).moves.at(-1)).toEqual({ seat: 1, move: 'agree' });
    const together = team('Anna', 'Ben');
    ask(together, 'Ben', { kind: 'end' });
    expect(together.view(null).phase).toBe('playing');
    answer(together, 'Anna', true);
    expect(together.view(null)).toMatchObject({ phase: 'ended', standing: { outcome: { winners: [] } } });
    expect(verify(gameById('tesseract')!, together.table.log()!).fairness).toBe('sealed');
  });

  test('bots agree to everything but an end by which they would not win', () => {
    const table = new Sitting({ game: 'quantum', chairs: [person('Anna'), bot()] }).start();
    for (const kind of ['pause', 'resume'] as const) expect(ask(table, 'Anna', { kind })).toBeUndefined();
    expect(table.view(null).isPaused).toBe(false);
    ask(table, 'Anna', { kind: 'end' });
    expect(table.view(null)).toMatchObject({ phase: 'playing', asks: [] });
    expect(table.records.at(-1)).toMatchObject({ kind: 'settled', how: 'declined' });
    expect(digestOf(Table.load(table.records, WORLD))).toBe(digestOf(table.table));
  });
});
