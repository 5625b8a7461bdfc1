/** Ends without a move: resignations of bots, offers accepted and declined. */
import { afterEach, describe, expect, test } from 'vitest';
import type { MatchClient } from './client.ts';
import { fakeStorage, openTab, openTwoTabs } from './testing/browser.ts';
import { sleep } from './testing/games.ts';
import { begin, bot, closeAll, FRIEND, now, open, setupOf, texts, until, YOU } from './testing/play.ts';

afterEach(closeAll);

const together = setupOf([YOU, FRIEND]);
/** By the count Black would win: White, at this screen, has two pawns, Black three. */
const BEHIND = '15/8s6/4t10/15/15/15/15/15/7c7/15/15/6P8/3T11/15/15 w - p 0 30';

/** By the count White would win. */
const AHEAD = BEHIND.replace('8s6', '15').replace('7c7', '7CC6');

const against = (level: string, position: string) => setupOf([YOU, bot(level)], { position });

describe('a bot that gives up', () => {
  test('a bot resigns by the rules on its turn, with its reason, and the position stays', async () => {
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

  test('undo takes a resignation back with the move before it, redo plays both, reload keeps them', async () => {
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

  test('a bot does not resign for a team', async () => {
    const team = setupOf([YOU, bot('quitter')], { game: 'tesseract', options: {} });
    const client = await begin(openTab(fakeStorage()), team);
    for (let i = 0; i < 8; i++) await client.submit((await until(client, one => one.isYours)).legal[0]!);
    expect(now(client).outcome).toBeNull();
  });
});

describe('an offer to end', () => {
  test('[R-END-12] an offer names the winner, and changes nothing', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, FRIEND], { position: BEHIND }));
    const before = now(client);
    expect(await client.offer()).toMatchObject({
      by: 0,
      outcome: { winners: [1], reason: 'agreed' },
      events: [{ type: 'ended', winner: 1 }],
    });
    expect(now(client)).toBe(before);
  });

  const offer = (client: MatchClient<unknown>) =>
    client.people.tell({ do: 'ask', proposal: { kind: 'end' } });
  const asks = (client: MatchClient<unknown>) => client.people.table()!.view.asks;
  const answer = (client: MatchClient<unknown>, agrees: boolean) =>
    client.people.tell({ do: 'answer', ask: asks(client)[0]!.id, agrees });

  test('an accepted offer ends the match once, and undo takes it back', async () => {
    const client = await begin(openTab(fakeStorage()), setupOf([YOU, FRIEND], { position: BEHIND }));
    expect(await Promise.all([offer(client), offer(client)])).toMatchObject([
      undefined,
      { code: 'askedAlready' },
    ]);
    expect(asks(client)).toMatchObject([{ by: 0, waitsFor: [1] }]);
    await answer(client, true);
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

  test('a declined offer is noted, also after a reload, and forgotten with moves taken back', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), together);
    await client.submit('T@e2');
    await offer(client);
    await answer(client, false);
    expect(now(client).notes.declined).toEqual([{ count: 1, seat: 1 }]);
    const again = open(openTab(storage));
    await until(again, one => one.notes.declined.length === 1);
    await again.undo();
    expect(now(again).notes.declined).toEqual([]);
  });

  test('an open offer of a closed page waits for its answer in the next', async () => {
    const storage = fakeStorage();
    const client = await begin(openTab(storage), together);
    await offer(client);
    client.dispose();
    const again = open(openTab(storage));
    await until(again, () => true);
    expect(asks(again)).toMatchObject([{ by: 0, waitsFor: [1] }]);
    await answer(again, true);
    expect(now(again).outcome?.reason).toBe('agreed');
  });

  /** Answer of the bot that was asked. */
  const wordOf = async (client: MatchClient<unknown>) => {
    const said = new Promise(resolve => {
      client.people.subscribe(() => {
        for (const one of client.people.table()!.happened) {
          if (one.kind === 'agreed' || one.kind === 'declined') resolve([one.kind, one.why]);
        }
        if (now(client).outcome) resolve(['agreed', 'wins']);
      });
    });
    await offer(client);
    return said;
  };

  test.each(['quick', 'hopeful'])('a bot (%s) that would win by the count agrees at once', async level => {
    const client = await begin(openTab(fakeStorage()), against(level, BEHIND));
    await offer(client);
    expect(now(client).outcome).toEqual({ winners: [1], reason: 'agreed' });
  });

  test.each([
    ['hopeless', ['agreed', 'lost']],
    ['hopeful', ['declined', 'better']],
    ['quick', ['declined', 'open']],
  ])('a bot (%s) that would lose by the count agrees only if it is lost anyway', async (level, word) => {
    const client = await begin(openTab(fakeStorage()), against(level, AHEAD));
    expect(await wordOf(client)).toEqual(word);
    await expect.poll(() => asks(client)).toEqual([]);
    expect(now(client).outcome?.reason).toBe(level === 'hopeless' ? 'agreed' : undefined);
  });

  test('a move in another page while a bot considers an offer leads to the same match in both', async () => {
    const [here, there] = openTwoTabs();
    const client = await begin(here, against('slow', AHEAD));
    const other = open(there);
    await until(other, () => true);
    await offer(client);
    await sleep(20);
    await other.submit('Td3-d4');
    await until(client, one => one.moves.length === 2 && other.snapshot()?.seq === one.seq);
    expect([client.failure(), other.failure()]).toEqual([undefined, undefined]);
  });
});
