/** Matches at one screen: their start, and the seats of their people. */
import { FormatError, Match, parseLog, parseOptions, seededChance, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { here, local } from '../test/held.ts';
import { newerRules, upgradeOfRolls } from '../test/newerRules.ts';
import { playedElsewhere } from '../test/randomTable.ts';
import { bot, digestOf, HIDDEN, NOBODY, person, Sitting, WORLD, who } from '../test/tables.ts';
import { LocalTable, Table } from './index.ts';

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A second person at Anna's screen. */
const abel = { ...person('Anna'), name: 'Abel' } as const;
const screen = (changes = {}, world = WORLD): Sitting =>
  new Sitting({ chairs: [person('Anna'), abel], seed: 'seed-1', secret: '', ...changes }, world);
/** Reloading from the journal gives the same table. */
const requireSame = (table: Sitting): void =>
  expect(digestOf(Table.load(asJson(table.records), table.world))).toBe(digestOf(table.table));

describe('several chairs of one guest', () => {
  test('commands act for the seat to decide, and so does the view', () => {
    const table = screen().start();
    for (let i = 0; i < 4; i++) {
      const { you, yours, standing } = table.view('Anna');
      expect([you, yours]).toEqual([standing?.toAct, [0, 1]]);
      table.play('Anna', table.table.legal(you!)[0]!);
    }
    requireSame(table);
  });

  test('the secrets of a seat are shown on its turn, and hidden while a bot decides', () => {
    const table = screen({ game: 'hiddenDice' }, HIDDEN).start();
    table.play('Anna', 'peek');
    const seat = table.view(null).standing!.toAct!;
    const rules = HIDDEN.game('hiddenDice')!;
    expect(table.view('Anna').standing?.view).toEqual(rules.view(stateOf(table), seat));
    const team = screen({ game: 'tesseract', chairs: [person('Anna'), abel, bot()] }).start();
    while (!team.table.botTurn()) team.play('Anna', team.table.legal(team.view(null).standing!.toAct!)[0]!);
    expect(team.table.eyesOf(who('Anna').guest)).toBe('0+1');
    expect(team.view('Anna')).toMatchObject({ you: 0, standing: { view: team.view(null).standing?.view } });
  });

  test('a guest on line who sits elsewhere moves, and has one chair', () => {
    const table = new Sitting({ chairs: [person('Anna'), { kind: 'open' }] });
    table.must('Anna', { do: 'sit', name: 'Anna', seat: 1 });
    expect(table.view('Anna').yours).toEqual([1]);
  });

  test('people at one screen stand up and get ready together, and keep the names they typed', () => {
    const table = screen();
    table.append(table.table.rename({ guest: who('Anna').guest, name: 'Eve' }, table.now));
    expect(table.view(null).chairs).toMatchObject([{ name: 'Anna' }, { name: 'Abel' }]);
    table.must('Anna', { do: 'ready', isReady: false });
    expect(table.view(null).chairs).toMatchObject([{ isReady: false }, { isReady: false }]);
    table.must('Anna', { do: 'stand' });
    expect(table.view(null).chairs).toEqual([{ kind: 'open' }, { kind: 'open' }]);
  });

  test('a guest who goes for good leaves every chair', () => {
    const table = screen({ game: 'quantum', chairs: [person('Anna'), abel, person('Ben')] }).start();
    table.append(table.table.depart(who('Anna').guest, table.now));
    expect(table.view(null).chairs).toMatchObject([{ hasLeft: true }, { hasLeft: true }, { hasLeft: false }]);
  });
});

const stateOf = (table: Sitting): unknown => {
  const { header, entries } = table.table.log()!;
  return Match.resume(table.world.game(header.game)!, { header, entries }).state;
};

describe('the start of a match', () => {
  test('a seeded match draws the dice of its seed, promises nothing, and its log proves them', () => {
    const table = screen({ game: 'tesseract' }).start();
    const rules = gameById('tesseract')!;
    const options = parseOptions(rules.options, {}, 'options') as object;
    const other = new Match(rules, { options, seats: 2, seed: 'seed-1' });
    expect(stateOf(table)).toEqual(other.state);
    expect(table.view('Anna').dice).toEqual({ seal: '', entropy: [], secret: null });
    const log = parseLog(asJson(table.table.log()));
    expect(verify(rules, log).fairness).toBe('fair');
    expect(log.header.table).toEqual({
      title: '',
      seats: [
        { kind: 'you', name: 'Anna' },
        { kind: 'friend', name: 'Abel' },
      ],
    });
  });

  test('a match begins in a position; one that does not fit is refused in words', () => {
    const position = '15/8s6/4t10/15/15/15/15/15/7c7/15/15/6P8/3T11/15/15 w - p 0 30';
    const table = screen({ position }).start();
    expect(gameById('rift')!.notation.formatPosition(stateOf(table))).toBe(position);
    requireSame(table);
    const crooked = LocalTable.load([local({ position: 'nonsense' })], WORLD);
    expect(() => crooked.begin(0)).toThrow(FormatError);
  });

  test('a match begins as an analysis, and with the clock of its file', () => {
    const pace = { total: 300, increment: 3, move: null };
    const table = screen({ isAnalysis: true, pace }).start();
    expect(table.view('Anna').isAnalysis).toBe(true);
    expect(table.table.log()?.header.table).toMatchObject({
      isAnalysis: true,
      clock: { minutes: 5, increment: 3 },
    });
  });

  test.each(['rift', 'tesseract', 'loop', 'quantum'])('%s: a match from elsewhere is continued', game => {
    const from = playedElsewhere(game, 2, seededChance(game));
    const table = screen({ game, from }).start();
    expect(table.view('Anna')).toMatchObject({ moves: { length: from.entries.length } });
    expect(table.view('Anna').standing?.count).toBe(from.entries.length);
    expect(table.table.history(0, who('Anna').guest)).toHaveLength(from.entries.length);
    const first = table.table.snapshot();
    for (let i = 0; i < 3; i++) table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[0]!);
    requireSame(table);
    expect(digestOf(Table.load(asJson(table.records), WORLD, asJson(first)))).toBe(digestOf(table.table));
    expect(verify(gameById(game)!, parseLog(asJson(table.table.log()))).fairness).toBe('fair');
  });

  test('a finished match from elsewhere can be taken back and continued', () => {
    const rules = gameById('rift')!;
    const options = parseOptions(rules.options, {}, 'options') as object;
    const match = new Match(rules, { options, seats: 2, seed: 's' });
    match.leave(0);
    const table = screen({ from: { header: match.header, entries: match.entries } }).start();
    expect(table.view('Anna')).toMatchObject({
      phase: 'ended',
      chairs: [{ hasLeft: true }, { hasLeft: false }],
    });
    table.must('Anna', { do: 'takeBack', after: 1 });
    expect(table.view('Anna')).toMatchObject({ phase: 'playing', chairs: [{ hasLeft: false }, {}] });
    requireSame(table);
  });

  test('a match of older rules is carried over, so that answers of these rules can follow', () => {
    const old = HIDDEN.game('hiddenDice')!;
    const options = parseOptions(old.options, {}, 'options') as object;
    const match = new Match(old, { options, seats: 2, seed: 's' });
    match.answer(match.decider!, 'roll');
    const from = { header: match.header, entries: match.entries };
    const world = newerRules(upgradeOfRolls);
    const table = screen({ game: 'hiddenDice', from }, world).start();
    expect(table.kinds).toEqual(['created', 'started', 'carriedOver']);
    expect(table.play('Anna', 'throw')).toBeUndefined();
    requireSame(table);
  });

  test('a match with given numbers continues with fresh ones', () => {
    const old = HIDDEN.game('hiddenDice')!;
    const rolled = { below: () => 2, die: () => 3 };
    const options = parseOptions(old.options, {}, 'options') as object;
    const match = new Match(old, { options, seats: 2, seed: 's' }, rolled);
    match.answer(match.decider!, 'roll');
    const from = { header: match.header, entries: match.entries };
    const table = screen({ game: 'hiddenDice', from }, HIDDEN).start();
    expect(table.play('Anna', 'roll')).toBeUndefined();
    const again = Table.load(asJson(table.records), HIDDEN);
    expect(again.view(null, 0, NOBODY).moves).toEqual(table.view(null).moves);
    expect(verify(old, parseLog(asJson(table.table.log()))).fairness).toBe('given');
  });
});

describe('notes', () => {
  const chance = (count: number) => ({ kind: 'chance', count, seat: 0, chance: 0.5 }) as const;

  test('notes are told to their guest alone, and stored in the journal', () => {
    const table = new Sitting().start();
    table.append(table.table.note(who('Anna').guest, chance(0), table.now));
    expect(table.view('Anna').notes).toEqual([chance(0)]);
    expect(table.told('Anna', 2)).toEqual([{ kind: 'noted', note: chance(0) }]);
    for (const name of ['Ben', null]) {
      expect(table.view(name)).not.toHaveProperty('notes');
      expect(table.told(name, 2)).toEqual([]);
    }
    expect(table.table.isToldAlike(table.records.at(-1)!)).toBe(false);
    expect(table.append(table.table.note(who('Dan').guest, chance(0), table.now))).toBe('notSeated');
    requireSame(table);
  });

  test('notes about answers taken back are dropped by a new answer, and kept by a redo', () => {
    const table = screen().start();
    const note = () => table.append(table.table.note(who('Anna').guest, chance(table.count), table.now));
    const counts = () => table.view('Anna').notes?.map(({ count }) => count);
    for (let i = 0; i < 3; i++) {
      note();
      table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[0]!);
    }
    table.must('Anna', { do: 'takeBack', after: 3 }).must('Anna', { do: 'takeBack', after: 2 });
    table.must('Anna', { do: 'redo', after: 1 });
    expect(counts()).toEqual([0, 1, 2]);
    table.must('Anna', { do: 'takeBack', after: 2 });
    table.play('Anna', table.table.legal(table.view(null).standing!.toAct!)[1]!);
    expect(counts()).toEqual([0, 1]);
    requireSame(table);
  });
});

test('a local table executes the commands of one screen, and refuses the others', () => {
  const table = LocalTable.load([local({ chairs: [here(), here()] })], WORLD);
  table.begin(0);
  const say = (command: Parameters<LocalTable['handle']>[1]) =>
    table.handle({ guest: 'here', name: '' }, command, 0);
  expect(say({ do: 'ask', proposal: { kind: 'end' } })).toMatchObject({ refused: { code: 'notNow' } });
  expect(LocalTable.isBeyond([local()])).toBe(false);
  expect(LocalTable.isBeyond([local({ pace: { total: 60, increment: 0, move: null } })])).toBe(true);
});
