import { FormatError, verify } from '@tessera/engine';
import type { Command } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { newerRules as newer, upgradeOfRolls as upgrade } from '../test/newerRules.ts';
import { bot, created, digestOf, HIDDEN, NOBODY, OPEN, person, Sitting, WORLD, who } from '../test/tables.ts';
import { type Created, Table, type TableRecord } from './index.ts';

const BLITZ = { total: 60, increment: 5, move: null };

const names = (sitting: Sitting) =>
  sitting.view(null).chairs.map(chair => (chair.kind === 'person' ? chair.name : chair.kind));

describe('before the start', () => {
  test('people sit down where there is room, move, and stand up', () => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    expect(table.do('Ben', { do: 'sit', name: 'Ben' })).toBeUndefined();
    expect(names(table)).toEqual(['Anna', 'Ben']);
    expect(table.do('Cleo', { do: 'sit', name: 'Cleo' })).toBe('noChair');
    expect(table.do('Cleo', { do: 'sit', seat: 1, name: 'Cleo' })).toBe('chairTaken');
    expect(table.do('Cleo', { do: 'sit', seat: 5, name: 'Cleo' })).toBe('noChair');
    table.must('Anna', { do: 'stand' }).must('Ben', { do: 'sit', seat: 0, name: 'Ben' });
    expect(names(table)).toEqual(['Ben', 'open']);
    expect(table.do('Anna', { do: 'stand' })).toBe('notSeated');
    expect(table.told(null, table.records.length - 2)).toEqual([
      { kind: 'stood', seat: 1, name: 'Ben' },
      { kind: 'sat', seat: 0, name: 'Ben' },
    ]);
  });

  test('the second of two people whose names look alike is numbered, as a watcher too', () => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    table.must('Ben', { do: 'sit', name: 'Аnna' }); // with a Cyrillic А
    expect(names(table)).toEqual(['Anna', 'Аnna 2']);
    table.must('Ben', { do: 'sit', name: 'ANNA' }).must('Anna', { do: 'sit', name: 'Annie' });
    expect(names(table)).toEqual(['Annie', 'ANNA 2']);
    table.table.handle({ guest: 'stranger', name: 'annie' }, { do: 'chat', text: 'I give up' }, table.now);
    expect(table.table.view(null, table.now, NOBODY).chat).toMatchObject([{ name: 'annie 2', seat: null }]);
  });

  test('only the host fills chairs with bots of existing levels, and clears no chair of a ready person', () => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    expect(table.do('Ben', { do: 'bot', seat: 1, level: 'easy' })).toBe('notHost');
    expect(table.do('Anna', { do: 'bot', seat: 1, level: 'divine' })).toBe('unknownLevel');
    expect(table.do('Anna', { do: 'bot', seat: 7, level: 'easy' })).toBe('noChair');
    table.must('Anna', { do: 'bot', seat: 1, level: 'easy' });
    expect(names(table)).toEqual(['Anna', 'bot']);
    table.must('Anna', { do: 'bot', seat: 1, level: null }).must('Ben', { do: 'sit', name: 'Ben' });
    expect(table.do('Anna', { do: 'bot', seat: 1, level: null })).toBe('chairTaken');
    table.must('Ben', { do: 'ready', isReady: false }).must('Anna', { do: 'bot', seat: 1, level: null });
    expect(names(table)).toEqual(['Anna', 'open']);
  });

  test('the host starts when everybody is ready; open chairs get bots on request', () => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    expect(table.do('Ben', { do: 'start', level: 'easy' })).toBe('notHost');
    expect(table.do('Anna', { do: 'start' })).toBe('notFull');
    expect(table.do('Anna', { do: 'start', level: 'divine' })).toBe('unknownLevel');
    table.must('Ben', { do: 'sit', name: 'Ben' }).must('Ben', { do: 'ready', isReady: false });
    expect(table.do('Anna', { do: 'start' })).toBe('notReady');
    table.must('Ben', { do: 'stand' }).must('Anna', { do: 'start', level: 'fair' });
    expect(table.view('Anna')).toMatchObject({
      phase: 'playing',
      chairs: [{ name: 'Anna' }, { kind: 'bot', level: 'fair' }],
    });
    for (const command of [
      { do: 'start' },
      { do: 'stand' },
      { do: 'ready', isReady: true },
      { do: 'sit', name: 'Anna' },
      { do: 'bot', seat: 1, level: null },
    ] as const)
      expect(table.do('Anna', command)).toBe('notNow');
  });

  describe('an absent host', () => {
    const gathered = (...chairs: Created['chairs']) => new Sitting({ game: 'quantum', chairs, pace: BLITZ });
    const withoutAnna = (table: Sitting, name: string, command: Command) =>
      table.append(
        table.table.handle(who(name), command, table.now, { isHere: guest => guest !== 'guest-Anna' }),
      );

    test('an absent host does not keep ready people waiting: one of them starts, and becomes host', () => {
      const table = gathered(person('Anna'), OPEN).must('Ben', { do: 'sit', name: 'Ben' });
      expect(table.do('Ben', { do: 'start' })).toBe('notHost');
      expect(withoutAnna(table, 'Dan', { do: 'start' })).toBe('notHost');
      table.must('Anna', { do: 'ready', isReady: false });
      expect(withoutAnna(table, 'Ben', { do: 'start' })).toBe('notReady');
      expect(table.view(null).host).toBe(0);
      table.must('Anna', { do: 'ready', isReady: true });
      expect(withoutAnna(table, 'Ben', { do: 'start' })).toBeUndefined();
      expect(table.view('Ben')).toMatchObject({ phase: 'playing', host: 1, isHost: true });
      expect(table.view('Anna').isHost).toBe(false);
      expect(digestOf(Table.load(table.records, WORLD))).toBe(digestOf(table.table));
    });

    test('an absent host is waited for before others fill chairs with bots or clear a kept chair', () => {
      const table = gathered(person('Anna'), person('Ben'), OPEN);
      const [fill, clear] = [
        { do: 'start', level: 'easy' },
        { do: 'bot', seat: 0, level: null },
      ] as const;
      table.now += 119_000;
      for (const command of [fill, clear]) expect(withoutAnna(table, 'Ben', command)).toBe('notHost');
      table.now += 1000;
      expect(table.do('Ben', fill)).toBe('notHost');
      expect(withoutAnna(table, 'Ben', clear)).toBeUndefined();
      expect(table.do('Ben', { do: 'bot', seat: 1, level: null })).toBe('chairTaken');
      table.must('Ben', fill);
      expect(names(table)).toEqual(['bot', 'Ben', 'bot']);
    });

    test('an absent host of a slow table is waited for a day', () => {
      const table = new Sitting({ game: 'quantum', chairs: [person('Anna'), person('Ben'), OPEN] });
      table.now += 86_399_000;
      expect(withoutAnna(table, 'Ben', { do: 'start', level: 'easy' })).toBe('notHost');
      table.now += 1000;
      expect(withoutAnna(table, 'Ben', { do: 'start', level: 'easy' })).toBeUndefined();
    });

    test('the host who stands up is succeeded by the next person; one who changes chairs stays host', () => {
      const table = gathered(person('Anna'), OPEN, person('Ben'), person('Cleo'));
      table.must('Anna', { do: 'sit', name: 'Anna', seat: 1 });
      expect(table.view(null).host).toBe(1);
      table.must('Anna', { do: 'stand' });
      expect(table.view('Ben')).toMatchObject({ host: 2, isHost: true });
      for (const name of ['Cleo', 'Ben']) table.must(name, { do: 'stand' });
      table.must('Cleo', { do: 'sit', name: 'Cleo' });
      expect(table.view('Ben')).toMatchObject({ host: null, isHost: true });
    });
  });

  test('a repeated readiness writes no record', () => {
    const table = new Sitting();
    table.must('Ben', { do: 'ready', isReady: true });
    expect(table.records).toHaveLength(1);
  });

  test.each([
    [{ game: 'chess' }, 'game'],
    [{ chairs: [person('Anna')] }, 'chairs'],
    [{ chairs: [person('Anna'), bot(), bot()] }, 'chairs'],
    [{ options: { wings: 3 } }, 'options.wings'],
  ])('a table with %j is refused', (changes, field) => {
    expect(() => Table.create(created(changes), WORLD)).toThrow(
      expect.objectContaining({ name: 'FormatError', field }),
    );
  });
});

describe('a table that never starts', () => {
  const LATER: readonly Command[] = [
    { do: 'sit', name: 'Cleo' },
    { do: 'start', level: 'easy' },
    { do: 'bot', seat: 1, level: 'easy' },
    { do: 'leave' },
    { do: 'ask', proposal: { kind: 'pause' } },
    { do: 'takeBack', after: 0 },
    { do: 'rematch' },
    { do: 'close' },
  ];

  test.each(['host', 'expired'] as const)('the table is closed for good (%s), with its reason', why => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    expect(table.do('Ben', { do: 'close' })).toBe('notHost');
    if (why === 'host') table.must('Anna', { do: 'close' });
    else table.append(table.table.expire(table.now));
    expect(table.view(null)).toMatchObject({ phase: 'ended', closed: why, standing: null });
    expect(table.records.at(-1)).toMatchObject({ kind: 'closed', why });
    for (const command of LATER)
      for (const name of ['Anna', 'Ben']) expect(table.do(name, command), command.do).toBeDefined();
    expect(table.append(table.table.expire(table.now))).toBeUndefined();
    expect(table.kinds).toEqual(['created', 'closed']);
    expect(table.table.log()).toBeUndefined();
    expect(table.table.listing()).toMatchObject({ phase: 'ended', position: null, outcome: null });
    expect(digestOf(Table.load(table.records, WORLD))).toBe(digestOf(table.table));
  });

  test('a running match cannot be closed', () => {
    const table = new Sitting().start();
    expect(table.do('Anna', { do: 'close' })).toBe('notNow');
    table.append(table.table.expire(table.now));
    expect(table.view(null)).toMatchObject({ phase: 'playing', closed: null });
  });
});

describe('a journal', () => {
  test('a journal replays to the same table, from its start, a snapshot, or on another server', () => {
    const table = new Sitting({ chairs: [person('Anna'), OPEN] });
    const follower = Table.create(created({ chairs: [person('Anna'), OPEN] }), WORLD);
    table.must('Ben', { do: 'sit', name: 'Ben' }).start().playOn(12);
    const middle = JSON.parse(JSON.stringify(table.table.snapshot()));
    table.playOn(5).must('Ben', { do: 'leave' });
    const journal = JSON.parse(JSON.stringify(table.records)) as TableRecord[];
    const whole = digestOf(table.table);
    expect(digestOf(Table.load(journal, WORLD))).toBe(whole);
    expect(digestOf(Table.load(journal, WORLD, middle))).toBe(whole);
    follower.follow(journal.slice(1));
    expect(digestOf(follower)).toBe(whole);
    expect(follower.happened(journal.at(-1)!, 'watcher')).toEqual(table.told(null, table.table.seq - 1));
  });

  test('a journal with an unknown record, a gap or no beginning is refused in words', () => {
    const { records } = new Sitting().start().playOn(3);
    const load = (journal: unknown) => () => Table.load(journal as TableRecord[], WORLD);
    expect(load([...records, { seq: 6, at: 0, kind: 'juggled' }])).toThrow(
      'records[6].kind: "juggled" is unknown to this server',
    );
    expect(load([...records, { seq: 6, at: 0, kind: 'toString' }])).toThrow('unknown');
    expect(load(records.filter(({ seq }) => seq !== 4))).toThrow('cannot follow record 3');
    expect(load(records.slice(1))).toThrow(FormatError);
  });

  test('a snapshot of another server version is refused', () => {
    const snapshot = { ...new Sitting().start().playOn(3).table.snapshot(), version: 0 };
    expect(() => Table.load([], WORLD, snapshot)).toThrow('snapshot.version: is 0, not 2');
  });

  test('an illegal answer in a journal is detected', () => {
    const { records } = new Sitting().start().playOn(3);
    const bent = records.map(record => (record.kind === 'played' ? { ...record, move: 'Ch8-h10' } : record));
    expect(() => Table.load(bent, WORLD)).toThrow(FormatError);
  });
});

describe('rules that change in the middle of a match', () => {
  test('R14: play goes on if the game can carry its logs over, and the journal stays readable', () => {
    const before = new Sitting({ game: 'hiddenDice' }, HIDDEN).start();
    for (const move of ['roll', 'roll']) before.play('Anna', move);
    const snapshot = before.table.snapshot();
    const world = newer(upgrade);
    for (const from of [undefined, snapshot]) {
      const table = new Sitting({ game: 'hiddenDice' }, world);
      table.table = Table.load(before.records, world, from);
      table.records.push(...before.records.slice(1));
      expect(table.view(null).moves.map(({ move }) => move)).toEqual(['throw', 'throw']);
      expect(table.play('Anna', 'roll')).toBe('notNotation');
      expect(table.play('Anna', 'throw')).toBeUndefined();
      expect(table.kinds.slice(-2)).toEqual(['carriedOver', 'played']);
      const follower = Table.load(before.records, world, from);
      follower.follow(table.records.slice(before.records.length));
      expect(digestOf(follower)).toBe(digestOf(table.table));
      const next = follower.handle(who('Anna'), { do: 'chat', text: 'hi' }, table.now);
      expect(next).toMatchObject({ records: [{ kind: 'said' }] });
      for (const start of [undefined, snapshot])
        expect(digestOf(Table.load(table.records, world, start))).toBe(digestOf(table.table));
      for (const name of ['Anna', 'Ben']) table.must(name, { do: 'leave' });
      expect(verify(world.game('')!, table.table.log()!).fairness).toBe('sealed');
    }
  });

  test('[T-STATE-2] R14: a table that recoloured a cube under version 2 of tesseract goes on', () => {
    const options = { researchers: ['R04', 'R05'] };
    const asThen = { ...options, recolor: 'kept', faces: 'first' };
    const before = new Sitting({ game: 'tesseract', options: asThen }).start();
    const recoloured = (): boolean => JSON.stringify(before.told(null)).includes('"why":"recoloured"');
    for (let i = 0; i < 60 && !recoloured(); i++) {
      const seat = before.view(null).standing?.toAct ?? 0;
      const legal = before.table.legal(seat);
      const move = ['specialize', 'pick A:', 'yes'].map(word => legal.find(one => one.startsWith(word)));
      before.play(['Anna', 'Ben'][seat]!, move.find(one => one) ?? legal[0]!);
    }
    expect(recoloured()).toBe(true);
    /** Journal as written by a server of version 2, which did not have these options. */
    const journal = before.records.map(record =>
      record.kind === 'created'
        ? { ...record, options }
        : record.kind === 'started'
          ? { ...record, rulesVersion: 2 }
          : record,
    );
    const { match, ...rest } = before.table.snapshot();
    const ledger = rest.ledger as { readonly created: Created };
    const header = { ...match!.log.header, options, rulesVersion: 2 };
    const created = { ...ledger.created, options };
    const log = { ...match!.log, header };
    const snapshot = { ...rest, ledger: { ...ledger, created }, match: { ...match!, log } };
    for (const from of [undefined, snapshot]) {
      const table = new Sitting({ game: 'tesseract', options });
      table.table = Table.load(journal, WORLD, from);
      table.records.splice(0, 1, ...journal);
      expect(table.view(null).standing?.view).toEqual(before.view(null).standing?.view);
      table.playOn(3);
      expect(table.kinds.slice(-4)).toEqual(['carriedOver', 'played', 'played', 'played']);
      expect(digestOf(Table.load(table.records, WORLD))).toBe(digestOf(table.table));
    }
  });

  test('R14: a game that cannot carry its logs over refuses the table in words', () => {
    const { records, table } = new Sitting({ game: 'hiddenDice' }, HIDDEN).start();
    const refused = 'header.rulesVersion: is 1, but these rules are version 2; this log cannot be replayed';
    expect(() => Table.load(records, newer())).toThrow(refused);
    expect(() => Table.load([], newer(), table.snapshot())).toThrow(refused);
  });
});

test('a watcher has no seat until seated', () => {
  const table = new Sitting();
  expect(table.do('Dan', { do: 'leave' })).toBe('notSeated');
  expect(table.view('Dan')).toMatchObject({ you: null, isHost: false });
  expect(table.view('Ben')).toMatchObject({ you: 1, isHost: false });
  expect(table.view('Anna')).toMatchObject({ you: 0, isHost: true });
});
