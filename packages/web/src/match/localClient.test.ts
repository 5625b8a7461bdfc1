import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Advice, MatchClient } from './client.ts';
import { stopsPlay } from './failures.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { BAFFLING, sleep } from './testing/games.ts';
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

afterEach(() => {
  vi.useRealTimers();
  closeAll();
  vi.restoreAllMocks();
});

const together = setupOf([YOU, FRIEND]);
const alone = setupOf([YOU, bot('quick')]);

describe('two people at one screen', () => {
  test('a match loads, plays and reports each event once', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    expect(now(client)).toMatchObject({ seq: 0, toAct: 0, isYours: true, thinking: null, outcome: null });
    expect(now(client).events).toEqual([]);
    expect(await client.submit('T@e2')).toBeUndefined();
    expect(now(client)).toMatchObject({ seq: 1, toAct: 1, isYours: true, undo: 'ready', redo: false });
    expect(now(client).events).toMatchObject([{ type: 'placed' }]);
    expect(now(client).legal).toContain('T@e13');
  });

  test('the snapshot keeps its identity until something changes; listeners are called once per change', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    const seen: unknown[] = [];
    const stop = client.subscribe(() => seen.push(now(client)));
    const before = now(client);
    await client.whyNot('T@h8');
    await client.viewAt(0);
    expect(now(client)).toBe(before);
    await client.submit('T@e2');
    await sleep(5);
    expect(seen).toEqual([now(client)]);
    expect(now(client)).not.toBe(before);
    stop();
    await client.undo();
    expect(seen).toHaveLength(1);
  });

  test('an illegal answer is refused with its clause and nothing changes', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), together);
    const [before, stored] = [now(client), storage.text('m1')];
    expect(await client.submit('T@h8')).toEqual({
      code: 'E_OUTSIDE_CAMP',
      clause: 'R-SETUP-2',
      params: { at: 'h8' },
    });
    expect(await client.submit('rubbish')).toMatchObject({ code: 'E_NOTATION', clause: '' });
    expect(await client.whyNot('T@h8')).toMatchObject({ code: 'E_OUTSIDE_CAMP' });
    expect(await client.whyNot('T@e2')).toBeUndefined();
    expect(now(client)).toBe(before);
    expect(storage.text('m1')).toBe(stored);
  });

  test('undo and redo go one answer at a time, without events', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    await client.submit('T@e2');
    await client.submit('T@e13');
    const full = now(client);
    await client.undo();
    expect(texts(client)).toEqual(['T@e2']);
    expect(now(client)).toMatchObject({ seq: 3, redo: true, toAct: 1, events: [] });
    await client.undo();
    expect(now(client)).toMatchObject({ undo: 'nothingToUndo', moves: [] });
    await client.undo();
    expect(now(client).seq).toBe(4);
    await client.redo();
    await client.redo();
    expect(now(client)).toMatchObject({ view: full.view, legal: full.legal, redo: false, events: [] });
    await client.redo();
    expect(now(client).seq).toBe(6);
  });

  test('a new answer discards what could be redone', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    await client.submit('T@e2');
    await client.undo();
    await client.submit('T@f2');
    expect(now(client).redo).toBe(false);
  });

  test('concurrent calls are executed in order', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    const refusals = await Promise.all([
      client.submit('T@e2'),
      client.submit('T@e13'),
      client.submit('T@e13'),
    ]);
    expect(refusals).toMatchObject([undefined, undefined, { code: 'E_STAGE_PAWN' }]);
    await Promise.all([client.undo(), client.submit('T@f13'), client.resign(), client.undo()]);
    expect(texts(client)).toEqual(['T@e2', 'T@f13']);
  });

  test('looking back shows any earlier view', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    const first = now(client).view;
    await client.submit('T@e2');
    expect(await client.viewAt(0)).toEqual(first);
    expect(await client.viewAt(1)).toEqual(now(client).view);
    await expect(client.viewAt(Number.NaN)).rejects.toThrow('stopped');
    expect(client.failure()).toBeUndefined();
  });

  test('the seat to act resigns; undo takes it back; nothing is played in between', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, together);
    await client.submit('T@e2');
    await client.submit('T@e13');
    await client.undo();
    const before = essence(client);
    await client.resign();
    expect(now(client)).toMatchObject({
      outcome: { winners: [0], reason: 'resign' },
      toAct: null,
      isYours: false,
      legal: [],
      undo: 'ready',
      redo: false,
    });
    expect(await client.submit('T@e13')).toMatchObject({ code: 'E_GAME_OVER' });
    expect(await client.whyNot('T@e13')).toMatchObject({ code: 'E_GAME_OVER' });
    await client.redo();
    await client.resign();
    expect(tab.listMatches()).toMatchObject([
      { outcome: { winners: [0], reason: 'resign' }, toAct: null, isYours: false },
    ]);
    await client.undo();
    expect(essence(client)).toEqual({ ...before, seq: before.seq + 2 });
    await client.redo(); // redoes the resignation; earlier redos are gone
    expect(now(client)).toMatchObject({ outcome: { winners: [0], reason: 'resign' }, redo: false });
    expect(texts(client)).toEqual(['T@e2']);
  });
});

describe('looking back and ahead', () => {
  const dice = setupOf([YOU, FRIEND], { game: 'dice', options: {} });
  const sumOf = (client: MatchClient<unknown>): number => (now(client).view as { sum: number }).sum;

  test('the history has every answer with its events, also after undo and a reload', async () => {
    const storage = fakeStorage();
    const before = await begin(openTab(storage), together);
    await before.submit('T@e2');
    const { events } = now(before);
    await before.submit('T@e13');
    await before.undo();
    expect(await before.history(0)).toEqual([{ seat: 0, move: 'T@e2', events }]);
    expect(await before.history(1)).toEqual([]);
    before.dispose();
    const after = open(openTab(storage));
    expect(await after.history(0)).toEqual([{ seat: 0, move: 'T@e2', events }]);
    expect(after.failure()).toBeUndefined();
  });

  test('an insight follows each position, with the same seq', async () => {
    const client = await begin(openTab(fakeStorage()), dice);
    await until(client, one => one.insight !== undefined);
    const shown: unknown[] = [];
    client.subscribe(() => shown.push([now(client).seq, now(client).insight]));
    const sum = sumOf(client) + 1;
    await client.submit('one');
    await until(client, one => one.insight !== undefined);
    expect(shown).toEqual([
      [1, undefined],
      [1, { left: 12 - sum }],
    ]);
  });

  test('a game without an analyst has neither insight nor review', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    await client.submit('T@e2');
    expect(await client.review()).toBeUndefined();
    expect(now(client).insight).toBeUndefined();
  });

  test('an analyst that fails stops nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await begin(openTab(fakeStorage()), dice);
    while (sumOf(client) < BAFFLING) await client.submit('one');
    expect(await client.history(0)).toHaveLength(now(client).moves.length);
    expect(now(client).insight).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    await client.submit('one');
    await until(client, one => one.insight !== undefined);
    expect(client.failure()).toBeUndefined();
  });

  test('a finished match is reviewed, and a resigned one has no insight', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await begin(openTab(fakeStorage()), dice);
    const from = sumOf(client);
    await client.submit('one');
    await until(client, one => one.insight !== undefined);
    await client.resign();
    expect(now(client).insight).toBeUndefined();
    expect(await client.review()).toEqual({ from, sums: [from + 1] }); // leaving needs no explanation
    await client.undo();
    while (!now(client).outcome) await client.submit('one');
    expect(now(client).insight).toBeUndefined();
    expect(await client.review()).toMatchObject({ from, sums: { length: 12 - from } });
  });
});

describe('a co-operative game', () => {
  const solo = setupOf([YOU], { game: 'tesseract', options: {} });

  test('[T-SETUP-4] one person answers for both labs', async () => {
    const client = await begin(openTab(fakeStorage()), solo);
    const labs = new Set<number>();
    for (let i = 0; i < 6; i++) {
      const { decision } = now(client).view as { decision: { lab: number } };
      labs.add(decision.lab);
      expect(now(client)).toMatchObject({ toAct: 0, isYours: true });
      await client.submit(now(client).legal[0]!);
    }
    expect([...labs].sort()).toEqual([0, 1]);
  });

  test('four seats with three bots play, and undo stops at dice', async () => {
    const seats = [YOU, bot('quick'), FRIEND, bot('quick')];
    const client = await begin(openTab(fakeStorage()), setupOf(seats, { game: 'tesseract', options: {} }));
    const seated = (): number => new Set(now(client).moves.map(({ seat }) => seat)).size;
    for (let i = 0; i < 60 && seated() < 4; i++) {
      const { legal } = await until(client, one => one.isYours);
      await client.submit(legal[i % legal.length]!);
    }
    await until(client, one => one.isYours);
    expect(seated()).toBe(4);
    while (now(client).undo === 'ready') await client.undo();
    expect(now(client).undo).toMatch(/chanceDrawn|hiddenRevealed/);
    expect(client.failure()).toBeUndefined();
  });

  test('a player who gives up gives up for all: nobody wins', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, setupOf([YOU, bot('stuck')], { game: 'tesseract', options: {} }));
    await client.resign();
    expect(now(client)).toMatchObject({ outcome: { winners: [], reason: 'resign' }, toAct: null });
    expect(tab.listMatches()).toMatchObject([{ outcome: { winners: [], reason: 'resign' } }]);
    await client.undo();
    expect(now(client)).toMatchObject({ outcome: null, undo: 'nothingToUndo', redo: true });
    await client.redo();
    expect(now(client)).toMatchObject({ outcome: { winners: [], reason: 'resign' }, redo: false });
  });

  test('[T-DEC-9] friends who give up leave one after another in the log, and return as one', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), setupOf([YOU, FRIEND], { game: 'tesseract', options: {} }));
    await client.submit(now(client).legal[0]!);
    const before = essence(client);
    await client.resign();
    expect(now(client).events.map(({ type }) => type)).toEqual(['left', 'left', 'ended']);
    expect(storage.journals.get('m1')?.records.slice(-2)).toMatchObject([
      { kind: 'played', seat: 0, move: 'leave', chance: [] },
      { kind: 'played', seat: 1, move: 'leave', chance: [], next: null },
    ]);
    expect(now(client)).toMatchObject({ moves: before.moves, undo: 'ready' });
    await client.undo();
    expect(essence(client)).toEqual({ ...before, seq: before.seq + 3, redo: true });
  });
});

describe('against a bot', () => {
  test('a bot answers, and the screen shows that it thinks', async () => {
    const client = await begin(openTab(fakeStorage()), alone);
    const shown: (number | null)[] = [];
    client.subscribe(() => shown.push(now(client).thinking));
    await client.submit('T@e2');
    expect(now(client)).toMatchObject({ thinking: 1, isYours: false, legal: [], toAct: 1 });
    await until(client, one => one.moves.length === 2);
    expect(now(client)).toMatchObject({ thinking: null, isYours: true, seq: 2 });
    expect(now(client).events).toMatchObject([{ type: 'placed' }]);
    expect(shown).toEqual([1, null]);
  });

  test('a bot in the first seat begins', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([bot('quick'), YOU]));
    await until(client, one => one.moves.length === 1);
    expect(now(client)).toMatchObject({ isYours: true, undo: 'nothingToUndo' });
  });

  test('undo takes the bot’s reply and your answer back, redo plays both again', async () => {
    const client = await begin(openTab(fakeStorage()), alone);
    const first = essence(client);
    await client.submit('T@e2');
    await until(client, one => one.isYours);
    const second = essence(client);
    await client.undo();
    expect(essence(client)).toEqual({ ...first, seq: 3, redo: true });
    await client.redo();
    expect(essence(client)).toEqual({ ...second, seq: 5 });
  });

  test('undo during a search takes your answer back and stops the bot', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    await sleep(20);
    await client.undo();
    expect(now(client)).toMatchObject({ moves: [], thinking: null, isYours: true, redo: true });
    await sleep(600);
    expect(now(client).moves).toEqual([]);
    await client.redo();
    expect(now(client)).toMatchObject({ thinking: 1 });
    await until(client, one => one.moves.length === 2);
  });

  test.each(['undo', 'resign'] as const)('a search from before %s is not played for you', async change => {
    const dice = setupOf([YOU, bot('quick')], { game: 'dice', options: {} });
    const client = await begin(openTab(fakeStorage(), { botPauseMs: 100 }), dice);
    vi.useFakeTimers();
    await client.submit('one');
    await vi.advanceTimersByTimeAsync(99); // its answer is ready, but delayed
    expect(now(client)).toMatchObject({ thinking: 1, moves: { length: 1 } });
    await client[change]();
    const [before, seq] = [texts(client), now(client).seq];
    await vi.advanceTimersByTimeAsync(1000);
    expect([texts(client), now(client).seq, client.failure()]).toEqual([before, seq, undefined]);
  });

  test('resigning during a search stops the bot; undoing it starts a new search', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    await client.resign();
    expect(now(client)).toMatchObject({ outcome: { winners: [1], reason: 'resign' }, thinking: null });
    await sleep(600);
    expect(now(client).moves).toHaveLength(1);
    await client.undo();
    expect(now(client)).toMatchObject({ thinking: 1, outcome: null });
    await until(client, one => one.moves.length === 2);
  });

  test('queries are answered during a search', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    expect(await client.whyNot('S@f2')).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
    expect(await client.submit('S@f2')).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
    await client.viewAt(0);
    expect(now(client).thinking).toBe(1);
  });

  test('a bot’s answer is delayed, so that people can follow', async () => {
    const client = await begin(openTab(fakeStorage(), { botPauseMs: 120 }), alone);
    const begun = performance.now();
    await client.submit('T@e2');
    await until(client, one => one.moves.length === 2);
    expect(performance.now() - begun).toBeGreaterThan(110);
  });

  test('a bot that ignores cancelling loses its worker, not the match', async () => {
    const later = setTimeout;
    // A worker that never answered is given ten seconds.
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
      later(run, ms === 10_000 ? 100 : ms)) as typeof setTimeout);
    const tab = openTab(fakeStorage());
    const client = await begin(tab, setupOf([YOU, bot('stuck')]));
    await client.submit('T@e2');
    await sleep(10);
    await client.undo();
    const heard: Advice[] = [];
    await client.advise(advice => heard.push(advice));
    expect(heard.length).toBeGreaterThan(0);
    expect(tab.bots.counts).toEqual({ started: 2, ended: 1 });
    expect(client.failure()).toBeUndefined();
  });

  test.each(['cheat', 'nobody'])(
    'the rules answer for a bot that fails (%s), with a warning',
    async level => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot(level)]));
      await client.submit('T@e2');
      await until(client, one => one.moves.length === 2 && one.isYours);
      expect(client.failure()).toBe('botFailed');
      expect(stopsPlay(client.failure())).toBe(false);
      await client.undo();
      expect(now(client)).toMatchObject({ isYours: true, moves: [] });
      expect(warn).toHaveBeenCalledTimes(level === 'nobody' ? 1 : 0);
    },
  );

  test('two bots play while you watch, and this screen cannot interfere', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([bot('quick'), bot('quick')]));
    expect(await client.submit('T@e2')).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
    await until(client, one => one.moves.length > 20);
    await client.undo();
    await client.resign();
    await client.advise(() => {
      throw new Error('nobody to advise');
    });
    const { moves } = now(client);
    await until(client, one => one.moves.length > moves.length + 5);
    expect(now(client)).toMatchObject({ isYours: false, undo: 'nothingToUndo', outcome: null });
  });

  test('a bot remembers until the match is over, and is then told to forget', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, alone);
    const forgotten = () => tab.bots.heard.filter(message => (message as { type: string }).type === 'forget');
    await client.submit('T@e2');
    await until(client, one => one.isYours);
    expect(forgotten()).toEqual([]);
    await client.resign();
    expect(forgotten()).toMatchObject([{ match: 'm1' }]);
  });

  test('two people never start the bot worker', async () => {
    const tab = openTab(fakeStorage());
    const client = await begin(tab, together);
    await client.submit('T@e2');
    expect(tab.bots.counts.started).toBe(0);
  });
});

describe('advice', () => {
  test('advice streams, in notation, for the seat to act', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    const heard: Advice[] = [];
    await client.advise(advice => heard.push(advice));
    expect(heard.map(({ depth }) => depth)).toEqual([1, 2]);
    expect(now(client).legal).toContain(heard[1]?.line[0]);
  });

  test('advice ends with any change', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    const heard: Advice[] = [];
    const advised = client.advise(advice => heard.push(advice));
    await sleep(8);
    await client.submit('T@e2');
    const count = heard.length;
    await advised;
    expect(heard).toHaveLength(count);
  });

  test('advice is refused while a bot is to act', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    const heard: Advice[] = [];
    await client.advise(advice => heard.push(advice));
    expect(heard).toEqual([]);
    expect(now(client).thinking).toBe(1);
  });
});
