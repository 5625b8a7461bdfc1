/** Ends that no move brings: bots that give up, clocks that run out, offers that are accepted and declined. */
import { AGREE, LEAVE, LEAVE_ON_TIME } from '@tessera/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeStorage, openTab, openTwoTabs } from './testing/browser.ts';
import { sleep } from './testing/games.ts';
import { begin, bot, closeAll, FRIEND, now, open, setupOf, texts, until, YOU } from './testing/play.ts';

afterEach(closeAll);

const together = setupOf([YOU, FRIEND]);
/** White, here, has two pawns and Black three: by the count Black would win. */
const BEHIND = '15/8s6/4t10/15/15/15/15/15/7c7/15/15/6P8/3T11/15/15 w - p 0 30';

/** And here White would. */
const AHEAD = BEHIND.replace('8s6', '15').replace('7c7', '7CC6');

const against = (level: string, position: string) => setupOf([YOU, bot(level)], { position });

describe('a bot that gives up', () => {
  test('leaves by the rules on its turn, with why, and the position stays', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('quitter')]));
    for (const move of ['T@e2', 'S@f2']) {
      await until(client, one => one.isYours);
      await client.submit(move);
    }
    const ended = await until(client, one => one.outcome !== null);
    expect(ended).toMatchObject({ outcome: { winners: [0], reason: 'resign' }, moves: { length: 3 } });
    expect(ended.notes.reasons.at(-1)).toEqual({ count: 3, reason: { key: 'open', params: {} } });
    expect(JSON.parse((await client.file())!.text).entries.at(-1)).toEqual({
      seat: 1,
      move: 'leave',
      chance: [],
    });
    expect(client.failure()).toBeUndefined();
  });

  test('undo takes its resignation back with the move before it, redo brings both, a reload keeps them', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), setupOf([YOU, bot('quitter')]));
    for (const move of ['T@e2', 'S@f2']) {
      await until(client, one => one.isYours);
      await client.submit(move);
    }
    await until(client, one => one.outcome !== null);
    await client.undo();
    expect(now(client)).toMatchObject({ outcome: null, isYours: true, moves: { length: 2 }, redo: true });
    await client.redo();
    expect(now(client)).toMatchObject({ outcome: { reason: 'resign' }, moves: { length: 3 } });
    const again = open(openTab(storage));
    await until(again, one => one.outcome?.reason === 'resign');
    expect(texts(again)).toEqual(texts(client));
  });

  test('nobody gives up for a person, for a bot that is not to act, or for a team', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.say(0, LEAVE);
    await client.say(1, LEAVE);
    await client.say(7, LEAVE);
    expect(now(client)).toMatchObject({ outcome: null, seq: 0 });
    const team = setupOf([YOU, bot('quitter')], { game: 'tesseract', options: {} });
    const teamed = await begin(openTab(fakeStorage()), { ...team, id: 'm2' });
    await teamed.say(1, LEAVE);
    await teamed.say(0, AGREE);
    expect(now(teamed).outcome).toBeNull();
  });
});

describe('time', () => {
  test('whose time is up leaves, whoever is to act; a second time it changes nothing', async () => {
    const client = await begin(openTab(fakeStorage()), together);
    await client.submit('T@e2');
    await Promise.all([client.say(0, LEAVE_ON_TIME), client.say(1, LEAVE_ON_TIME)]);
    expect(now(client)).toMatchObject({ outcome: { winners: [1], reason: 'time' }, seq: 2, toAct: null });
    await client.undo();
    expect(now(client)).toMatchObject({ outcome: null, toAct: 1, moves: { length: 1 } });
  });

  test('while a bot thinks: what it thought is not played', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    await client.submit('T@e2');
    await client.say(1, LEAVE_ON_TIME);
    await sleep(600);
    expect(now(client)).toMatchObject({ outcome: { winners: [0], reason: 'time' }, moves: { length: 1 } });
  });
});

describe('an offer to end', () => {
  test('[R-END-12] says who would win, who has to agree, and changes nothing', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, FRIEND], { position: BEHIND }));
    const before = now(client);
    expect(await client.offer()).toMatchObject({
      by: 0,
      asked: [1],
      outcome: { winners: [1], reason: 'agreed' },
      events: [{ type: 'ended', winner: 1 }],
    });
    expect(now(client)).toBe(before);
  });

  test('agreed to, it ends the match; twice is once; undo takes it back', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, FRIEND], { position: BEHIND }));
    await Promise.all([client.say(0, AGREE), client.say(0, AGREE)]);
    expect(now(client)).toMatchObject({
      outcome: { winners: [1], reason: 'agreed' },
      seq: 1,
      moves: { length: 0 },
    });
    expect(await client.offer()).toBeUndefined();
    await client.undo();
    expect(now(client)).toMatchObject({ outcome: null, isYours: true, redo: true });
    await client.redo();
    expect(now(client).outcome?.reason).toBe('agreed');
  });

  test('declined, it is remembered, over a reload too, and forgotten with the moves taken back', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), together);
    await client.submit('T@e2');
    await client.decline(1);
    expect(now(client).notes.declined).toEqual([{ count: 1, seat: 1 }]);
    const again = open(openTab(storage));
    await until(again, one => one.notes.declined.length === 1);
    await again.undo();
    expect(now(again).notes.declined).toEqual([]);
  });

  test.each([
    ['quick', { agrees: true, why: 'wins' }],
    ['hopeful', { agrees: true, why: 'wins' }],
  ])('a bot (%s) that would win by the count agrees', async (level, answer) => {
    const client = await begin(openTab(fakeStorage()), against(level, BEHIND));
    expect(await client.consider(1)).toEqual(answer);
  });

  test.each([
    ['hopeless', { agrees: true, why: 'lost' }],
    ['hopeful', { agrees: false, why: 'better' }],
    ['quick', { agrees: false, why: 'open' }],
  ])('a bot (%s) that would lose by it agrees only when it is lost anyway', async (level, answer) => {
    const client = await begin(openTab(fakeStorage()), against(level, AHEAD));
    expect(await client.consider(1)).toEqual(answer);
    expect(now(client)).toMatchObject({ outcome: null, seq: 0, thinking: null });
  });

  test('nobody is asked who is no bot, or while a bot thinks', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, bot('slow')]));
    expect(await client.consider(0)).toBeUndefined();
    expect(await client.consider(5)).toBeUndefined();
    await client.submit('T@e2');
    expect(await client.consider(1)).toBeUndefined();
    await until(client, one => one.moves.length === 2);
  });

  test('a move meanwhile, here or in another page, withdraws the question', async () => {
    const [here, there] = openTwoTabs();
    const client = await begin(here, against('slow', AHEAD));
    const other = open(there);
    await until(other, () => true);
    const asked = client.consider(1);
    await sleep(20);
    await other.submit('Td3-d4');
    expect(await asked).toBeUndefined();
    await until(client, one => one.moves.length === 2 && other.snapshot()?.seq === one.seq);
    expect([client.failure(), other.failure()]).toEqual([undefined, undefined]);
  });
});
