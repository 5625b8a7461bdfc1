import { join } from 'node:path';
import type { NewTable, TableLine, TableView } from '@tessera/wire';
import { describe, expect, test } from 'vitest';
import { StoreFailure } from '../src/store/failure.ts';
import { openStore } from '../src/store/openStore.ts';
import type { Store } from '../src/store/types.ts';
import { freshPostgres } from './databases.ts';
import { begun, caughtUp, openTable, playOn, RIFT, type Seat, tablesStage, Visitor } from './stage.ts';
import { temporaryFolder } from './stores.ts';

const mover = (seats: readonly Seat[]): Seat =>
  seats.find(({ table }) => table.standing?.toAct === table.you)!;

/** Compares a page that was open all along with a new one. */
async function expectSame(address: string, visitor: Visitor, seat: Seat): Promise<void> {
  const fresh = await openTable(visitor, seat.table.id);
  const { moves: _moves, chat: _chat, ...shown } = seat.table;
  expect(fresh.table).toMatchObject(shown as Partial<TableView>);
  expect(address).toBe(visitor.address);
  fresh.line.socket.close();
}

describe('a lost connection', () => {
  test('is resumed: missed changes are sent once, in order', async () => {
    const { address } = await tablesStage();
    const { id, seats, visitors } = await begun(address);
    await playOn(seats, 2);
    const [ada, bob] = seats as [Seat, Seat];
    const seen = bob.seq;
    bob.line.socket.terminate();
    await expect.poll(() => ada.table.chairs[1]).toMatchObject({ isHere: false });
    const other = mover(seats) === ada ? ada : undefined;
    if (other) await playOn([ada], 1);
    await ada.do({ do: 'chat', text: 'where are you?' });
    const line = await visitors[1]!.connect();
    line.say({ type: 'open', table: id, seq: seen });
    const missed = await line.next('change');
    expect(missed.seq).toBe(ada.seq);
    expect(missed.happened.map(({ kind }) => kind)).toEqual([...(other ? ['played'] : []), 'chat']);
    expect(missed.state.standing?.count).toBe(ada.table.standing?.count);
    // Nothing was missed.
    line.say({ type: 'open', table: id, seq: ada.seq });
    expect((await line.next('change', ({ seq }) => seq === ada.seq)).happened).toEqual([]);
  });

  test.each([
    ['a number from another life', 99],
    ['a number before what is at hand', 1],
  ])('%s leads to the whole table', async (_name, seq) => {
    const { address, tables } = await tablesStage({ idleMs: 30 });
    const { id, seats, visitors } = await begun(address);
    await playOn(seats, 1);
    await expect.poll(() => tables.rooms.awake).toBe(0);
    const line = await visitors[0]!.connect();
    line.say({ type: 'open', table: id, seq });
    expect((await line.next('table')).seq).toBe(seats[0]!.seq);
  });
});

describe('a repeated command', () => {
  test('is executed once by its key, on any server', async () => {
    const url = `sqlite:${join(temporaryFolder(), 'tessera.db')}`;
    const first = await tablesStage({ store: await openStore(url) });
    const { id, seats, visitors } = await begun(first.address);
    const seat = mover(seats);
    const [move] = await seat.legal();
    const play = { do: 'play', move: move!, after: 0 } as const;
    const twice = await Promise.all([seat.do(play, 'same'), seat.do(play, 'same')]);
    expect(twice).toEqual([seat.seq, seat.seq]);
    expect(await seat.do(play, 'same')).toBe(seat.seq);
    expect(await seat.do(play, 'another')).toBe('tooLate');
    const [here, there] = [
      { do: 'chat', text: 'here' },
      { do: 'chat', text: 'other' },
    ] as const;
    expect(await seat.do(here, 'same')).toBe('keyReused');
    expect(await Promise.all([seat.do(here, 'chat'), seat.do(there, 'chat')])).toContain('keyReused');
    const [seq] = twice;
    await caughtUp(seats);
    await first.stop();

    const second = await tablesStage({ store: await openStore(url) });
    const again = await openTable(new Visitor(second.address, visitors[seats.indexOf(seat)]!.cookie), id);
    expect(await again.do(play, 'same')).toBe(seq);
    expect(await again.do(here, 'same')).toBe('keyReused');
    const visitor = new Visitor(second.address, visitors[seats.indexOf(seat)]!.cookie);
    const reused = await visitor.ask('POST', `/api/tables/${id}/do`, { key: 'same', command: here });
    expect(reused.status).toBe(409);
    expect(reused.body).toMatchObject({ code: 'refused', refusal: { code: 'keyReused' } });
    expect(again.table.standing?.count).toBe(1);
    // Keys are scoped by guest.
    const other = await openTable(new Visitor(second.address, visitors[1 - seats.indexOf(seat)]!.cookie), id);
    expect(await other.do(play, 'same')).toBe('tooLate');
  });
});

test('a rematch and its invitation are stored together, or neither is', async () => {
  const store = await openStore('sqlite::memory:');
  const turns: string[] = [];
  const noted =
    <A extends readonly unknown[], R>(name: string, method: (...args: A) => R) =>
    (...args: A): R => {
      turns.push(name);
      setImmediate(() => turns.push('|'));
      return method(...args);
    };
  const { address } = await tablesStage({
    store: Object.assign(Object.create(store), {
      create: noted('create', store.create.bind(store)),
      append: noted('append', store.append.bind(store)),
    }),
  });
  const { seats } = await begun(address);
  await seats[0]!.do({ do: 'leave' });
  turns.length = 0;
  await Promise.all(seats.map(seat => seat.do({ do: 'rematch' })));
  expect(turns.slice(0, 2)).toEqual(['create', 'append']);
  expect(turns.filter(name => name === 'create')).toHaveLength(1);
  await expect.poll(() => seats[1]!.table.next).not.toBeNull();
});

describe('two servers on one database', () => {
  test('follow each other, and nothing is lost or doubled', async () => {
    const url = await freshPostgres();
    const [one, two] = [
      await tablesStage({ store: await openStore(url) }),
      await tablesStage({ store: await openStore(url) }),
    ];
    const { id, seats, visitors } = await begun(one.address);
    const elsewhere = await openTable(new Visitor(two.address, visitors[1]!.cookie), id);
    await playOn(seats, 3);
    await caughtUp([...seats, elsewhere]);
    expect(elsewhere.table.standing?.count).toBe(3);
    expect(elsewhere.happened.map(({ kind }) => kind)).toEqual(['played', 'played', 'played']);
    const texts = Array.from({ length: 20 }, (_, n) => `line ${n}`);
    await Promise.all(
      texts.map((text, n) => (n % 2 ? elsewhere : seats[0]!).do({ do: 'chat', text }, `chat-${n}`)),
    );
    const fresh = await openTable(visitors[0]!, id);
    const later = () => fresh.happened.flatMap(one => (one.kind === 'chat' ? [one] : []));
    const said = () => [...fresh.table.chat, ...later()].map(({ text }) => text).sort();
    await expect.poll(said).toEqual([...texts].sort());
  });
});

describe('two servers', () => {
  test('share presence and pointers', async () => {
    const url = await freshPostgres();
    const [one, two] = [
      await tablesStage({ store: await openStore(url) }),
      await tablesStage({ store: await openStore(url) }),
    ];
    const { id, seats, visitors } = await begun(one.address);
    const here = ({ table }: Seat): boolean[] =>
      table.chairs.map(chair => chair.kind === 'person' && chair.isHere);
    // The second server asks for presence when the first guest joins there.
    const carol = await openTable(await Visitor.named(two.address, 'Carol'), id);
    await expect.poll(() => here(carol)).toEqual([true, true]);
    await expect.poll(() => seats[0]!.table.watchers).toBe(1);
    // Bob changes servers and stays present.
    const bob = await openTable(new Visitor(two.address, visitors[1]!.cookie), id);
    seats[1]!.line.socket.terminate();
    await seats[1]!.line.closed;
    const isBobs = ({ seat }: { seat: number | null }): boolean => seat === 1;
    seats[0]!.line.say({ type: 'point', table: id, from: 'h8' });
    expect(await bob.line.next('pointed')).toMatchObject({ name: 'Ada', from: 'h8', seat: 0 });
    bob.line.say({ type: 'point', table: id, from: 'a1', to: 'a2' });
    expect(await seats[0]!.line.next('pointed', isBobs)).toMatchObject({
      name: 'Bob',
      from: 'a1',
      to: 'a2',
      seat: 1,
    });
    // The socket may close before the first server learns of the other one.
    await expect.poll(() => here(seats[0]!)).toEqual([true, true]);
    // A rename reaches all pages and chairs, on every server.
    const robert = new Visitor(two.address, visitors[1]!.cookie);
    for (let n = 0; n < 10; n++) await robert.ask('POST', '/api/tables', RIFT);
    await visitors[1]!.ask('PATCH', '/api/me', { name: 'Robert' });
    const names = ({ chairs }: Pick<TableView | TableLine, 'chairs'>) =>
      chairs.map(chair => ('name' in chair ? chair.name : null));
    await expect
      .poll(() => [seats[0]!, carol].map(({ table }) => names(table)))
      .toEqual(Array(2).fill(['Ada', 'Robert']));
    const mine = async () => (await robert.ask<TableLine[]>('GET', '/api/mine')).body.map(names);
    await expect.poll(async () => (await mine()).filter(all => all.includes('Robert'))).toHaveLength(11);
    const pointed = async (): Promise<string> => {
      bob.line.say({ type: 'point', table: id, from: 'b1' });
      return (await seats[0]!.line.next('pointed', isBobs)).name;
    };
    await expect.poll(pointed).toBe('Robert');
    bob.line.socket.terminate();
    await expect.poll(() => here(seats[0]!)).toEqual([true, false]);
    carol.line.socket.terminate();
    await expect.poll(() => seats[0]!.table.watchers).toBe(0);
  });
});

/** A store whose next appends fail. */
function failing(store: Store): Store & { failures: number } {
  return Object.assign(Object.create(store), {
    failures: 0,
    append(this: { failures: number }, append: Parameters<Store['append']>[0]) {
      if (this.failures-- > 0) return Promise.reject(new StoreFailure('full', 'The disk is full.'));
      return store.append(append);
    },
  });
}

describe('a command that cannot be stored', () => {
  test('is refused, and no viewer sees it', async () => {
    const store = failing(await openStore('sqlite::memory:'));
    const { address } = await tablesStage({ store });
    const { seats, visitors } = await begun(address);
    const seat = mover(seats);
    const other = seats.find(one => one !== seat)!;
    const [move] = await seat.legal();
    store.failures = 1;
    expect(await seat.do({ do: 'play', move: move!, after: 0 }, 'k')).toBe('busy');
    expect(seats.map(({ table }) => table.standing?.count)).toEqual([0, 0]);
    expect(other.happened.some(({ kind }) => kind === 'played')).toBe(false);
    expect(await seat.do({ do: 'play', move: move!, after: 0 }, 'k')).toBe(seat.seq);
    await caughtUp(seats);
    await expectSame(address, visitors[0]!, seats[0]!);
  });
});

test('a permanent failure of the store is reported to the operator', async () => {
  const failure = new StoreFailure('broken', 'The disk does not do what it was asked.');
  const inner = await openStore('sqlite::memory:');
  const store: Store = Object.assign(Object.create(inner), { append: () => Promise.reject(failure) });
  Object.defineProperty(store, 'failure', { value: failure });
  const told: string[] = [];
  const { address } = await tablesStage({ store, onBroken: sentence => void told.push(sentence) });
  const { seats } = await begun(address, {}, ['Ada'], false);
  expect(await seats[0]!.do({ do: 'chat', text: 'hello?' })).toBe('busy');
  expect(told).toEqual([failure.message]);
});

describe('idle tables', () => {
  test('are unloaded although people are present, and loaded by the next command', async () => {
    const { address, tables } = await tablesStage({ idleMs: 30 });
    const { seats } = await begun(address);
    await playOn(seats, 2);
    await expect.poll(() => tables.rooms.awake).toBe(0);
    await playOn(seats, 2);
    expect(seats[1]!.table.standing?.count).toBe(4);
    for (const { line } of seats) line.socket.close();
    await expect.poll(() => tables.rooms.size).toBe(0);
  });
});

describe('clocks', () => {
  const pace: NewTable['pace'] = { total: null, increment: 0, move: 5 };

  test('run out: the rules answer, and a bot keeps the chair', async () => {
    let later = 0;
    const { address, tables } = await tablesStage({ now: () => Date.now() + later });
    const { id, seats } = await begun(address, { pace });
    later = 5500;
    await tables.rooms.wake(id);
    const seat = seats[0]!;
    await expect.poll(() => seat.happened.map(one => one.kind)).toContain('kept');
    expect(seat.happened.find(({ kind }) => kind === 'played')).toMatchObject({ by: 'fallback' });
  });

  test('stop during a downtime', async () => {
    let later = 0;
    const { address, tables } = await tablesStage({ now: () => Date.now() + later });
    const { id, seats } = await begun(address, { pace });
    later = 30_000;
    await tables.rooms.wake(id);
    const fresh = await openTable(new Visitor(address), id);
    expect(fresh.table.standing?.count).toBe(0);
    expect(fresh.table.clocks.turn).toBeGreaterThan(2000);
    expect(seats[0]!.happened.map(({ kind }) => kind)).not.toContain('kept');
  });
});

describe('a server that stops', () => {
  test('notifies clients, persists accepted commands, and refuses new ones', async () => {
    const { address, tables, store } = await tablesStage();
    const { id, seats } = await begun(address);
    const wishes = Array.from({ length: 10 }, (_, n) => seats[0]!.do({ do: 'chat', text: `${n}` }, `k${n}`));
    wishes.push(seats[0]!.do({ do: 'chat', text: 'last' }));
    const first = await wishes[0];
    await tables.stop();
    for (const { line } of seats) {
      expect(await line.next('problem')).toMatchObject({ code: 'stopping' });
      expect(await line.closed).toBe(1001);
    }
    const records = await store.loadAll(id);
    expect(first).toEqual(expect.any(Number));
    expect(records!.length).toBeGreaterThanOrEqual(first as number);
    expect(await (await new Visitor(address).connect()).closed).toBe(503);
  });
});
