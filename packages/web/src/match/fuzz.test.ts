/** Whatever people do, and in whatever order: what is stored can always be played again to the same match. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchClient, SeatHolder } from './client.ts';
import { fakeStorage, openTab, openTwoTabs } from './testing/browser.ts';
import { sleep } from './testing/games.ts';
import { bot, closeAll, essence, FRIEND, open, setupOf, until, YOU } from './testing/play.ts';

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('submit' as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('resign' as const, 'reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('wait' as const, 'advise' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('full' as const, 'room' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const seats = fc.constantFrom<readonly SeatHolder[]>([YOU, FRIEND], [YOU, bot('quick')], [bot('quick'), YOU]);
const games = fc.constantFrom({ game: 'rift' }, { game: 'dice', options: {} });

async function play(client: MatchClient<unknown>, one: Deed): Promise<void> {
  const { legal } = client.snapshot()!;
  if (one.type === 'submit') void client.submit(legal[one.pick % Math.max(1, legal.length)] ?? 'nothing');
  else if (one.type === 'undo' || one.type === 'redo' || one.type === 'resign') void client[one.type]();
  else if (one.type === 'advise') void client.advise(() => {});
  else if (one.type === 'wait') await sleep(1);
}

test('random interleavings keep the stored match replayable', async () => {
  await fc.assert(
    fc.asyncProperty(seats, games, fc.array(deed, { maxLength: 40 }), async (holders, game, deeds) => {
      const storage = fakeStorage();
      let tab = openTab(storage);
      tab.createMatch(setupOf(holders, game));
      let client = open(tab);
      await until(client, () => true);
      for (const one of deeds) {
        if (one.type === 'full') storage.quota = 10;
        else if (one.type === 'room') storage.quota = Number.POSITIVE_INFINITY;
        else if (one.type === 'reload') {
          client.dispose();
          tab = openTab(storage);
          client = open(tab);
          await until(client, () => true);
        } else await play(client, one);
      }
      storage.quota = Number.POSITIVE_INFINITY;
      await client.undo(); // settles the queue, and writes if anything is left to write
      await until(client, snapshot => snapshot.thinking === null);
      const wasKept = client.failure() === undefined;
      expect([undefined, 'notKept']).toContain(client.failure());
      client.dispose();
      const again = open(openTab(storage));
      await until(again, snapshot => snapshot.thinking === null);
      if (wasKept) expect(essence(again)).toEqual(essence(client));
      closeAll();
    }),
    { numRuns: 150 },
  );
});

test('two tabs that play at random end up with the same match, which is the stored one', async () => {
  const deeds = fc.array(fc.tuple(fc.nat(1), deed), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(seats, games, deeds, async (holders, game, done) => {
      const items = new Map<string, string>();
      const tabs = openTwoTabs(items);
      tabs[0].createMatch(setupOf(holders, game));
      const clients = tabs.map(tab => open(tab));
      for (const client of clients) await until(client, () => true);
      for (const [i, one] of done) await play(clients[i]!, one);
      await sleep(5);
      for (const client of clients) await until(client, ({ thinking }) => thinking === null);
      const again = open(openTab(fakeStorage(items)));
      await until(again, () => true);
      for (const client of clients) {
        await until(client, ({ seq }) => seq === again.snapshot()?.seq);
        expect(essence(client)).toEqual(essence(again));
        expect(client.failure()).toBeUndefined();
      }
      closeAll();
    }),
    { numRuns: 80 },
  );
});
