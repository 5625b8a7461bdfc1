import { Match, parseOptions } from '@tessera/engine';
import { rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { type MatchRecord, newRecord, parseRecord } from './record.ts';
import { headerOf } from './setup.ts';
import { createStore } from './store.ts';
import { fakeStorage } from './testing/browser.ts';
import { FRIEND, setupOf, YOU } from './testing/play.ts';

const record = (change: Partial<MatchRecord> = {}): MatchRecord => ({
  ...newRecord(setupOf([YOU, FRIEND]), 5, 'me'),
  ...change,
});

describe('a record', () => {
  test('is read back as it was written', () => {
    const match = new Match(rift, {
      ...headerOf(setupOf([YOU, FRIEND])),
      options: parseOptions(rift.options, { firstPlayer: 'w' }),
    });
    match.answer(0, 'T@e2');
    const outcome = { winners: [0], reason: 'capture' };
    const full = record({
      log: match.log(),
      undone: [{ seat: 1, move: 'T@e13', chance: [] }],
      summary: { moves: 1, position: 'p', toAct: 0, outcome },
    });
    expect(parseRecord(JSON.stringify(full), 'm1')).toEqual(full);
    expect(parseRecord(JSON.stringify(record()), 'm1')).toEqual(record());
  });

  const summary = { moves: 1, position: 'p', toAct: 2, outcome: null };
  const { log } = record();
  test.each([
    ['', 'is not JSON'],
    ['nonsense', 'is not JSON'],
    ['null', 'record: must be an object'],
    ['[]', 'record: must be an object'],
    [JSON.stringify({ ...record(), version: 3 }), 'version: is 3, but this page reads 2'],
    [JSON.stringify({ ...record(), id: 'm2' }), 'id: is m2, not m1'],
    [JSON.stringify({ ...record(), seq: -1 }), 'seq: must be a whole number'],
    [JSON.stringify({ ...record(), updated: 'today' }), 'updated: must be a whole number'],
    [JSON.stringify({ ...record(), summary }), 'summary.toAct: is seat 2 of 2'],
    [JSON.stringify({ ...record(), undone: {} }), 'undone: must be a list'],
    [JSON.stringify({ ...record(), log: { ...log, entries: {} } }), 'entries: must be a list'],
    [
      JSON.stringify({ ...record(), log: { ...log, header: { ...log.header, seats: 3 } } }),
      'header.table.seats: must have 3 entries, not 2',
    ],
    [
      JSON.stringify(record()).replace('"friend"', '"ghost"'),
      'header.table.seats[1].kind: must be one of you, friend, bot',
    ],
  ])('%s is refused in words', (json, words) => {
    expect(() => parseRecord(json, 'm1')).toThrow(words);
  });
});

describe('the store', () => {
  test('keeps matches under their own keys and leaves other keys alone', () => {
    const storage = fakeStorage(new Map([['someone.else', 'x']]));
    const store = createStore(() => storage);
    expect(store.add(record())).toBe('kept');
    expect(store.ids()).toEqual(['m1']);
    expect(store.read('m1')).toEqual({ kind: 'record', record: record(), isKept: true });
    store.remove('m1');
    expect(store.ids()).toEqual([]);
    expect([...storage.items.keys()]).toEqual(['someone.else']);
  });

  test('refuses to write over what it has not seen', async () => {
    const store = createStore(() => fakeStorage());
    const base = record();
    const storage = fakeStorage();
    const [one, two] = [createStore(() => storage), createStore(() => storage)];
    one.add(base);
    expect(await two.write(record({ seq: 1, writer: 'other' }), base)).toBe('kept');
    expect(await one.write(record({ seq: 1 }), base)).toBe('stale');
    expect(one.read('m1')).toMatchObject({ record: { writer: 'other' } });
    expect(await store.write(record({ seq: 1 }), base)).toBe('removed');
    expect(store.ids()).toEqual([]);
  });

  test('never writes over a record it cannot read', async () => {
    const storage = fakeStorage(new Map([['tessera.match.m1', '{"version":7}']]));
    const store = createStore(() => storage);
    expect(store.read('m1')).toMatchObject({ kind: 'broken' });
    expect(await store.write(record({ seq: 1 }), record())).toBe('stale');
    expect(storage.items.get('tessera.match.m1')).toBe('{"version":7}');
  });

  test('a full storage keeps the old record, the page the new one, and room is used again', async () => {
    const storage = fakeStorage();
    const store = createStore(() => storage);
    const [first, second, third] = [record(), record({ seq: 1 }), record({ seq: 2 })];
    store.add(first);
    storage.quota = 10;
    expect(await store.write(second, first)).toBe('notKept');
    expect(store.read('m1')).toEqual({ kind: 'record', record: second, isKept: false });
    expect(createStore(() => storage).read('m1')).toMatchObject({ kind: 'record', record: first });
    storage.quota = Number.POSITIVE_INFINITY;
    expect(await store.write(third, second)).toBe('kept');
    expect(createStore(() => storage).read('m1')).toMatchObject({ kind: 'record', record: third });
  });

  test('of an unkept and a kept record the newer counts', async () => {
    const storage = fakeStorage();
    const [mine, other] = [createStore(() => storage), createStore(() => storage)];
    const first = record();
    mine.add(first);
    storage.quota = 10;
    await mine.write(record({ seq: 1 }), first);
    storage.quota = Number.POSITIVE_INFINITY;
    const theirs = record({ seq: 1, writer: 'other' });
    await other.write(theirs, first);
    await other.write(record({ seq: 2, writer: 'other' }), theirs);
    expect(mine.read('m1')).toMatchObject({ record: { seq: 2, writer: 'other' } });
  });

  test.each([
    ['missing', () => undefined],
    [
      'barred',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('%s storage: matches live in the page', (_name, keep) => {
    const store = createStore(keep);
    expect(store.add(record())).toBe('notKept');
    expect(store.ids()).toEqual(['m1']);
    store.remove('m1');
    expect(store.read('m1')).toBeUndefined();
  });

  test('tells which match changed, here or elsewhere, and nothing about foreign keys', () => {
    const store = createStore(() => fakeStorage());
    const heard: (string | undefined)[] = [];
    const stop = store.subscribe(id => heard.push(id));
    store.add(record());
    store.changedElsewhere('tessera.match.m9');
    store.changedElsewhere('theme');
    store.changedElsewhere(null);
    stop();
    store.remove('m1');
    expect(heard).toEqual(['m1', 'm9', undefined]);
  });

  test('a browser that refuses the lock is written to without it', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    const storage = fakeStorage();
    const store = createStore(() => storage, refusing);
    store.add(record());
    expect(await store.write(record({ seq: 1 }), record())).toBe('kept');
    expect(store.read('m1')).toMatchObject({ record: { seq: 1 } });
  });
});
