import type { MatchLog } from '@tessera/engine';
import { verify } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import type { Lobby, ServerMessage, TableLine } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { begun, caughtUp, openTable, playOn, RIFT, tablesStage, Visitor } from './stage.ts';

describe('an online table', () => {
  test('is created, found, joined by its code and played, with changes sent to everybody', async () => {
    const { address } = await tablesStage();
    const [ada, bob] = [await Visitor.named(address, 'Ada'), await Visitor.named(address, 'Bob')];
    const made = await ada.ask<TableLine>('POST', '/api/tables', { ...RIFT, title: 'Sunday' });
    expect(made).toMatchObject({ status: 201, body: { title: 'Sunday', isYours: true, phase: 'gathering' } });
    const { id, code } = made.body;

    const { body: lobby } = await bob.ask<Lobby>('GET', '/api/tables?game=rift&pace=slow');
    expect(lobby.open).toMatchObject([{ id, chairs: [{ name: 'Ada' }, { name: null }], isYours: false }]);
    expect((await bob.ask<Lobby>('GET', '/api/tables?game=loop')).body.open).toEqual([]);
    expect(await bob.ask('GET', `/api/code/${code.toLowerCase()}`)).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(await bob.ask('GET', '/api/code/NOCODE')).toMatchObject({
      status: 404,
      body: { code: 'notHere' },
    });

    const [a, b] = [await openTable(ada, id), await openTable(bob, id)];
    expect(a.table).toMatchObject({ you: 0, isHost: true, phase: 'gathering' });
    expect(b.table).toMatchObject({ you: null, isHost: false });
    await b.do({ do: 'sit', name: 'Bob' });
    expect(b.table).toMatchObject({ you: 1, watchers: 0 });
    await a.do({ do: 'start' });
    await caughtUp([a, b]);
    await playOn([a, b], 20);
    for (const seat of [a, b]) {
      expect(seat.happened.filter(({ kind }) => kind === 'played')).toHaveLength(20);
      expect(seat.table.standing?.count).toBe(20);
      expect(seat.table.chairs).toMatchObject([
        { name: 'Ada', isHere: true },
        { name: 'Bob', isHere: true },
      ]);
    }
    // Listings are debounced.
    await expect
      .poll(async () => (await bob.ask('GET', '/api/mine')).body, { timeout: 5000 })
      .toMatchObject([{ id, isYours: true, moves: 20 }]);
    expect(await bob.ask('GET', `/api/tables/${id}/log`)).toMatchObject({
      status: 409,
      body: { code: 'notOver' },
    });

    b.line.socket.close();
    await expect.poll(() => a.table.chairs[1]).toMatchObject({ isHere: false });
  });

  test('has bots in chairs, ends, can be verified by anybody, and has a rematch', async () => {
    const { address } = await tablesStage();
    const chairs: (typeof RIFT)['chairs'] = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }];
    const { id, seats } = await begun(address, { chairs }, ['Ada']);
    const [ada] = seats as [(typeof seats)[0]];
    for (let moves = 0; moves < 4; moves++) {
      await expect.poll(() => ada.table.standing?.toAct).toBe(0);
      await playOn(seats, 1);
    }
    expect(ada.happened.filter(one => one.kind === 'played' && one.seat === 1).length).toBeGreaterThan(2);
    await expect.poll(() => ada.table.standing?.toAct).toBe(0);
    await ada.do({ do: 'leave' });
    expect(ada.table).toMatchObject({ phase: 'ended', standing: { outcome: { winners: [1] } } });
    const { body: log } = await new Visitor(address).ask<MatchLog>('GET', `/api/tables/${id}/log`);
    expect(verify(rift, log)).toMatchObject({ fairness: 'sealed' });
    ada.line.say({ type: 'do', table: id, key: 'again', command: { do: 'rematch' } });
    const done = await ada.line.next('done', ({ key }) => key === 'again');
    const next = await openTable(new Visitor(address), done.table!);
    expect(next.table).toMatchObject({ phase: 'gathering', chairs: [{ kind: 'bot' }, { name: 'Ada' }] });
    expect(ada.table.next).toBe(done.table);
  });

  test('can be watched by anybody; watchers cannot play, nor players for each other', async () => {
    const { address } = await tablesStage();
    const { id, seats } = await begun(address);
    const [nobody, carol] = [
      await openTable(new Visitor(address), id),
      await openTable(await Visitor.named(address, 'Carol'), id),
    ];
    const mover = seats.find(({ table }) => table.standing?.toAct === table.you)!;
    const other = seats.find(seat => seat !== mover)!;
    const [move] = await mover.legal();
    const wish = { do: 'play', move: move!, after: 0 } as const;
    expect(await nobody.legal()).toEqual([]);
    expect(await carol.legal()).toEqual([]);
    expect(await nobody.do(wish)).toBe('notSeated');
    expect(await carol.do(wish)).toBe('notSeated');
    expect(await other.do(wish)).toBe('notYourTurn');
    expect(await mover.do({ ...wish, after: 7 })).toBe('tooLate');
    expect(await carol.do({ do: 'start' })).toBe('notNow');
    expect(mover.table.standing?.count).toBe(0);
    expect(await carol.do({ do: 'chat', text: 'good luck' })).toEqual(expect.any(Number));
    await expect.poll(() => nobody.happened).toMatchObject([{ kind: 'chat', text: 'good luck', seat: null }]);
    await expect.poll(() => mover.table.watchers).toBe(2);
  });

  test('shows the new name of a renamed guest at once', async () => {
    const { address } = await tablesStage();
    const { id, seats, visitors } = await begun(address);
    const carol = await Visitor.named(address, 'Carol');
    const [watcher, other] = [await openTable(carol, id), await openTable(carol, id)];
    await carol.ask('PATCH', '/api/me', { name: 'Caroline' });
    await watcher.do({ do: 'chat', text: 'it is me' });
    await carol.ask('POST', '/api/me', { name: 'Caro' });
    await other.do({ do: 'chat', text: 'still me' });
    await expect.poll(() => seats[0]!.happened.filter(({ kind }) => kind === 'chat')).toHaveLength(2);
    expect(seats[0]!.happened.slice(-2)).toMatchObject([{ name: 'Caroline' }, { name: 'Caro' }]);
    // Chairs too, numbered where the name is taken; finished matches keep the old name.
    const [ada, bob] = [visitors[0]!, visitors[1]!];
    const wanted = { ...RIFT, chairs: [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] };
    const { body: over } = await ada.ask<TableLine>('POST', '/api/tables', wanted);
    const short = await openTable(ada, over.id);
    await short.do({ do: 'start' });
    await short.do({ do: 'leave' });
    expect(short.table.phase).toBe('ended');
    const names = (seat: (typeof seats)[0]) => seat.table.chairs.map(chair => 'name' in chair && chair.name);
    expect((await ada.ask('PATCH', '/api/me', { name: 'bob' })).status).toBe(200);
    await bob.ask('PATCH', '/api/me', { name: 'Robert' });
    await expect.poll(() => names(watcher)).toEqual(['bob 2', 'Robert']);
    await ada.ask('PATCH', '/api/me', { name: 'Countess' });
    await expect.poll(() => names(watcher)).toEqual(['Countess', 'Robert']);
    expect((await openTable(carol, over.id)).table.chairs).toMatchObject([{ name: 'Ada' }, { kind: 'bot' }]);
    expect((await bob.ask('GET', '/api/mine')).body).toMatchObject([
      { chairs: [{ name: 'Countess' }, { name: 'Robert' }] },
    ]);
  });

  test('answers long polls with a change, or with the unchanged state on timeout', async () => {
    const { address } = await tablesStage({ changesMs: 300 });
    const { id, seats, visitors } = await begun(address);
    const { seq } = seats[0]!;
    const ask = () => visitors[0]!.ask<ServerMessage>('GET', `/api/tables/${id}/changes?seq=${seq}`);
    const began = performance.now();
    const nothing = await ask();
    expect(performance.now() - began).toBeGreaterThan(250);
    expect(nothing).toMatchObject({ status: 200, body: { type: 'change', seq, happened: [] } });
    const [something] = await Promise.all([ask(), playOn(seats, 1)]);
    expect(something.body).toMatchObject({ seq: seq + 1, happened: [{ kind: 'played' }] });
  });

  test('broadcasts pointers', async () => {
    const { address } = await tablesStage();
    const { id, seats } = await begun(address);
    const watcher = await openTable(new Visitor(address), id);
    seats[0]!.line.say({ type: 'point', table: id, from: 'h8', to: 'h9' });
    expect(await watcher.line.next('pointed')).toEqual({
      type: 'pointed',
      table: id,
      name: 'Ada',
      seat: 0,
      from: 'h8',
      to: 'h9',
    });
    watcher.line.say({ type: 'point', table: id, from: 'a1' });
    watcher.line.say({ type: 'beat' });
    await watcher.line.next('beat');
    expect(seats[1]!.line.said.some(said => said.type === 'pointed' && said.from === 'a1')).toBe(false);
  });

  test.each([
    ['an unknown game', { game: 'chess' }],
    ['too many chairs', { chairs: Array(5).fill({ kind: 'open' }) }],
    ['two chairs for one', { chairs: [{ kind: 'me' }, { kind: 'me' }] }],
    ['options nobody knows', { options: { cheat: true } }],
    ['an endless pace', { pace: { total: 1e9, increment: 0, move: null } }],
    ['a bot nobody knows', { chairs: [{ kind: 'me' }, { kind: 'bot', level: 'divine' }] }],
    ['a bot of a former name', { chairs: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }] }],
    ['a bot that is no level', { chairs: [{ kind: 'me' }, { kind: 'bot', level: 'alphabeta' }] }],
    ['a keeper nobody knows', { keeper: 'divine' }],
  ])('is not created with %s', async (_name, wanted) => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const answer = await ada.ask('POST', '/api/tables', { ...RIFT, ...wanted });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'garbage', message: expect.stringMatching(/\.$/) },
    });
  });

  test('answers 404 if it does not exist', async () => {
    const { address } = await tablesStage();
    const ada = await Visitor.named(address, 'Ada');
    const line = await ada.connect();
    line.say({ type: 'open', table: 'nowhere', seq: 0 });
    expect(await line.next('problem')).toEqual({ type: 'problem', code: 'noTable', table: 'nowhere' });
    line.say({ type: 'legal', table: 'nowhere', key: 'k' });
    expect(await line.next('problem')).toMatchObject({ code: 'noTable' });
    for (const path of ['', '/legal', '/changes', '/log'])
      expect((await ada.ask('GET', `/api/tables/nowhere${path}`)).status).toBe(404);
    const command = { do: 'ready', isReady: true };
    expect((await ada.ask('POST', '/api/tables/nowhere/do', { key: 'k', command })).status).toBe(404);
  });
});
