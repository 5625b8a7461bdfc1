import type { Listing } from '@tessera/table';
import type { Lobby, NewTable, TableLine } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import type { Payer } from '../src/bots/fairQueue.ts';
import type { BotPool, BotResult } from '../src/bots/pool.ts';
import type { BotTask } from '../src/bots/thinking.ts';
import { LIMITS, UNLIMITED } from '../src/limits/limits.ts';
import { openStore } from '../src/store/openStore.ts';
import { type Answer, begun, openTable, playOn, RIFT, tablesStage, Visitor } from './stage.ts';

const BOTS: NewTable = { ...RIFT, chairs: Array(2).fill({ kind: 'bot', level: 'gentle' }) };
const LIVE = { total: 600, increment: 5, move: null };
const HOUR = 3_600_000;

/** Bots that think until the test fails them; then the rules answer. */
class Thinkers {
  readonly asked: (BotTask & Payer)[] = [];
  readonly #thoughts = new Map<string, (result: BotResult) => void>();

  think(task: BotTask, payer: Payer): Promise<BotResult> {
    this.asked.push({ ...task, ...payer });
    return new Promise(resolve => this.#thoughts.set(task.table, resolve));
  }

  answer(table: string): void {
    this.#thoughts.get(table)?.({ kind: 'failed', reason: 'test' });
  }

  forget(table: string): boolean {
    this.#thoughts.get(table)?.({ kind: 'givenUp', reason: 'test' });
    return this.#thoughts.delete(table);
  }

  isAsked(table: string): boolean {
    return this.#thoughts.has(table);
  }

  readonly waiting = 0;
  async close(): Promise<void> {}
}

async function thinkingStage(options = {}) {
  const bots = new Thinkers();
  const stage = await tablesStage({ bots: bots as unknown as BotPool, isProxied: true, ...options });
  return { ...stage, bots };
}

/** A client at its own address, by X-Forwarded-For. */
async function guestAt(address: string, from: string, name: string) {
  const visitor = new Visitor(address);
  const headers = { 'x-forwarded-for': from };
  const ask = <T>(method: string, path: string, body?: unknown): Promise<Answer<T>> =>
    visitor.ask<T>(method, path, body, headers);
  const { body } = await ask<{ id: string }>('POST', '/api/me', { name });
  let keys = 0;
  return {
    id: body.id,
    visitor,
    ask,
    set: (table: Partial<NewTable> = {}) =>
      ask<TableLine & { refusal?: unknown }>('POST', '/api/tables', { ...RIFT, ...table }),
    do: (id: string, command: object) =>
      ask<{ seq: number; table?: string; refusal?: unknown }>('POST', `/api/tables/${id}/do`, {
        key: `k${keys++}`,
        command,
      }),
  };
}

describe('R20: bots think only where somebody waits', () => {
  test('a table of bots alone stands still unless somebody watches', async () => {
    const { address, bots, store } = await thinkingStage();
    const ada = await guestAt(address, '10.0.0.1', 'Ada');
    const { body: alone } = await ada.set(BOTS);
    await ada.do(alone.id, { do: 'start' });
    // A second table, where a bot is awaited, shows that the first one would have been served by now.
    const { body: awaited } = await ada.set({
      options: { firstPlayer: 'w' },
      chairs: [{ kind: 'bot', level: 'gentle' }, { kind: 'me' }],
    });
    await ada.do(awaited.id, { do: 'start' });
    await expect.poll(() => bots.isAsked(awaited.id)).toBe(true);
    expect(bots.isAsked(alone.id)).toBe(false);
    // The table is not due either.
    const due = await store.due(Date.now() + 1000 * HOUR);
    expect(due.map(({ table }) => table)).toEqual([awaited.id]);

    const watcher = await openTable(new Visitor(address), alone.id);
    await expect.poll(() => bots.isAsked(alone.id)).toBe(true);
    bots.answer(alone.id);
    await expect.poll(() => watcher.table.standing?.count).toBe(1);
    await expect.poll(() => bots.asked.filter(({ table }) => table === alone.id)).toHaveLength(2);
    watcher.line.socket.close();
    await expect.poll(() => bots.isAsked(alone.id)).toBe(false);
    const again = await openTable(new Visitor(address), alone.id);
    // A thought that was given up plays nothing.
    expect(again.table.standing?.count).toBe(1);
    await expect.poll(() => bots.isAsked(alone.id)).toBe(true);
  });

  test('at a slow table a bot answers a player who has closed the page', async () => {
    const { address, bots } = await thinkingStage();
    const chairs: NewTable['chairs'] = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }];
    const { id, seats, visitors } = await begun(address, { chairs }, ['Ada']);
    const isMine = (): boolean => seats[0]!.table.standing?.toAct === 0;
    while (isMine()) await playOn(seats, 1);
    await expect.poll(() => bots.isAsked(id)).toBe(true);
    const count = seats[0]!.table.standing!.count;
    seats[0]!.line.socket.close();
    const lobby = async () => (await visitors[0]!.ask<TableLine[]>('GET', '/api/mine')).body[0];
    await expect.poll(async () => (await lobby())?.chairs[0]?.isHere).toBe(false);
    bots.answer(id);
    await expect.poll(async () => (await lobby())?.moves, { timeout: 5000 }).toBeGreaterThan(count);
  });

  test('a table that an older server listed as due for its bots alone is handled once', async () => {
    const store = await openStore('sqlite::memory:');
    const { stop, address } = await thinkingStage({ store: { ...store, close: async () => {} } });
    const ada = await guestAt(address, '10.0.0.1', 'Ada');
    const { id } = (await ada.set(BOTS)).body;
    await ada.do(id, { do: 'start' });
    const listing: Listing = { ...(await store.find(id))!, isBotTurn: true };
    await stop();
    await store.append({ table: id, after: 2, records: [], listing });
    expect(await store.due(Date.now() + HOUR)).toHaveLength(1);
    await thinkingStage({ store });
    await expect.poll(() => store.due(Date.now() + HOUR), { timeout: 5000 }).toEqual([]);
  });

  test('a thought is charged to the table’s host, at the address that set the table', async () => {
    const { address, bots } = await thinkingStage();
    const guests = await Promise.all([
      guestAt(address, '10.0.0.1', 'Ada'),
      guestAt(address, '10.0.0.1', 'Bob'),
      guestAt(address, '10.0.0.2', 'Cleo'),
    ]);
    for (const guest of guests) {
      const { id } = (await guest.set(BOTS)).body;
      await guest.do(id, { do: 'start' });
      await openTable(new Visitor(address), id);
    }
    await expect.poll(() => bots.asked).toHaveLength(3);
    const [ada, bob, cleo] = guests.map(({ id }) => bots.asked.find(({ guest }) => guest === id)?.address);
    expect(ada).toMatch(/^[\w-]{4}$/); // a pseudonym of 24 bits
    expect(bob).toBe(ada);
    expect(cleo).not.toBe(ada);
  });
});

describe('R20: the quota of open tables', () => {
  const limits = { ...UNLIMITED, openTables: { perGuest: 2, perAddress: 3 } };

  test('holds for a guest and for an address, and a refusal says which', async () => {
    const { address } = await thinkingStage({ limits });
    const [ada, bob, cleo] = await Promise.all([
      guestAt(address, '10.0.0.1', 'Ada'),
      guestAt(address, '10.0.0.1', 'Bob'),
      guestAt(address, '10.0.0.2', 'Cleo'),
    ]);
    const [first] = [await ada.set(), await ada.set()];
    const mine = { code: 'tooManyTables', clause: '', params: { most: 2 } };
    expect(await ada.set()).toMatchObject({ status: 429, body: { code: 'tooFast', refusal: mine } });
    expect((await bob.set()).status).toBe(201);
    const ours = { code: 'tooManyFromHere', clause: '', params: { most: 3 } };
    expect(await bob.set()).toMatchObject({ status: 429, body: { refusal: ours } });
    expect((await cleo.set()).status).toBe(201);
    // Closed and started tables do not count.
    expect(await bob.do(first!.body.id, { do: 'close' })).toMatchObject({ status: 409 });
    expect((await ada.do(first!.body.id, { do: 'close' })).status).toBe(200);
    const again = await ada.set({ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] });
    expect(again.status).toBe(201);
    await ada.do(again.body.id, { do: 'start' });
    expect((await ada.set()).status).toBe(201);
    // A rematch creates a table too.
    await ada.do(again.body.id, { do: 'leave' });
    expect(await ada.do(again.body.id, { do: 'rematch' })).toMatchObject({
      status: 429,
      body: { refusal: mine },
    });
  });

  test('holds for concurrent requests', async () => {
    const { address } = await thinkingStage({ limits });
    const ada = await guestAt(address, '10.0.0.1', 'Ada');
    const made = await Promise.all(Array.from({ length: 12 }, () => ada.set()));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test('counts a rematch at the address of the guest who asked for it', async () => {
    const { address, store } = await thinkingStage({ limits: LIMITS });
    const ada = await guestAt(address, '10.0.0.1', 'Ada');
    const { id } = (await ada.set({ chairs: [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] })).body;
    const origin = await store.originOf(id);
    await ada.do(id, { do: 'start' });
    await ada.do(id, { do: 'leave' });
    const { table } = (await ada.do(id, { do: 'rematch' })).body;
    expect([await store.originOf(table!), await store.originOf(id)]).toEqual([origin, undefined]);
    expect(origin).toBeDefined();
  });
});

describe('tables that never start', () => {
  test('expire when none of their people was present for long, and their link says so', async () => {
    let later = 0;
    const now = (): number => Date.now() + later;
    const { address, tables, store } = await thinkingStage({ now, idleMs: 60 });
    const ada = await guestAt(address, '10.0.0.1', 'Ada');
    const [live, slow] = [(await ada.set({ pace: LIVE })).body, (await ada.set()).body];
    const phases = async () =>
      (await Promise.all([live, slow].map(({ id }) => store.find(id)))).map(one => one?.phase);
    later += 23 * HOUR;
    await tables.rooms.expire();
    expect(await phases()).toEqual(['gathering', 'gathering']);

    // Ada waits on an open page: the table does not expire, and comes first in the lobby.
    const seat = await openTable(ada.visitor, live.id);
    later += 30 * HOUR;
    await expect
      .poll(async () => (await ada.ask<Lobby>('GET', '/api/tables')).body.open.map(({ id }) => id))
      .toEqual([live.id, slow.id]);
    await expect.poll(() => store.deserted({ live: now() - HOUR, slow: 0 })).toEqual([]);
    await tables.rooms.expire();
    expect(await phases()).toEqual(['gathering', 'gathering']);

    seat.line.socket.close();
    await expect.poll(() => tables.rooms.isHere(live.id, ada.id)).toBe(false);
    later += 25 * HOUR;
    await tables.rooms.expire();
    expect(await phases()).toEqual(['ended', 'gathering']);
    later += 14 * 24 * HOUR;
    await tables.rooms.expire();
    expect(await phases()).toEqual(['ended', 'ended']);
    const { body: line } = await ada.ask<TableLine>('GET', `/api/code/${live.code}`);
    const { table } = await openTable(ada.visitor, line.id);
    expect(table).toMatchObject({ phase: 'ended', closed: 'expired', standing: null, isHost: true });
    expect((await ada.ask<Lobby>('GET', '/api/tables')).body.open).toEqual([]);
    expect((await ada.ask('GET', '/api/mine')).body).toEqual([]);
  });
});
