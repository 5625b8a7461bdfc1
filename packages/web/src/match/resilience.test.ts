import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stopsPlay } from './failures.ts';
import { fakeStorage, openTab, openTwoProcesses, openTwoTabs } from './testing/browser.ts';
import { sleep } from './testing/games.ts';
import {
  begin,
  bot,
  closeAll,
  essence,
  FRIEND,
  now,
  open,
  setupOf,
  texts,
  until,
  YOU,
} from './testing/play.ts';

// The analyst of the dice game fails on purpose at times, with a warning.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
});

const together = setupOf([YOU, FRIEND]);
const alone = setupOf([YOU, bot('quick')]);

describe('a reload', () => {
  test('a reload resumes exactly where the match was, redo and seq included', async () => {
    const storage = fakeStorage();
    const before = await begin(openTab(storage), together);
    for (const move of ['T@e2', 'T@e13', 'S@f2', 'S@f13']) await before.submit(move);
    await before.undo();
    before.dispose();
    const after = open(openTab(storage));
    await until(after, () => true);
    expect(essence(after)).toEqual(essence(before));
    expect(now(after).events).toEqual([]);
    await after.redo();
    expect(texts(after)).toEqual(['T@e2', 'T@e13', 'S@f2', 'S@f13']);
  });

  test('a reload during a search starts the search again', async () => {
    const storage = fakeStorage();
    const before = await begin(openTab(storage), setupOf([YOU, bot('slow')]));
    await before.submit('T@e2');
    before.dispose();
    const after = open(openTab(storage));
    await until(after, one => one.thinking === 1);
    await until(after, one => one.moves.length === 2);
  });

  test('a resigned match stays resigned after a reload, and can be taken back', async () => {
    const storage = fakeStorage();
    const before = await begin(openTab(storage), together);
    await before.submit('T@e2');
    await before.resign();
    before.dispose();
    const after = open(openTab(storage));
    await until(after, one => one.outcome?.reason === 'resign');
    await after.undo();
    expect(now(after)).toMatchObject({ outcome: null, toAct: 1 });
  });

  test('chance resumes at the same point of the seed, and undo stays barred', async () => {
    const storage = fakeStorage();
    const setup = setupOf([YOU, FRIEND], { game: 'dice', options: {} });
    const whole = await begin(openTab(fakeStorage()), setup);
    const before = await begin(openTab(storage), setup);
    for (const client of [whole, before]) await client.submit('roll');
    await before.submit('one');
    await before.undo();
    before.dispose();
    const after = open(openTab(storage));
    await until(after, () => true);
    expect(now(after).undo).toBe('chanceDrawn');
    await after.undo();
    for (const client of [whole, after]) await client.submit('roll');
    expect(now(after).view).toEqual(now(whole).view);
  });

  test('[T-DEC-6] a match left in the middle of an event resumes exactly there', async () => {
    const storage = fakeStorage();
    // Base C has Static discharge under 2,1, and its stack is one cube high.
    const tesseract = Array.from({ length: 16 }, (_, cell) =>
      cell === 6 ? 'Y1' : cell === 0 ? 'P6P5P4' : '',
    );
    const position = JSON.stringify({ tesseract, labs: ['O6', 'O1B2'] });
    const change = { game: 'tesseract', options: { base: 'C' }, position };
    const before = await begin(openTab(storage), setupOf([YOU, FRIEND], change));
    await before.submit('remove 2,1');
    expect(now(before).view).toMatchObject({
      resolving: [{ type: 'act' }, { type: 'discharge' }],
      decision: { type: 'spareLab' },
    });
    before.dispose();
    const after = open(openTab(storage));
    await until(after, () => true);
    expect(essence(after)).toEqual(essence(before));
    expect(await after.history(0)).toMatchObject([{ seat: 0, move: 'remove 2,1' }]);
    expect(await after.submit('lab A')).toBeUndefined();
    expect(now(after)).toMatchObject({ undo: 'chanceDrawn', view: { decision: { type: 'act' } } });
  });

  test('a finished match has its outcome from the rules', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, setupOf([YOU, FRIEND], { game: 'dice', options: {} }));
    while (!now(client).outcome) await client.submit('roll');
    expect(now(client)).toMatchObject({
      toAct: null,
      isYours: false,
      legal: [],
      outcome: { reason: 'twelve' },
    });
    expect(await client.submit('roll')).toMatchObject({ code: 'E_GAME_OVER', clause: 'D-1' });
    await client.resign();
    expect(now(client).outcome).toMatchObject({ reason: 'twelve' });
    expect(tab.listMatches()).toMatchObject([{ outcome: { reason: 'twelve' }, toAct: null }]);
  });
});

describe('two tabs', () => {
  test('a move in one tab appears in the other', async () => {
    const [here, there] = openTwoTabs();
    const one = await begin(here, together);
    const two = open(there);
    await until(two, () => true);
    await one.submit('T@e2');
    await until(two, ({ moves }) => moves.length === 1);
    expect(essence(two)).toEqual(essence(one));
    await two.submit('T@e13');
    await until(one, ({ moves }) => moves.length === 2);
    await one.undo();
    await until(two, ({ redo }) => redo);
    expect(essence(two)).toEqual(essence(one));
  });

  test('a tab with stale data overwrites nothing, but shows the newer match', async () => {
    const storage = fakeStorage();
    const one = await begin(openTab(storage), together);
    const two = open(openTab(storage));
    await until(two, () => true);
    await one.submit('T@e2');
    expect(await two.submit('T@f2')).toMatchObject({ code: 'E_PLAYED_ELSEWHERE' });
    expect(texts(two)).toEqual(['T@e2']);
    expect(await two.submit('T@e13')).toBeUndefined();
    await one.undo();
    expect(texts(one)).toEqual(['T@e2', 'T@e13']);
  });

  test('one bot move counts, though both tabs search', async () => {
    const [here, there] = openTwoTabs();
    const one = await begin(here, setupOf([YOU, bot('slow')]));
    const two = open(there);
    await until(two, () => true);
    await one.submit('T@e2');
    await until(one, ({ moves }) => moves.length === 2);
    await until(two, ({ moves }) => moves.length === 2);
    await sleep(50);
    expect(essence(two)).toEqual(essence(one));
    expect(now(one)).toMatchObject({ seq: 2, isYours: true });
  });

  test('simultaneous answers lead to one history, and the slower one is refused in words', async () => {
    const tabs = openTwoProcesses();
    const client = await begin(tabs[0], together);
    await expect.poll(() => tabs[1].store.entries().has('m1')).toBe(true);
    const other = open(tabs[1]);
    await until(other, () => true);
    const refusals = await Promise.all([client.submit('T@e2'), other.submit('T@f2')]);
    expect(refusals).toMatchObject([undefined, { code: 'E_PLAYED_ELSEWHERE' }]);
    await vi.waitFor(() => expect(essence(other)).toEqual(essence(client)), { timeout: 15_000 });
    expect([texts(client), texts(other)]).toEqual([['T@e2'], ['T@e2']]);
    expect([client.failure(), other.failure()]).toEqual([undefined, undefined]);
  });

  test('a note in one tab does not stop play in the other', async () => {
    const storage = fakeStorage();
    const one = await begin(openTab(storage), together);
    const two = open(openTab(storage));
    await until(two, () => true);
    await one.advise(() => {});
    await until(one, ({ notes }) => notes.chances.length === 1);
    expect(await two.submit('T@e2')).toBeUndefined();
    expect(now(two).notes.chances).toEqual(now(one).notes.chances);
  });

  test('a match removed in the other tab plays on with a warning, and is not stored again', async () => {
    const [here, there] = openTwoTabs();
    const client = await begin(here, together);
    there.forgetMatch('m1');
    await expect.poll(() => client.failure()).toBe('removed');
    expect(await client.submit('T@e2')).toBeUndefined();
    expect(texts(client)).toEqual(['T@e2']);
    expect([here.listMatches(), there.listMatches()]).toEqual([[], []]);
  });
});

describe('failures of the browser', () => {
  test('missing workers are one failure, without a crash', async () => {
    const tab = openTab(fakeStorage(), { rules: () => undefined });
    tab.createMatch(together);
    const client = open(tab);
    expect(client.failure()).toBe('noWorkers');
    expect(stopsPlay(client.failure())).toBe(true);
    expect(await client.submit('T@e2')).toMatchObject({ code: 'E_STOPPED' });
    expect(await client.whyNot('T@e2')).toMatchObject({ code: 'E_STOPPED' });
    await client.undo();
    await client.advise(() => {});
    await expect(client.viewAt(0)).rejects.toThrow();
    await expect(client.history(0)).rejects.toThrow();
    expect(await client.review()).toBeUndefined();
  });

  test('a dead table worker stops the match, which stays stored', async () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    const client = await begin(tab, setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    tab.rules.crash();
    expect(client.failure()).toBe('crashed');
    expect(await client.submit('T@e13')).toMatchObject({ code: 'E_STOPPED' });
    const again = open(openTab(storage));
    await until(again, one => one.moves.length === 2);
  });

  test('a table worker that dies during an insight stops the match with a message', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, setupOf([YOU, FRIEND], { game: 'dice', options: {} }));
    await client.submit('one');
    tab.rules.crash();
    expect(client.failure()).toBe('crashed');
    expect(await client.review()).toBeUndefined();
    await expect(client.history(0)).rejects.toThrow('stopped');
    expect(now(client).moves).toHaveLength(1);
  });

  test('a dead bot worker is a warning; the next search starts another', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    await sleep(10);
    tab.bots.crash();
    await expect.poll(() => client.failure()).toBe('botFailed');
    await until(client, one => one.isYours && one.moves.length === 2); // the rules have answered for it
    await client.undo();
    await client.submit('T@e2');
    await until(client, one => one.isYours && one.moves.length === 2);
    expect(client.failure()).toBeUndefined();
    expect(tab.bots.counts.started).toBe(2);
  });

  test('full storage lets play go on with a warning, until there is room', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), together);
    storage.quota = 10;
    expect(await client.submit('T@e2')).toBeUndefined();
    expect(client.failure()).toBe('notKept');
    expect(stopsPlay(client.failure())).toBe(false);
    expect(await client.submit('T@e13')).toBeUndefined();
    expect(now(client)).toMatchObject({ toAct: 0, seq: 2 });
    storage.quota = Number.POSITIVE_INFINITY;
    await client.submit('S@f2');
    expect(client.failure()).toBeUndefined();
    const again = open(openTab(storage));
    await until(again, one => one.moves.length === 3);
  });

  test('a match without any storage can be created and played in this page', async () => {
    const client = await begin(openTab(undefined), together);
    expect(client.failure()).toBe('notKept');
    expect(await client.submit('T@e2')).toBeUndefined();
    expect(texts(client)).toEqual(['T@e2']);
  });

  test('unstored records are opened again in the same page, warning included', async () => {
    const tab = openTab(undefined);
    const before = await begin(tab, together);
    await before.submit('T@e2');
    before.dispose();
    const after = open(tab);
    await until(after, one => one.moves.length === 1);
    expect(after.failure()).toBe('notKept');
  });

  test('a bot answers although its turn begins with a warning', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), alone);
    storage.quota = 10;
    await client.submit('T@e2');
    await until(client, one => one.moves.length === 2);
    expect(client.failure()).toBe('notKept');
  });

  test.each([
    [
      'broken',
      /^records: must begin with the setting of a table/,
      (json: string) => json.replace('"created"', '"cheated"'),
    ],
    [
      'broken',
      /^records\[4\]: cannot follow record 2/,
      (json: string) => json.replace('"seq":3,"at"', '"seq":4,"at"'),
    ],
    [
      'broken',
      /^records\[3\]\.kind: "sung" is unknown/,
      (json: string) => json.replace('"played"', '"sung"'),
    ],
    ['broken', /^seal: /, (json: string) => json.replace('T@e2', 'T@f2')],
    ['broken', /^seal: /, (json: string) => json.replaceAll('Ada', 'Ida')],
    ['otherRules', /is 9/, (json: string) => json.replace('"rulesVersion":3', '"rulesVersion":9')],
    ['unknownGame', /no game chess/, (json: string) => json.replaceAll('"game":"rift"', '"game":"chess"')],
  ])('a damaged journal is refused (%s, %s)', async (key, why, damage) => {
    const storage = fakeStorage();
    const before = await begin(openTab(storage), together);
    await before.submit('T@e2');
    before.dispose();
    const json = damage(storage.text('m1')!);
    storage.put('m1', json);
    const client = open(openTab(storage));
    await expect.poll(() => client.failure()).toBe(key);
    expect(client.detail()).toMatch(why);
    expect(client.snapshot()).toBeUndefined();
    expect(storage.text('m1')).toBe(json);
  });

  test('a disposed client reports, writes and runs nothing', async () => {
    const storage = fakeStorage();
    const tab = openTab(storage);
    const client = await begin(tab, setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    const stored = storage.text('m1');
    client.subscribe(() => expect.fail('told after dispose'));
    const late = client.submit('S@f2');
    client.dispose();
    expect(await late).toMatchObject({ code: 'E_STOPPED' });
    await sleep(600);
    expect(storage.text('m1')).toBe(stored);
    expect(tab.rules.counts).toEqual({ started: 1, ended: 1 });
    expect(tab.bots.counts.started).toBe(tab.bots.counts.ended);
  });
});
