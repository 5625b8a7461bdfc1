/** The life cycle of guests and tables: deletion, sessions, keys, administration, retention. */
import { DatabaseSync } from 'node:sqlite';
import type { ApiProblem, Me } from '@tessera/wire';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AdminCommand } from '../src/admin/commands.ts';
import { openDoor } from '../src/admin/door.ts';
import { administerDatabase, administerFolder } from '../src/admin/index.ts';
import { BotPool } from '../src/bots/pool.ts';
import { Rooms } from '../src/host/rooms.ts';
import { NoGuest } from '../src/host/task.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Notice } from '../src/store/types.ts';
import { freshPostgres } from './databases.ts';
import { begun, openTable, playOn, RIFT, tablesStage, Visitor } from './stage.ts';
import { temporaryFolder } from './stores.ts';

const DAY = 86_400_000;

/** A server with a clock of the test. */
async function stage() {
  const clock = { now: Date.UTC(2030, 0, 1) };
  const { address, tables, store } = await tablesStage({ now: () => clock.now });
  const admin = (command: AdminCommand) => tables.administer(command);
  return { address, tables, store, clock, admin };
}

const again = (visitor: Visitor): Visitor => new Visitor(visitor.address, visitor.cookie);

describe('deletion of a guest', () => {
  test('resigns matches by their rules, erases the name from every journal, and voids cookie, link and socket', async () => {
    const { address } = await stage();
    const { id, visitors, seats } = await begun(address);
    const [ada, bob] = visitors as [Visitor & { me: Me }, Visitor];
    await playOn(seats, 4);
    await seats[0]!.do({ do: 'chat', text: 'hello' });
    const { body: link } = await ada.ask<{ key: string }>('POST', '/api/me/link', {});
    const old = again(ada);
    const { status, headers } = await ada.ask('DELETE', '/api/me');
    expect([status, headers.getSetCookie()[0]]).toEqual([
      200,
      'tessera=; Path=/api; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
    expect(await seats[0]!.line.closed).toBe(4002);
    expect((await old.ask('GET', '/api/me')).status).toBe(401);
    expect((await new Visitor(address).ask('POST', '/api/me/enter', link)).status).toBe(404);

    const [, ben] = seats as [never, (typeof seats)[number]];
    await expect.poll(() => ben.table.chairs[0]).toMatchObject({ name: 'Former guest', hasLeft: true });
    expect([ben.table.phase, ben.table.standing!.outcome!.winners]).toEqual(['ended', [1]]);
    expect(ben.table.chat).toMatchObject([{ name: 'Former guest', text: 'hello' }]);
    const everything = JSON.stringify([
      (await bob.ask('GET', `/api/tables/${id}/log`)).body,
      (await bob.ask('GET', '/api/mine')).body,
      (await openTable(bob, id)).table,
    ]);
    expect(everything).toContain('Former guest');
    expect(everything).not.toContain('Ada');
  });

  test('covers commands in flight, and refuses new ones at once', async () => {
    const { address, store, tables } = await stage();
    const { id, visitors, seats } = await begun(address, {}, ['Ada', 'Bob'], false);
    const ada = visitors[0]!;
    const { create, placesOf } = store;
    const [isAsked, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const made: string[] = [];
    store.create = async (listing, ...rest) => {
      made.push(listing.id);
      isAsked.resolve();
      await isHeld.promise;
      return create(listing, ...rest);
    };
    const begunBefore = ada.ask('POST', '/api/tables', RIFT);
    await isAsked.promise;
    const tried: unknown[] = [];
    store.placesOf = async guest => {
      if (tried.length === 0) {
        const chat = { key: 'k', command: { do: 'chat', text: 'still here' } };
        tried.push(
          (await again(ada).ask('POST', '/api/tables', RIFT)).status,
          (await again(ada).ask('POST', `/api/tables/${id}/do`, chat)).status,
          await seats[0]!.line.closed,
          await tables.rooms.create(RIFT, ada.me).catch(error => error instanceof NoGuest),
        );
      }
      return placesOf(guest);
    };
    const deleted = again(ada).ask('DELETE', '/api/me');
    await expect.poll(() => tables.rooms.departures.isLeaving(ada.me.id)).toBe(true);
    isHeld.resolve();
    expect([(await begunBefore).status, (await deleted).status]).toEqual([201, 200]);
    expect(tried).toEqual([401, 401, 4002, true]);
    expect(made).toHaveLength(1);
    expect(JSON.stringify(await store.loadAll(made[0]!))).not.toContain('Ada');
    expect(JSON.stringify(await store.find(made[0]!))).not.toContain('Ada');
  });

  test('is resumed after a failure', async () => {
    const { address, store, tables } = await stage();
    const { id, visitors } = await begun(address);
    const { forgetName } = store;
    store.forgetName = () => Promise.reject(new Error('a bad moment'));
    expect((await visitors[0]!.ask('DELETE', '/api/me')).status).toBe(500);
    store.forgetName = forgetName;
    expect((await again(visitors[0]!).ask('GET', '/api/me')).status).toBe(401);
    await tables.housekeeping.sweep();
    expect(await store.guests.find(visitors[0]!.me.id)).toBeUndefined();
    expect(JSON.stringify(await store.loadAll(id))).not.toContain('Ada');
  });

  test('frees the chair before the start, and passes the host on', async () => {
    const { address } = await stage();
    const { visitors, seats } = await begun(address, {}, ['Ada', 'Bob'], false);
    await visitors[0]!.ask('DELETE', '/api/me');
    await expect.poll(() => seats[1]!.table.chairs[0]).toEqual({ kind: 'open' });
    expect(seats[1]!.table.host).toBe(1);
    expect(await seats[1]!.do({ do: 'chat', text: 'where is everybody' })).toBeTypeOf('number');
  });

  test('needs a guest', async () => {
    const { address } = await stage();
    expect((await new Visitor(address).ask('DELETE', '/api/me')).status).toBe(401);
  });
});

describe('sessions', () => {
  test('end with their sockets and the private link; the current one goes on', async () => {
    const { address } = await stage();
    const { id, visitors } = await begun(address);
    const ada = visitors[0]!;
    const { body: link } = await ada.ask<{ key: string }>('POST', '/api/me/link', {});
    const phone = new Visitor(address);
    await phone.ask('POST', '/api/me/enter', link);
    const there = await openTable(phone, id);
    expect(there.table.you).toBe(0);
    expect((await ada.ask<Me>('DELETE', '/api/me/sessions')).body).toEqual(ada.me);
    expect(await there.line.closed).toBe(4002);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    expect((await new Visitor(address).ask('POST', '/api/me/enter', link)).status).toBe(404);
    expect((await ada.ask<Me>('GET', '/api/me')).body).toEqual(ada.me);
    expect((await openTable(ada, id)).table.you).toBe(0);
  });

  test('survive a rotated key: old cookies are valid for a grace period and signed again', async () => {
    const { address, clock, admin } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    const [idle, busy] = [again(ada), again(ada)];
    await admin({ do: 'rotate-key', grace: 30 });
    clock.now += 29 * DAY;
    expect((await busy.ask('GET', '/api/me')).status).toBe(200);
    expect(busy.cookie).not.toBe(ada.cookie);
    const { headers } = await busy.ask('GET', '/api/me');
    expect(headers.getSetCookie()).toEqual([]);
    clock.now += 2 * DAY;
    expect((await busy.ask('GET', '/api/me')).status).toBe(200);
    expect((await idle.ask('GET', '/api/me')).status).toBe(401);
    await admin({ do: 'rotate-key', grace: 0 });
    expect((await busy.ask('GET', '/api/me')).status).toBe(401);
  });
});

test('end on every server when their cookie key expires or is revoked', async () => {
  const url = await freshPostgres();
  const clock = { now: Date.now() };
  const options = async () => ({ store: await openStore(url), now: () => clock.now, probeMs: 40 });
  const [first, second] = [await tablesStage(await options()), await tablesStage(await options())];
  const { id, visitors } = await begun(first.address);
  const ada = visitors[0]!;
  const lines = [
    await openTable(again(ada), id),
    await openTable(new Visitor(second.address, ada.cookie), id),
  ];
  const poll = () => again(ada).ask('GET', `/api/tables/${id}/changes?seq=${lines[0]!.seq}`);
  const waiting = poll();
  const nobody = await openTable(new Visitor(first.address), id);
  await first.tables.administer({ do: 'rotate-key', grace: 1 });
  await again(ada).ask('GET', '/api/me');
  for (const one of lines) expect(await one.legal()).toBeInstanceOf(Array);
  clock.now += 2 * DAY;
  for (const { line } of lines) expect(await line.closed).toBe(4002);
  // The other server may close its line first, which is a change of the table: the next poll is refused.
  const { status } = await waiting;
  expect(status === 200 ? (await poll()).status : status).toBe(401);

  const eve = await Visitor.named(first.address, 'Eve');
  const hers = [
    await openTable(again(eve), id),
    await openTable(new Visitor(second.address, eve.cookie), id),
  ];
  await first.tables.administer({ do: 'rotate-key', grace: 0 });
  for (const { line } of hers) expect(await line.closed).toBe(4002);
  expect(await nobody.legal()).toEqual([]);
});

describe('a long poll', () => {
  const waiting = async () => {
    const { address, admin } = await stage();
    const { id, visitors, seats } = await begun(address);
    const ada = visitors[0]!;
    seats[0]!.line.socket.close();
    await expect.poll(() => seats[1]!.table.chairs[0]).toMatchObject({ isHere: false });
    const answer = again(ada).ask('GET', `/api/tables/${id}/changes?seq=${seats[1]!.seq}`);
    await expect.poll(() => seats[1]!.table.chairs[0]).toMatchObject({ isHere: true });
    return { admin, ada, answer, bob: seats[1]! };
  };

  test('ends with the reason when its guest is banned', async () => {
    const { admin, ada, answer, bob } = await waiting();
    await admin({ do: 'ban guest', id: ada.me.id, reason: 'Be kind.' });
    expect(await answer).toMatchObject({ status: 403, body: { code: 'banned' } });
    expect(await bob.do({ do: 'chat', text: 'after the ban' })).toBeTypeOf('number');
  });

  test('ends when its guest is signed out', async () => {
    const { ada, answer } = await waiting();
    await ada.ask('DELETE', '/api/me/sessions');
    expect(await answer).toMatchObject({ status: 401, body: { code: 'noGuest' } });
  });
});

describe('an operator', () => {
  test('bans a guest, who is refused with the reason on HTTP and on sockets, until the ban ends', async () => {
    const { address, admin, clock } = await stage();
    const { id, visitors, seats } = await begun(address);
    const [ada] = visitors as [Visitor & { me: Me }];
    const { body: link } = await ada.ask<{ key: string }>('POST', '/api/me/link', {});
    expect(await admin({ do: 'ban guest', id: ada.me.id, reason: 'Be kind.', days: 7 })).toEqual({
      said: `Guest ${ada.me.id} (Ada) is banned until 2030-01-08.`,
    });
    const problem = { type: 'problem', code: 'banned', detail: 'Be kind.' };
    expect(await seats[0]!.line.next('problem')).toEqual(problem);
    expect(await seats[0]!.line.closed).toBe(4003);
    const words = {
      code: 'banned',
      message: 'You are banned from this server until 2030-01-08. Be kind.',
    };
    const play = { key: 'k', command: { do: 'leave' } };
    expect(await ada.ask('POST', `/api/tables/${id}/do`, play)).toMatchObject({ status: 403, body: words });
    expect(await ada.ask('GET', '/api/tables')).toMatchObject({ status: 403, body: words });
    expect(await new Visitor(address).ask('POST', '/api/me/enter', link)).toMatchObject({ body: words });
    const line = await ada.connect();
    expect([await line.next('problem'), await line.closed]).toEqual([problem, 4003]);
    clock.now += 8 * DAY;
    expect((await ada.ask('GET', '/api/me')).status).toBe(200);
    await admin({ do: 'ban guest', id: ada.me.id, reason: '' });
    expect((await ada.ask('GET', '/api/me')).status).toBe(403);
    await admin({ do: 'pardon guest', id: ada.me.id });
    expect((await ada.ask('GET', '/api/me')).status).toBe(200);
    await admin({ do: 'ban guest', id: ada.me.id, reason: '' });
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(200);
  });

  test('silences a guest, who may play but not talk', async () => {
    const { address, admin } = await stage();
    const { id, visitors, seats } = await begun(address);
    const [ada] = visitors as [Visitor & { me: Me }];
    const [mine] = seats as [(typeof seats)[number]];
    await admin({ do: 'silence guest', id: ada.me.id, reason: '' });
    await expect.poll(() => mine.do({ do: 'chat', text: 'spam' })).toBe('silenced');
    expect(await mine.do({ do: 'phrase', phrase: 'hello' })).toBe('silenced');
    const chat = { key: 'k', command: { do: 'chat', text: 'spam' } };
    expect(await ada.ask('POST', `/api/tables/${id}/do`, chat)).toMatchObject({
      status: 409,
      body: { code: 'refused', refusal: { code: 'silenced' } },
    });
    await playOn(seats, 2);
    await admin({ do: 'pardon guest', id: ada.me.id });
    await expect.poll(() => mine.do({ do: 'chat', text: 'sorry' })).toBeTypeOf('number');
    expect(seats[1]!.table.chat).toEqual([]);
  });

  test('silences a guest, who cannot set titles either', async () => {
    const { address, admin } = await stage();
    const ada = await Visitor.named(address, 'Ada');
    await admin({ do: 'silence guest', id: ada.me.id, reason: '' });
    const { body } = await ada.ask('POST', '/api/tables', { ...RIFT, title: 'Rude words' });
    expect(body).toMatchObject({ title: '' });
  });

  test('silences a guest, who cannot rename themselves either', async () => {
    const { address, admin, clock } = await stage();
    const { visitors, seats } = await begun(address);
    const [ada] = visitors as [Visitor & { me: Me }];
    await admin({ do: 'silence guest', id: ada.me.id, reason: '', days: 7 });
    const name = 'Rude words';
    expect(await ada.ask('POST', '/api/me', { name })).toMatchObject({ status: 200, body: { name: 'Ada' } });
    expect(await ada.ask('PATCH', '/api/me', { name })).toMatchObject({
      status: 409,
      body: { code: 'refused', refusal: { code: 'silenced' } },
    });
    expect((await ada.ask('POST', '/api/tables', RIFT)).body).toMatchObject({
      chairs: [{ name: 'Ada' }, {}],
    });
    expect(seats[1]!.table.chairs[0]).toMatchObject({ name: 'Ada' });
    clock.now += 8 * DAY;
    expect(await ada.ask('PATCH', '/api/me', { name: 'Eve' })).toMatchObject({ body: { name: 'Eve' } });
  });

  test('cannot send bidirectional or terminal control characters', () => {
    const [reason, title] = ['a\u202eb\u001b[31m c ', ' T\u202e\u001bx'];
    expect(AdminCommand.parse({ do: 'ban guest', id: 'g', reason })).toMatchObject({ reason: 'ab [31m c' });
    expect(AdminCommand.parse({ do: 'rename table', id: 't', title })).toMatchObject({ title: 'T x' });
  });

  test('closes a table for good, and everybody there is told why', async () => {
    const { address, admin, tables } = await stage();
    const { id, visitors, seats } = await begun(address);
    await playOn(seats, 2);
    const { body: line } = await visitors[0]!.ask<{ code: string }>('GET', `/api/tables/${id}`);
    await admin({ do: 'close table', id: line.code.toLowerCase(), reason: 'The house closes.' });
    await expect.poll(() => seats.every(({ table }) => table.phase === 'ended')).toBe(true);
    for (const { table, happened } of seats) {
      expect([table.phase, table.shut, table.standing!.toAct]).toEqual(['ended', 'The house closes.', null]);
      expect(happened.at(-1)).toEqual({ kind: 'shut', reason: 'The house closes.' });
    }
    for (const command of [
      { do: 'play', move: 'anything', after: 2 },
      { do: 'chat', text: 'why' },
      { do: 'rematch' },
      { do: 'leave' },
    ] as const)
      expect(await seats[0]!.do(command)).toBe('shut');
    expect(await visitors[0]!.ask('GET', '/api/waiting')).toMatchObject({ body: [] });
    expect((await visitors[0]!.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ phase: 'ended' });
    expect(await tables.rooms.read(id, ({ table }) => [table.botTurn(), table.due(0)])).toEqual([null, null]);
  });

  test('renames tables and guests', async () => {
    const { address, admin } = await stage();
    const { id, visitors, seats } = await begun(address, { title: 'Rude words' });
    await admin({ do: 'rename table', id, title: 'Table 7' });
    await admin({ do: 'rename guest', id: visitors[0]!.me.id, name: 'Guest' });
    await expect
      .poll(() => seats[1]!.table)
      .toMatchObject({ title: 'Table 7', chairs: [{ name: 'Guest' }, {}] });
    expect((await visitors[0]!.ask<Me>('GET', '/api/me')).body.name).toBe('Guest');
    expect((await visitors[0]!.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ title: 'Table 7' });
    const said = await admin({ do: 'list guests', limit: 10 });
    expect(said).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ name: 'Guest', standing: '' })]),
    });
  });

  test('deletes a table, and everybody there is told', async () => {
    const { address, admin } = await stage();
    const { id, seats, visitors } = await begun(address);
    await admin({ do: 'delete table', id, reason: 'Spam.' });
    for (const { line } of seats)
      expect(await line.next('problem')).toMatchObject({ code: 'noTable', table: id });
    expect(seats[0]!.table.shut).toBe('Spam.');
    expect((await visitors[0]!.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await visitors[0]!.ask('GET', '/api/mine')).body).toEqual([]);
    seats[0]!.line.say({ type: 'do', table: id, key: 'k', command: { do: 'start' } });
    expect(await seats[0]!.line.next('problem')).toMatchObject({ code: 'noTable' });
    await expect(admin({ do: 'delete table', id, reason: '' })).rejects.toThrow(`There is no table ${id}.`);
  });

  test('deletes a guest', async () => {
    const { address, admin } = await stage();
    const { seats, visitors } = await begun(address);
    await admin({ do: 'delete guest', id: visitors[0]!.me.id });
    await expect.poll(() => seats[1]!.table.chairs[0]).toMatchObject({ name: 'Former guest' });
    expect((await visitors[0]!.ask('GET', '/api/me')).status).toBe(401);
  });

  test('deletes a damaged table, and a guest who sits at one', async () => {
    const path = `${temporaryFolder()}/tessera.db`;
    const store = await openStore(`sqlite:${path}`);
    const { address, tables } = await tablesStage({ store, idleMs: 20 });
    const [first, second] = [await begun(address), await begun(address)];
    for (const { line } of [...first.seats, ...second.seats]) line.socket.terminate();
    await expect.poll(() => tables.rooms.size).toBe(0);
    await store.seqs([]); // waits for the checkpoint
    using file = new DatabaseSync(path);
    file.exec('update records set at = at + 1 where seq = 2; delete from snapshots');
    const [ada, bob] = first.visitors as [Visitor & { me: Me }, Visitor];
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(200);
    expect(await store.guests.find(ada.me.id)).toBeUndefined();
    expect(JSON.stringify(await store.find(first.id))).not.toContain('Ada');
    expect((await bob.ask('GET', '/api/mine')).body).toMatchObject([
      { chairs: [{ name: 'Former guest' }, {}] },
    ]);
    expect(await tables.administer({ do: 'delete table', id: second.id, reason: '' })).toEqual({
      said: `Table ${second.id} is deleted.`,
    });
    expect(await store.find(second.id)).toBeUndefined();
  });

  test('reaches every server on PostgreSQL from a separate process', async () => {
    const url = await freshPostgres();
    const [first, second] = [
      await tablesStage({ store: await openStore(url) }),
      await tablesStage({ store: await openStore(url) }),
    ];
    const { id, visitors, seats } = await begun(first.address);
    const [ada, bob] = visitors as [Visitor & { me: Me }, Visitor & { me: Me }];
    const there = await openTable(new Visitor(second.address, ada.cookie), id);
    await administerDatabase(url, { do: 'silence guest', id: ada.me.id, reason: '' });
    await expect.poll(() => there.do({ do: 'chat', text: 'spam' })).toBe('silenced');
    await administerDatabase(url, { do: 'close table', id, reason: 'Enough.' });
    await expect.poll(() => [there.table.shut, seats[1]!.table.shut]).toEqual(['Enough.', 'Enough.']);
    await administerDatabase(url, { do: 'ban guest', id: ada.me.id, reason: '' });
    expect(await there.line.closed).toBe(4003);
    const watcher = await openTable(new Visitor(first.address), id);
    await administerDatabase(url, { do: 'rotate-key', grace: 0 });
    expect(await seats[1]!.line.closed).toBe(4002);
    const elsewhere = new Visitor(second.address, bob.cookie);
    await expect.poll(async () => (await elsewhere.ask('GET', '/api/me')).status).toBe(401);
    await administerDatabase(url, { do: 'delete guest', id: ada.me.id });
    await expect.poll(() => watcher.table.chairs[0]).toMatchObject({ name: 'Former guest' });
    await administerDatabase(url, { do: 'delete table', id, reason: '' });
    expect(await watcher.line.next('problem')).toMatchObject({ code: 'noTable' });
  });

  test('of a data folder works with a running server and without one', async () => {
    const folder = temporaryFolder();
    const url = `sqlite:${folder}/tessera.db`;
    const { address, tables, stop } = await tablesStage({ store: await openStore(url) });
    const close = await openDoor(folder, tables.administer);
    const { id, visitors, seats } = await begun(address);
    expect(await administerFolder(folder, { do: 'close table', id, reason: '' })).toEqual({
      said: `Table ${id} is closed, and its players were told why.`,
    });
    await expect
      .poll(() => seats[1]!.table.shut)
      .toBe('The table was closed by the people who run this server.');
    await expect(administerFolder(folder, { do: 'ban guest', id: 'nobody', reason: '' })).rejects.toThrow(
      'There is no guest nobody.',
    );
    close();
    await stop();
    await administerFolder(folder, { do: 'delete guest', id: visitors[0]!.me.id });
    const listed = await administerFolder(folder, { do: 'list tables', limit: 5 });
    expect(listed).toMatchObject({
      rows: [{ id, phase: 'ended', guests: expect.stringMatching(/^Former guest \(.*\), Bob \(.*\)$/) }],
    });
    expect(await administerFolder(folder, { do: 'compact' })).toHaveProperty('said');
  });

  test('has an endpoint on loopback that refuses everybody else', async () => {
    const folder = temporaryFolder();
    const { readFileSync, statSync } = await import('node:fs');
    const close = await openDoor(folder, async () => ({ said: 'done' }));
    const file = `${folder}/admin.json`;
    const { port, token } = JSON.parse(readFileSync(file, 'utf8'));
    const knock = async (authorization: string, body = '{"do":"compact"}'): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { authorization }, body })).status;
    expect(await knock(`Bearer ${token}`)).toBe(200);
    expect(await knock('Bearer wrong')).toBe(403);
    expect(await knock(`Bearer ${token}`, '{"do":"anything"}')).toBe(500);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    close();
    await expect(knock(`Bearer ${token}`)).rejects.toThrow();
  });
});

test('servers of the previous version receive only renames on `guests`; unknown messages are ignored', async () => {
  const url = await freshPostgres();
  const [older, newer] = [await openStore(url), await openStore(url)];
  onTestFinished(() => older.close());
  const { address, tables } = await tablesStage({ store: newer });
  const { id, seats, visitors } = await begun(address);
  const heard: Notice[] = [];
  older.notices.listen(
    notice => heard.push(notice),
    () => {},
  );
  const [ada, bob] = visitors as [Visitor & { me: Me }, Visitor & { me: Me }];
  await ada.ask('DELETE', '/api/me/sessions');
  await tables.administer({ do: 'ban guest', id: ada.me.id, reason: '' });
  await tables.administer({ do: 'rotate-key', grace: 30 });
  await bob.ask('PATCH', '/api/me', { name: 'Ben' });
  const said = () =>
    heard.flatMap(one => (one.kind === 'published' && one.table === 'guests' ? [one.message] : []));
  await expect.poll(said).toEqual([{ renamed: { id: bob.me.id, name: 'Ben' } }]);
  for (const table of ['guests', 'guests.2', '', id])
    for (const word of [
      null,
      7,
      'word',
      {},
      { tomorrow: 1 },
      { renamed: null },
      { changed: {} },
      { type: 'here' },
    ])
      older.notices.publish(table, word);
  older.notices.publish('guests', { renamed: { id: bob.me.id, name: 'Benno' } });
  await expect.poll(() => seats[1]!.do({ do: 'chat', text: 'hello' })).toBeTypeOf('number');
});

test('an unreadable table does not keep others out of the lists at the next start', async () => {
  const { address, store } = await tablesStage();
  const { id } = await begun(address);
  const listed: string[] = [];
  const { append } = store;
  store.append = change => {
    listed.push(change.table);
    return append(change);
  };
  store.late = async () => ['unreadable', id];
  const bots = new BotPool({ threads: 1 });
  const host = new Rooms({ store, bots, now: Date.now, onFault() {} });
  await host.start();
  await expect.poll(() => listed).toEqual([id]);
  await host.stop();
  await bots.close();
});

test('retention spares tables open on another server, and tables at which somebody has waited', async () => {
  const url = await freshPostgres();
  const clock = { now: Date.now() };
  const options = async () => ({
    store: await openStore(url),
    now: () => clock.now,
    retention: { finished: 1, gathering: 1 },
  });
  const [first, second] = [await tablesStage(await options()), await tablesStage(await options())];
  const [looked, waited] = [
    await begun(first.address),
    await begun(first.address, { pace: { total: null, increment: 0, move: 86_400 } }, ['Cid'], false),
  ];
  await looked.seats[0]!.do({ do: 'leave' });
  for (const { line } of [...looked.seats, ...waited.seats]) line.socket.terminate();
  clock.now += 2 * DAY;
  const watcher = await openTable(new Visitor(second.address), looked.id);
  const isAt = (id: string) => first.tables.rooms.isAnybodyAt(id);
  await expect.poll(() => [looked, waited].map(({ id }) => isAt(id))).toEqual([true, false]);
  await first.store.seeTables([waited.id], clock.now - 1);
  await first.tables.housekeeping.sweep();
  const left = () =>
    Promise.all([looked, waited].map(async ({ id }) => (await first.store.find(id)) !== undefined));
  expect(await left()).toEqual([true, true]);
  watcher.line.socket.terminate();
  await expect.poll(() => isAt(looked.id)).toBe(false);
  clock.now += 2 * DAY;
  await first.tables.housekeeping.sweep();
  expect(await left()).toEqual([false, false]);
});

test('retention deletes finished matches, tables that never started and guests when they expire', async () => {
  const clock = { now: Date.UTC(2030, 0, 1) };
  const { address, tables, store } = await tablesStage({
    now: () => clock.now,
    retention: { finished: 100, gathering: 30, guests: 400 },
  });
  const match = await begun(address);
  await match.seats[0]!.do({ do: 'leave' });
  const empty = await begun(address, {}, ['Cid'], false);
  const playing = await begun(address, {}, ['Dan', 'Eve']);
  const idle = await Visitor.named(address, 'Fay');
  for (const { line } of [...match.seats, ...empty.seats]) line.socket.terminate();
  await expect.poll(() => [match, empty].some(({ id }) => tables.rooms.isAnybodyAt(id))).toBe(false);
  const left = async (): Promise<readonly boolean[]> =>
    Promise.all([match.id, empty.id, playing.id].map(async id => (await store.find(id)) !== undefined));
  const after = async (days: number): Promise<readonly boolean[]> => {
    clock.now += days * DAY;
    await tables.housekeeping.sweep();
    return left();
  };
  expect(await after(29)).toEqual([true, true, true]);
  expect(await after(2)).toEqual([true, false, true]);
  expect(await after(70)).toEqual([false, false, true]);
  expect(await store.guests.find(idle.me.id)).toBeDefined();
  await after(300);
  expect(await store.guests.find(idle.me.id)).toBeUndefined();
  expect(await store.guests.find(playing.visitors[0]!.me.id)).toBeDefined();
  expect((await idle.ask<ApiProblem>('GET', '/api/me')).body.code).toBe('noGuest');
});
