import { digest, parseLog, verify } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { bot, HIDDEN, NOBODY, OPEN, person, Sitting, WORLD, who } from '../test/tables.ts';
import { Table } from './index.ts';

describe('answers', () => {
  test('answers are accepted from the seat to decide, for the current position, if legal', () => {
    const table = new Sitting();
    expect(table.do('Anna', { do: 'play', move: 'Ch8', after: 0 })).toBe('notNow');
    table.start();
    const [mine, other] = table.view(null).standing?.toAct === 0 ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
    const [move = ''] = table.table.legal(table.view(null).standing!.toAct!);
    expect(table.play(other, move)).toBe('notYourTurn');
    expect(table.do(mine, { do: 'play', move, after: 1 })).toBe('tooLate');
    expect(table.play(mine, 'hello world')).toBe('notNotation');
    expect(table.play(mine, 'Ch8-h10')).toMatch(/^E_/);
    expect(table.do('Dan', { do: 'play', move, after: 0 })).toBe('notSeated');
    expect(table.records).toHaveLength(2);
    expect(table.play(mine, move)).toBeUndefined();
    expect(table.view(mine).moves).toEqual([{ seat: expect.any(Number), move }]);
    expect(table.told(null, 2)).toEqual([
      { kind: 'played', seat: expect.any(Number), move, events: expect.any(Array) },
    ]);
  });

  test('a revelation to one seat is told to that seat alone', () => {
    const table = new Sitting({ game: 'hiddenDice' }, HIDDEN).start();
    expect(table.play('Anna', 'peek')).toBeUndefined();
    const peek = (name: string | null) => JSON.stringify([table.view(name).standing?.view, table.told(name)]);
    expect(peek('Ben')).toBe(peek(null));
    expect(peek('Anna')).not.toBe(peek(null));
    table.playOn(4);
    expect(table.table.history(0, 'guest-Ben')[0]).toEqual({
      seat: 0,
      move: 'peek',
      events: [{ type: 'peeked', reveals: [0] }],
    });
    expect(table.table.history(2, null)).toHaveLength(3);
    for (const guest of ['guest-Anna', 'guest-Ben', null])
      expect(table.table.viewAt(5, guest)).toEqual(table.table.view(guest, 0, NOBODY).standing?.view);
    expect(table.table.viewAt(0, 'guest-Anna')).toMatchObject({ cards: [null, null], sums: [0, 0] });
  });
});

describe('bots', () => {
  const opened = () => new Sitting({ chairs: [person('Anna'), bot('fair')] }).start();
  const untilBot = (table: Sitting): NonNullable<ReturnType<Table['botTurn']>> => {
    for (let turn = table.table.botTurn(); ; turn = table.table.botTurn()) {
      if (turn) return turn;
      table.playOn();
    }
  };

  test('bots think with the view of their seat, and answer once', () => {
    const table = opened();
    const turn = untilBot(table);
    expect(turn).toMatchObject({ seat: 1, level: 'fair', count: table.count });
    expect(turn.seed).toMatch(/^[0-9a-f]{64}$/);
    const [move = ''] = table.table.legal(1);
    expect(table.append(table.table.playForBot(1, move, turn.count, table.now))).toBeUndefined();
    expect(table.append(table.table.playForBot(1, move, turn.count, table.now))).toBe('tooLate');
    expect(table.view(null).moves.at(-1)).toEqual({ seat: 1, move });
  });

  test.each([null, 'nonsense', 'Ch8-h10'])('the rules answer for bots that answer %j', move => {
    const table = opened();
    const { count } = untilBot(table);
    table.append(table.table.playForBot(1, move, count, table.now));
    expect(table.view(null).moves.at(-1)).toMatchObject({ seat: 1, by: 'fallback' });
  });

  test('bots may resign among rivals', () => {
    const table = opened();
    const { count } = untilBot(table);
    table.append(table.table.playForBot(1, null, count, table.now, true));
    expect(table.view(null)).toMatchObject({
      phase: 'ended',
      standing: { outcome: { winners: [0], reason: 'resign' } },
    });
  });
});

describe('leaving', () => {
  test('leaving before the start is standing up', () => {
    const table = new Sitting().must('Ben', { do: 'leave' });
    expect(table.kinds).toEqual(['created', 'stood']);
  });

  test('leaving decides a duel, and a seat leaves once', () => {
    const table = new Sitting().start().must('Ben', { do: 'leave' });
    expect(table.view('Ben')).toMatchObject({
      phase: 'ended',
      you: 1,
      chairs: [{ hasLeft: false }, { hasLeft: true }],
      moves: [{ seat: 1, move: 'leave' }],
    });
    expect(table.told(null, 2)).toMatchObject([
      { kind: 'played', move: 'leave' },
      { kind: 'left', seat: 1, name: 'Ben' },
      { kind: 'ended' },
    ]);
    expect(table.do('Ben', { do: 'leave' })).toBe('notNow');
  });

  test('the last person among rivals to leave ends the match, and no bot wins by leaving last', () => {
    const table = new Sitting({
      game: 'quantum',
      chairs: [bot(), person('Anna'), person('Ben'), bot()],
    }).start();
    table.must('Ben', { do: 'leave' });
    expect(table.view(null).phase).toBe('playing');
    table.must('Anna', { do: 'leave' });
    expect(table.view(null)).toMatchObject({
      phase: 'ended',
      standing: { outcome: { winners: [], reason: 'agreed' } },
    });
    expect(verify(gameById('quantum')!, table.table.log()!).fairness).toBe('sealed');
    // A duel is decided by its rules.
    const duel = new Sitting({ chairs: [person('Anna'), bot()] }).start().must('Anna', { do: 'leave' });
    expect(duel.view(null)).toMatchObject({ standing: { outcome: { winners: [1], reason: 'resign' } } });
  });

  test('a team goes on without a seat, and ends without any person', () => {
    const table = new Sitting({ game: 'tesseract', chairs: [person('Anna'), person('Ben'), bot()] }).start();
    table.must('Ben', { do: 'leave' });
    expect(table.view(null).phase).toBe('playing');
    expect(table.do('Ben', { do: 'leave' })).toBe('E_NOT_SEATED');
    table.must('Anna', { do: 'leave' });
    expect(table.view(null)).toMatchObject({ phase: 'ended', standing: { outcome: { winners: [] } } });
  });
});

describe('dice', () => {
  const START = { game: 'tesseract', entropy: ['canary-anna', ''], chairs: [person('Anna'), OPEN] };

  test('dice are promised before anybody sits down, and proved by the log at the end', () => {
    const table = new Sitting(START);
    const { seal } = table.view(null).dice;
    expect(table.view(null).dice).toEqual({ seal, entropy: [], secret: null });
    table.must('Ben', { do: 'sit', name: 'Ben', entropy: 'luck of Ben' }).start().playOn(30);
    expect(table.view(null).dice).toEqual({ seal, entropy: ['canary-anna', 'luck of Ben'], secret: null });
    expect(table.table.log()).toBeUndefined();
    table.must('Anna', { do: 'leave' }).must('Ben', { do: 'leave' });
    expect(table.view(null).dice).toEqual({
      seal,
      entropy: ['canary-anna', 'luck of Ben'],
      secret: 'canary-secret',
    });
    const log = parseLog(JSON.parse(JSON.stringify(table.table.log())));
    expect(log.header.table).toMatchObject({ dice: { seal }, seats: [{ name: 'Anna' }, { name: 'Ben' }] });
    expect(verify(gameById('tesseract')!, log).fairness).toBe('sealed');
  });

  test('dice change with the entropy', () => {
    const deal = (entropy: string) =>
      digest(
        new Sitting({ ...START, chairs: [person('Anna'), bot()], entropy: [entropy, ''] })
          .start()
          .view('Anna').standing,
      );
    expect(deal('one')).not.toBe(deal('two'));
    expect(deal('one')).toBe(deal('one'));
  });
});

describe('chat', () => {
  test('chat by players and watchers is told to everybody; memory holds the last hundred lines', () => {
    const table = new Sitting();
    table.must('Ben', { do: 'chat', text: 'hello' }).must('Dan', { do: 'phrase', phrase: 'goodLuck' });
    const lines = [
      { at: table.now, seat: 1, name: 'Ben', text: 'hello' },
      { at: table.now, seat: null, name: 'Dan', phrase: 'goodLuck' },
    ];
    expect(table.view(null).chat).toEqual(lines);
    expect(table.told(null)).toEqual(lines.map(line => ({ kind: 'chat', ...line })));
    for (let i = 0; i < 200; i++) table.must('Ben', { do: 'chat', text: `line ${i}` });
    expect(table.view(null).chat).toHaveLength(100);
  });
});

describe('a rematch', () => {
  const IDS = { id: 'table-2', code: 'NEXT', secret: 'another secret' };

  test('a rematch rotates the seats, and invites everybody to the same table', () => {
    const table = new Sitting({
      game: 'loop',
      chairs: [person('Anna'), person('Ben'), bot()],
      options: { agents: ['vgirl', 'any', 'any', 'mrtime'] },
    }).start();
    const again = (name: string) =>
      table.table.handle(who(name), { do: 'rematch' }, table.now, { isHere: () => true, newIds: () => IDS });
    expect(again('Ben')).toEqual({ refused: { code: 'notNow', clause: '' } });
    table.must('Anna', { do: 'leave' }).must('Ben', { do: 'leave' });
    expect(again('Dan')).toEqual({ refused: { code: 'notSeated', clause: '' } });
    const handled = again('Ben');
    if (!('rematch' in handled) || !handled.rematch) throw new Error('no rematch');
    expect(handled.records).toMatchObject([{ kind: 'next', table: 'table-2' }]);
    expect(again('Anna')).toEqual({ records: [] });
    expect(table.view('Anna').next).toBe('table-2');
    const next = Table.create(handled.rematch, WORLD).view('guest-Ben', table.now, NOBODY);
    expect(next).toMatchObject({
      id: 'table-2',
      isHost: true,
      phase: 'gathering',
      // L-DEC-3: Anna’s second agent stays in the team.
      options: { agents: ['any', 'any', 'vgirl', 'mrtime'] },
      chairs: [{ name: 'Ben', isReady: true }, { kind: 'bot' }, { name: 'Anna', isReady: false }],
    });
    expect(next.dice.seal).not.toBe(table.view(null).dice.seal);
  });
});
