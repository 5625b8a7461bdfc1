import { WIRE } from '@tessera/wire/version';
import { afterEach, describe, expect, test } from 'vitest';
import { createBotHost } from '../botHost.ts';
import type { Advice } from '../client.ts';
import { createTableHost } from '../tableHost.ts';
import { fakeWorker } from '../testing/browser.ts';
import { loadAnalyst, loadBots, loadGame, sleep } from '../testing/games.ts';
import { now, texts, until } from '../testing/play.ts';
import { ScriptedServer } from '../testing/server.ts';
import { createOnlineClient, type OnlineClient, type OnlineWorld } from './onlineClient.ts';

const opened: OnlineClient[] = [];
afterEach(() => {
  for (const client of opened.splice(0)) client.dispose();
});

function open(server: ScriptedServer, seat: number | null, aside?: OnlineWorld['aside']): OnlineClient {
  const client = createOnlineClient('t1', {
    ...(aside && { aside }),
    ...server.world(seat),
    startTable: fakeWorker(post => createTableHost(loadGame, loadAnalyst, post)).start,
    startBots: fakeWorker(post => createBotHost(loadBots, post)).start,
    now: Date.now,
    goTo: () => {},
    fetchLog: async () => JSON.stringify(server.match.log()),
  });
  opened.push(client);
  return client;
}

async function joined(server: ScriptedServer, seat: number | null = 0): Promise<OnlineClient> {
  const client = open(server, seat);
  await until(client, () => true);
  return client;
}

const liveAgain = async (client: OnlineClient): Promise<void> => {
  while (client.online.status() !== 'live') await sleep(2);
};

const played = (server: ScriptedServer): readonly string[] => server.match.entries.map(({ move }) => move);

describe('a match on a server, through the client of every table', () => {
  test('a match loads, plays and reports each event once', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    expect(now(client)).toMatchObject({ seq: 0, toAct: 0, isYours: true, thinking: null, outcome: null });
    expect(now(client).setup.seats).toEqual([
      { kind: 'you', name: 'Ada' },
      { kind: 'guest', name: 'Ben' },
    ]);
    expect(now(client).legal).toEqual(legalOf(server));
    expect(await client.submit('T@e2')).toBeUndefined();
    expect(now(client)).toMatchObject({ seq: 1, toAct: 1, isYours: false, legal: [], undo: 'ready' });
    expect(now(client).events).toMatchObject([{ type: 'placed' }]);
    server.play(1, 'T@e13');
    expect(await until(client, ({ seq }) => seq === 2)).toMatchObject({ isYours: true, undo: 'ready' });
    expect(now(client).legal).toEqual(legalOf(server));
  });

  test('answers given at once build on each other, and every change has its own snapshot', async () => {
    const server = await ScriptedServer.of('dice', 1);
    const client = await joined(server);
    const seen: number[] = [];
    client.subscribe(() => seen.push(now(client).seq));
    for (let i = 0; i < 4; i++) expect(await client.submit('one')).toBeUndefined();
    expect([...new Set(seen)]).toEqual([1, 2, 3, 4]);
    await until(client, ({ insight }) => insight !== undefined);
  });

  test('refused and late answers are reported and change nothing', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    const before = now(client);
    expect(await client.submit('T@h8')).toMatchObject({ code: 'E_OUTSIDE_CAMP' });
    expect(await client.whyNot('T@h8')).toMatchObject({ code: 'E_OUTSIDE_CAMP', clause: 'R-SETUP-2' });
    expect(await client.whyNot('T@e2')).toBeUndefined();
    expect(await client.whyNot('rubbish')).toMatchObject({ code: 'E_NOTATION' });
    expect(now(client)).toBe(before);
    const other = await joined(server, 1);
    expect(await other.submit('T@e13')).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
  });

  test('history has the events of every answer, with views and moments of each', async () => {
    const server = await ScriptedServer.of('rift');
    server.play(0, 'T@e2');
    server.play(1, 'T@e13');
    const client = await joined(server);
    expect(now(client)).toMatchObject({ seq: 2, events: [] });
    expect(await client.history(0)).toMatchObject([
      { move: 'T@e2', events: [{ type: 'placed' }] },
      { move: 'T@e13', events: [{ type: 'placed' }] },
    ]);
    await client.submit(now(client).legal[0] ?? '');
    const asked = server.heard.filter(({ type }) => type === 'history').length;
    expect(await client.history(2)).toHaveLength(1);
    expect(server.heard.filter(({ type }) => type === 'history')).toHaveLength(asked);
    expect(await client.viewAt(0)).toEqual(server.match.game.view(server.match.stateAt(0), 0));
    const { position } = await client.momentAt(1);
    expect(position).toBe(server.match.game.notation.formatPosition(server.match.stateAt(1)));
  });

  test('hints are given where the table allows them', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    const heard: Advice[] = [];
    await client.advise(advice => heard.push(advice));
    expect(heard.at(-1)?.chance).toBe(0.6);
    expect(now(client).notes.chances).toMatchObject([{ count: 0, seat: 0, chance: 0.6 }]);
  });

  test('a watcher sees the match, and can do nothing', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server, null);
    expect(now(client)).toMatchObject({ isYours: false, legal: [], undo: 'nothingToUndo' });
    expect(await client.submit('T@e2')).toMatchObject({ code: 'E_NOT_YOUR_TURN' });
    server.play(0, 'T@e2');
    await until(client, ({ moves }) => moves.length === 1);
  });

  test('leaving is the end, and no move; the whole match can then be viewed and saved', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    expect(await client.file()).toBeUndefined();
    await client.submit('one');
    await client.resign();
    expect(now(client)).toMatchObject({ toAct: null, isYours: false, outcome: { reason: 'resign' } });
    expect(texts(client)).toEqual(['one']);
    await until(client, () => client.canSave());
    expect(JSON.parse((await client.file())!.text).entries).toHaveLength(2);
    expect(await client.review()).toMatchObject({ sums: [expect.any(Number)] });
  });

  test('a pause refuses answers', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    server.pause(true);
    await until(client, ({ isYours }) => !isYours);
    server.pause(false);
    expect((await until(client, ({ isYours }) => isYours)).legal).toEqual(legalOf(server));
  });
});

describe('taking back', () => {
  test('an own answer is taken back at once, without events', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    await client.submit('T@e2');
    await client.undo();
    expect(now(client)).toMatchObject({ seq: 2, moves: [], events: [], isYours: true });
    expect(await client.history(0)).toEqual([]);
  });

  test('a further take-back asks the others, and happens when they agree', async () => {
    const server = await ScriptedServer.of('rift');
    const [client, other] = [await joined(server), await joined(server, 1)];
    await client.submit('T@e2');
    await until(other, ({ moves }) => moves.length === 1);
    await other.submit('T@e13');
    await until(client, ({ moves }) => moves.length === 2);
    await client.undo();
    expect(texts(client)).toHaveLength(2);
    expect(other.online.table()?.view.asks).toMatchObject([{ by: 0 }]);
    await other.online.tell({ do: 'answer', ask: 1, agrees: true });
    await until(client, ({ moves }) => moves.length === 1);
    expect(client.online.table()?.view.asks).toEqual([]);
  });
});

describe('a bad network', () => {
  test('a lost answer is sent again under its key, and played once', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    let lost = 0;
    server.fault = message => (message.type === 'done' && lost++ === 0 ? [] : [message]);
    const submitted = client.submit('one');
    await until(client, ({ moves }) => moves.length === 1);
    server.cut();
    expect(await submitted).toBeUndefined();
    expect(played(server)).toEqual(['one']);
    const said = server.heard.filter(({ type }) => type === 'do');
    expect(said).toHaveLength(2);
    expect(said[0]).toEqual(said[1]);
  });

  test('a command lost in the middle of a move is sent again', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    server.isDeaf = true;
    const submitted = client.submit('one');
    await sleep(2);
    server.isDeaf = false;
    server.isDown = true;
    server.cut();
    await until(client, () => client.online.status() === 'reconnecting');
    await sleep(20);
    expect(played(server)).toEqual([]);
    server.isDown = false;
    expect(await submitted).toBeUndefined();
    expect(played(server)).toEqual(['one']);
    expect(client.online.status()).toBe('live');
  });

  test('duplicate and late messages change nothing', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    let first: Parameters<typeof server.fault>[0] | undefined;
    server.fault = message => {
      if (message.type !== 'change') return [message];
      first ??= message;
      return [message, message, first];
    };
    for (const move of ['one', 'one']) {
      await client.submit(move);
      server.play(1, 'one');
      await until(client, ({ isYours }) => isYours);
    }
    await sleep(5);
    expect(texts(client)).toEqual(['one', 'one', 'one', 'one']);
    expect(now(client)).toMatchObject({ seq: 4, toAct: 0 });
    expect(await client.history(0)).toHaveLength(4);
  });

  test('a reconnected page gets the missed changes, and only those', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    await client.submit('one');
    server.isDown = true;
    server.cut();
    await until(client, () => client.online.status() === 'reconnecting');
    server.play(1, 'roll');
    server.isDown = false;
    client.hurry();
    const back = await until(client, ({ moves }) => moves.length === 2);
    expect(back).toMatchObject({ seq: 2, isYours: true, events: [{ type: 'added' }] });
    expect(server.heard.filter(({ type }) => type === 'open')).toMatchObject([{ seq: 0 }, { seq: 1 }]);
  });

  test('a half-open connection is detected by its silence, and replaced', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    server.isDeaf = true;
    while (server.dials < 2) await sleep(5);
    expect(server.heard.some(({ type }) => type === 'beat')).toBe(true);
    server.isDeaf = false;
    await liveAgain(client);
    expect(await client.submit('one')).toBeUndefined();
  });

  test('an unreachable server is dialled with backoff, at least every two seconds', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    await liveAgain(client);
    server.isDown = true;
    server.waits.length = 0;
    const dialled = server.dials;
    server.cut();
    while (server.dials < dialled + 8) await sleep(5);
    // All other waits limit an attempt (2500, 7500) or a silence (2000).
    const pauses = server.waits.filter(wait => wait < 2000).slice(0, 8);
    expect(pauses).toEqual([300, 600, 1200, 1500, 1500, 1500, 1500, 1500]);
    server.isDown = false;
    await liveAgain(client);
  });
});

describe('answers without a connection', () => {
  const unplug = async (server: ScriptedServer, client: OnlineClient): Promise<void> => {
    server.isDown = true;
    server.cut();
    await until(client, () => client.online.status() === 'reconnecting');
  };
  const replug = async (server: ScriptedServer, client: OnlineClient): Promise<void> => {
    server.isDown = false;
    client.hurry();
    await liveAgain(client);
    await until(client, ({ seq }) => seq < 1e6);
  };
  const told = (server: ScriptedServer) => server.heard.filter(({ type }) => type === 'do');

  test('they are tried on the board, kept with the page, and sent only when they are played', async () => {
    const server = await ScriptedServer.of('dice', 1);
    const kept: (readonly string[])[] = [];
    const client = open(server, 0, { read: () => [], write: (_, moves) => kept.push(moves) });
    await until(client, () => true);
    await unplug(server, client);
    for (const move of ['one', 'one', 'one']) expect(await client.submit(move)).toBeUndefined();
    expect(await client.submit('rubbish')).toBeUndefined(); // a plan ends at its first illegal answer
    await client.undo();
    expect(client.online.setAside()).toEqual(['one', 'one']);
    expect(texts(client)).toEqual(['one', 'one']);
    expect(kept.at(-1)).toEqual(['one', 'one']);

    await replug(server, client);
    await sleep(10);
    expect(told(server)).toEqual([]);
    expect(texts(client)).toEqual([]);
    expect(client.online.triedPlan()?.legalCount).toBe(2);
    expect(await client.online.playAside()).toBeUndefined();
    expect(played(server)).toEqual(['one', 'one']);
    expect(client.online.setAside()).toBeUndefined();
    expect(kept.at(-1)).toEqual([]);
  });

  test('a move on its way when the connection is lost is shown as played, and sent once', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    server.isDeaf = true;
    const submitted = client.submit('T@e2');
    await until(client, () => told(server).length === 1);
    await unplug(server, client);
    const shown = await until(client, ({ moves }) => moves.length === 1);
    expect(shown).toMatchObject({ isYours: false, toAct: 1, legal: [], undo: 'nothingToUndo' });
    expect(client.online.isLost()).toBe(true);
    // Nobody’s answer is guessed until a plan is made on top of it.
    client.online.setPlanning(true);
    const { legal } = await until(client, ({ isYours }) => isYours);
    await client.submit(legal[0] ?? '');
    expect(client.online.setAside()).toEqual([legal[0]]);
    expect(client.online.triedPlan()?.legalCount).toBe(1);
    client.online.setPlanning(false);
    server.isDeaf = false;
    const seen: number[] = [];
    client.subscribe(() => seen.push(now(client).moves.length));
    await replug(server, client);
    expect(await submitted).toBeUndefined();
    expect(played(server)).toEqual(['T@e2']);
    expect(client.online.isLost()).toBe(false);
    expect(texts(client)).toEqual(['T@e2']);
    expect(Math.min(...seen)).toBe(1);
  });

  test('resigning, offers and messages are refused at once, and never sent later', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    let refused = 0;
    client.online.onUnsent(() => refused++);
    // A message in the very moment of the loss is given up, a move is not: what comes after it must not queue.
    server.isDeaf = true;
    const said = client.online.tell({ do: 'chat', text: 'hello' });
    const submitted = client.submit('T@e2');
    await until(client, () => told(server).length === 2);
    await unplug(server, client);
    expect(await said).toMatchObject({ code: 'E_UNSENT' });
    await client.resign();
    await client.offer();
    await client.redo();
    expect(await client.online.tell({ do: 'phrase', phrase: 'hello' })).toMatchObject({ code: 'E_UNSENT' });
    expect(refused).toBe(5);
    server.isDeaf = false;
    await replug(server, client);
    expect(await submitted).toBeUndefined();
    await sleep(10);
    const sent = told(server).map(message => 'command' in message && message.command.do);
    expect(sent).toEqual(['chat', 'play', 'play']);
    expect(client.online.table()?.view).toMatchObject({ phase: 'playing', chat: [], asks: [] });
  });

  test('an illegal answer is refused as with a connection', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    await unplug(server, client);
    expect(await client.submit('T@h8')).toMatchObject({ code: 'E_OUTSIDE_CAMP' });
    expect(client.online.setAside()).toBeUndefined();
  });

  test('a plan is not sent either, and becomes the seat’s plan afterwards, never an order', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    await client.submit('T@e2');
    await client.online.tell({ do: 'plan', moves: [], isOrder: true });
    await unplug(server, client);
    client.online.setPlanning(true);
    const { legal } = await until(client, ({ isYours }) => isYours);
    await client.submit(legal[0] ?? '');
    expect(client.online.setAside()).toEqual([legal[0]]);
    const before = told(server).length;
    await replug(server, client);
    await sleep(10);
    expect(told(server)).toHaveLength(before);
    await client.online.playAside();
    expect(client.online.table()?.view.plan).toMatchObject({ moves: [legal[0]], isOrder: false });
    expect(played(server)).toEqual(['T@e2']);
  });

  test('they survive the page, are offered by the next one, and are dropped at the end of the match', async () => {
    const server = await ScriptedServer.of('dice');
    const kept: (readonly string[])[] = [];
    const client = open(server, 0, { read: () => ['one'], write: (_, moves) => kept.push(moves) });
    await until(client, () => true);
    expect(client.online.setAside()).toEqual(['one']);
    expect(texts(client)).toEqual([]);
    await client.resign();
    expect(client.online.setAside()).toBeUndefined();
    expect(kept).toEqual([[]]);
  });
});

describe('another version', () => {
  const hello = (rules: number, oldest = 1) =>
    ({ type: 'hello', wire: 9, oldest, rules: { dice: rules } }) as const;

  test('unknown parts of a newer server’s messages change nothing here', async () => {
    const server = await ScriptedServer.of('dice');
    const more = { weather: 'fine', toAct: 'nobody' };
    server.fault = message => [
      { type: 'weather', table: 't1' } as never,
      message.type === 'change'
        ? ({ ...message, more, happened: [...message.happened, { kind: 'rained', ...more }] } as never)
        : ({ ...message, more } as never),
    ];
    const client = await joined(server);
    expect(await client.submit('one')).toBeUndefined();
    server.play(1, 'one');
    await until(client, ({ isYours, moves }) => isYours && moves.length === 2);
    expect(client.failure()).toBeUndefined();
  });

  test('requests unknown to an older server are refused, and nothing waits for them', async () => {
    const server = await ScriptedServer.of('dice');
    const client = await joined(server);
    server.fault = message =>
      message.type === 'done' ? [{ type: 'problem', code: 'garbage', key: message.key }] : [message];
    expect(await client.online.tell({ do: 'chat', text: 'hello' })).toEqual({ code: 'garbage', clause: '' });
    server.fault = message => [message];
    expect(await client.submit('one')).toBeUndefined();
  });

  test.each([
    ['the same rules', hello(1), false],
    ['other rules', hello(2), true],
    ['a server that has given up pages like this one', hello(1, WIRE + 1), true],
  ])('%s', async (_name, first, isOutdated) => {
    const server = await ScriptedServer.of('dice');
    server.fault = message => (message.type === 'table' ? [first, message] : [message]);
    const client = await joined(server);
    await expect.poll(() => client.online.isOutdated()).toBe(isOutdated);
    // Play goes on despite the warning.
    expect(await client.submit('one')).toBeUndefined();
    // The next server has the page's version.
    server.fault = message => (message.type === 'change' ? [hello(1), message] : [message]);
    server.cut();
    await expect.poll(() => client.online.isOutdated()).toBe(false);
  });
});

describe('chat, pointing and plans', () => {
  test('chat leaves the match alone, and pointing reaches everybody', async () => {
    const server = await ScriptedServer.of('rift');
    const [client, watcher] = [await joined(server), await joined(server, null)];
    const before = now(watcher);
    const pointed: unknown[] = [];
    watcher.online.onPoint(one => pointed.push(one));
    await client.online.tell({ do: 'chat', text: 'hello' });
    client.online.point('e2', 'e4');
    await sleep(5);
    expect(watcher.online.table()?.view.chat).toMatchObject([{ text: 'hello' }]);
    expect(pointed).toMatchObject([{ seat: 0, from: 'e2', to: 'e4' }]);
    expect(now(watcher).seq).toBe(before.seq);
  });

  test('a plan is tried on the board while others think, and stored on the server', async () => {
    const server = await ScriptedServer.of('rift');
    const client = await joined(server);
    await client.submit('T@e2');
    const base = now(client);
    client.online.setPlanning(true);
    const trying = await until(client, ({ isYours }) => isYours);
    expect(trying.seq).not.toBe(base.seq);
    const [first = ''] = trying.legal;
    expect(await client.submit(first)).toBeUndefined();
    expect(client.online.table()?.view.plan?.moves).toEqual([first]);
    expect(client.online.triedPlan()?.legalCount).toBe(1);
    expect(now(client).moves.at(-1)).toEqual({ seat: 0, move: first });
    expect(played(server)).toEqual(['T@e2']);
    await client.undo();
    expect(client.online.table()?.view.plan?.moves).toEqual([]);
    client.online.setPlanning(false);
    await until(client, ({ seq }) => seq === base.seq);
    expect(now(client).view).toEqual(base.view);
  });
});

const legalOf = ({ match }: ScriptedServer): readonly string[] =>
  match.game
    .legalMoves(match.state, match.decider ?? 0)
    .map(move => match.game.notation.formatMove(match.state, move));
