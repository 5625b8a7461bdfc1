import { describe, expect, test } from 'vitest';
import type { Disk } from './disk.ts';
import { createdOf, HERE, numbered, setupIn } from './journal.ts';
import { NO_DISK } from './replayed.ts';
import { createStore } from './store.ts';
import { fakeStorage } from './testing/browser.ts';
import { bot, FRIEND, setupOf, YOU } from './testing/play.ts';

const setup = setupOf([YOU, FRIEND]);
const created = createdOf(setup, 5);
const played = (seq: number, move: string) =>
  numbered([{ kind: 'played', seat: 0, move, chance: [], spent: 0, next: 1 }], seq - 1, 6);
const row = (seq: number) => ({ id: 'm1', seq, changes: seq - 1, updated: 5, summary: null });

describe('a journal', () => {
  test('a journal is a table of one guest, in every seat without a bot', () => {
    expect(createdOf(setupOf([YOU, bot('quick'), FRIEND]), 5)).toMatchObject({
      host: HERE,
      seed: 'a seed',
      chairs: [
        { kind: 'person', guest: HERE, name: 'Ada' },
        { kind: 'bot', level: 'quick' },
        { kind: 'person', guest: HERE, name: 'Ben' },
      ],
    });
  });

  test.each<[string, unknown]>([
    ['setup: must be an object', 2],
    ['setup: does not say who plays what', { ...setup, seats: [YOU, null] }],
    ['setup: does not say who plays what', { ...setup, game: 7 }],
  ])('a journal without a valid setup is refused: %s', (words, given) => {
    expect(() => setupIn({ ...created, setup: given })).toThrow(words);
  });
});

describe('the store', () => {
  test('the store returns what was added and appended', async () => {
    const storage = fakeStorage();
    const store = createStore(storage.disk);
    expect(store.add([created], row(1))).toBe(true);
    expect(store.add([created], row(1))).toBe(false);
    expect(await store.append(played(2, 'a'), row(2))).toBe('kept');
    const other = createStore(storage.disk);
    await other.look();
    expect([...other.entries().keys()]).toEqual(['m1']);
    expect(await other.read('m1')).toMatchObject({ row: row(2), setup, isKept: true });
    other.remove('m1');
    expect(other.entries().size).toBe(0);
    expect(await other.read('m1')).toBeUndefined();
    await expect.poll(() => storage.journals.size).toBe(0);
  });

  test('the store writes only new records', async () => {
    const storage = fakeStorage();
    const written: number[] = [];
    const disk: Disk = {
      ...storage.disk,
      append(records, last) {
        written.push(records.length);
        return storage.disk.append(records, last);
      },
    };
    const store = createStore(disk);
    store.add([created], row(1));
    for (let seq = 2; seq < 6; seq++) await store.append(played(seq, 'a'), row(seq));
    expect(written).toEqual([1, 1, 1, 1, 1]);
  });

  test('a number that is taken, and a match that is gone, are refused', async () => {
    const storage = fakeStorage();
    const [one, two] = [createStore(storage.disk), createStore(storage.disk)];
    one.add([created], row(1));
    await two.changedElsewhere('m1');
    expect(await two.append(played(2, 'theirs'), row(2))).toBe('kept');
    expect(await one.append(played(2, 'mine'), row(2))).toBe('stale');
    expect(await one.read('m1')).toMatchObject({ records: [{}, { move: 'theirs' }] });
    two.remove('m1');
    await expect.poll(() => storage.journals.size).toBe(0);
    expect(await one.append(played(3, 'mine'), row(3))).toBe('removed');
    expect(one.entries().size).toBe(0);
  });

  test('a full disk keeps its records, the page the rest, and free space is used again', async () => {
    const storage = fakeStorage();
    const store = createStore(storage.disk);
    store.add([created], row(1));
    await store.read('m1');
    storage.quota = 10;
    expect(await store.append(played(2, 'a'), row(2))).toBe('notKept');
    expect(await store.append(played(3, 'b'), row(3))).toBe('notKept');
    expect(await store.read('m1')).toMatchObject({ row: { seq: 3 }, records: { length: 3 }, isKept: false });
    expect(storage.journals.get('m1')?.records).toHaveLength(1);
    storage.quota = Number.POSITIVE_INFINITY;
    expect(await store.append(played(4, 'c'), row(4))).toBe('kept');
    expect(storage.journals.get('m1')?.records).toHaveLength(4);
    expect(await store.read('m1')).toMatchObject({ row: { seq: 4 }, records: { length: 4 }, isKept: true });
  });

  test('records stored by another page win over those that could not be stored', async () => {
    const storage = fakeStorage();
    const [mine, other] = [createStore(storage.disk), createStore(storage.disk)];
    mine.add([created], row(1));
    await mine.read('m1');
    storage.quota = 10;
    expect(await mine.append(played(2, 'mine'), row(2))).toBe('notKept');
    storage.quota = Number.POSITIVE_INFINITY;
    await other.look();
    await other.append(played(2, 'theirs'), row(2));
    expect(await mine.append(played(3, 'more'), row(3))).toBe('stale');
    expect(await mine.read('m1')).toMatchObject({
      records: [{}, { move: 'theirs' }],
      isKept: true,
    });
  });

  test('matches without a disk live in the page', async () => {
    const store = createStore(NO_DISK);
    await store.look();
    expect(store.add([created], row(1))).toBe(true);
    expect(await store.append(played(2, 'a'), row(2))).toBe('notKept');
    expect(await store.read('m1')).toMatchObject({ records: { length: 2 }, isKept: false });
    store.remove('m1');
    expect(await store.read('m1')).toBeUndefined();
    expect(await store.append(played(3, 'b'), row(3))).toBe('removed');
  });

  test('subscribers learn which match changed, here or elsewhere, and other pages what was stored', async () => {
    const spread: string[] = [];
    const store = createStore(fakeStorage().disk, id => spread.push(id));
    const heard: (string | undefined)[] = [];
    const stop = store.subscribe(id => heard.push(id));
    store.add([created], row(1));
    await store.changedElsewhere('m9');
    await store.changedElsewhere(undefined);
    expect(heard).toEqual(['m1', 'm1', 'm9', undefined]);
    stop();
    store.remove('m1');
    await store.look();
    expect(heard).toHaveLength(4);
    expect(spread).toEqual(['m1', 'm1']);
  });
});
