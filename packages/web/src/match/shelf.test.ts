import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage, openTab, openTwoTabs } from './testing/browser.ts';
import { begin, bot, closeAll, FRIEND, open, setupOf, until, YOU } from './testing/play.ts';

afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
});

const together = setupOf([YOU, FRIEND]);

describe('the shelf of matches', () => {
  test('the list has the fields of the home page, newest first', async () => {
    const tab = openTab(fakeStorage());
    const first = await begin(tab, { ...together, id: 'first' });
    const second = await begin(tab, setupOf([YOU, bot('slow')], { id: 'second' }));
    await second.submit('T@e2');
    expect(tab.listMatches()).toMatchObject([
      { setup: { id: 'second' }, moves: 1, toAct: 1, isYours: false, outcome: null },
      { setup: { id: 'first' }, isBegun: true, moves: 0, toAct: 0, isYours: true, outcome: null },
    ]);
    expect(tab.listMatches()[1]?.position).toMatch(/ w .* s 0 0$/);
    await first.submit('T@e2');
    expect(tab.listMatches().map(({ setup }) => setup.id)).toEqual(['first', 'second']);
  });

  test('a match that was never opened is listed too', () => {
    const tab = openTab(fakeStorage());
    tab.createMatch(together);
    expect(tab.listMatches()).toMatchObject([{ isBegun: false, moves: 0, position: '', toAct: null }]);
  });

  test('the list keeps its identity until something changes', async () => {
    const tab = openTab(fakeStorage());
    expect(tab.listMatches()).toBe(tab.listMatches());
    const client = await begin(tab, together);
    const list = tab.listMatches();
    expect(tab.listMatches()).toBe(list);
    await client.submit('T@e2');
    expect(tab.listMatches()).not.toBe(list);
    tab.forgetMatch('m1');
    expect(tab.listMatches()).toEqual([]);
  });

  test('an unreadable match is listed apart, in words, and not destroyed', async () => {
    const text = '{"version":2}';
    const storage = fakeStorage(new Map(), new Map([['bad', text]]));
    const tab = openTab(storage);
    await tab.ready;
    tab.createMatch(together);
    expect(tab.listMatches()).toHaveLength(1);
    expect(tab.listUnreadable()).toEqual([{ id: 'bad', why: 'id: is undefined, not bad' }]);
    expect(tab.listUnreadable()).toBe(tab.listUnreadable());
    expect(await tab.fileOf('bad')).toEqual({ name: 'tessera-unreadable-bad.json', text });
    expect(storage.old.get('bad')).toBe(text);
    tab.forgetMatch('bad');
    expect(storage.old.size).toBe(0);
    expect(tab.listUnreadable()).toEqual([]);
  });

  test('an unknown match is missing, and a taken id is not overwritten', async () => {
    const tab = openTab(fakeStorage());
    const client = open(tab, 'nowhere');
    await expect.poll(() => client.failure()).toBe('missing');
    tab.createMatch(together);
    expect(() => tab.createMatch(together)).toThrow('stored already');
  });

  test('subscribers are told of changes here and in other tabs', async () => {
    const [here, there] = openTwoTabs();
    let heard = 0;
    const stop = there.subscribeMatches(() => heard++);
    here.createMatch(together);
    await expect.poll(() => heard).toBe(1);
    expect(there.listMatches()).toHaveLength(1);
    here.forgetMatch('m1');
    await expect.poll(() => heard).toBe(2);
    stop();
    here.createMatch(together);
    await Promise.resolve();
    expect(heard).toBe(2);
  });

  test('deleting a match that is open here warns its table', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, together);
    tab.forgetMatch('m1');
    await expect.poll(() => client.failure()).toBe('removed');
  });

  test('a setup that the rules refuse is reported by the client, not thrown', async () => {
    const tab = openTab(fakeStorage());
    tab.createMatch(setupOf([YOU], { options: { size: 3 } }));
    const client = open(tab);
    await expect.poll(() => client.failure()).toBe('broken');
  });

  test('a match can begin from a position', async () => {
    const tab = openTab(fakeStorage());
    const position = '15/15/6t8/15/15/15/15/15/15/15/15/15/6T8/15/15 w - p 0 0';
    const client = await begin(tab, setupOf([YOU, FRIEND], { position }));
    await client.submit('Tg3-g7');
    const { moves } = await until(client, one => one.moves.length === 1);
    expect(moves).toEqual([{ seat: 0, move: 'Tg3-g7' }]);
  });
});
