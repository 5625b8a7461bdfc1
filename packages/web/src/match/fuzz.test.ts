/** Fuzz test: after any interleaving of actions, the stored journal replays to the same match. */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MatchClient, MatchSnapshot, SeatHolder } from './client.ts';
import {
  fakeStorage,
  type Journals,
  openTab,
  openTwoProcesses,
  openTwoTabs,
  type Tab,
} from './testing/browser.ts';
import { diceInsight, sleep } from './testing/games.ts';
import { bot, closeAll, essence, FRIEND, open, setupOf, until, YOU } from './testing/play.ts';

/** FUZZ_SEED=n explores other interleavings, GAMES=n more of them. */
const SEED = Number(process.env.FUZZ_SEED ?? 4);
const TIMES = Number(process.env.GAMES ?? 1);

// The analyst of the dice game fails on purpose at times, with a warning.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('submit' as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('resign' as const, 'reload' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('propose' as const),
      kind: fc.constantFrom('end' as const, 'pause' as const, 'resume' as const, 'pace' as const),
      agrees: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('wait' as const, 'advise' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('review' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('full' as const, 'room' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const pairs: readonly (readonly SeatHolder[])[] = [
  [YOU, FRIEND],
  [YOU, bot('quick')],
  [bot('quick'), YOU],
];
const tables = [...pairs, [YOU], [YOU, bot('quick'), FRIEND], [bot('quick'), YOU, FRIEND, bot('quick')]];

/** A game and its players; rift has two, the others one to four. */
const games = fc.oneof(
  fc.constantFrom(...pairs.map(seats => ({ seats, game: 'rift', options: { firstPlayer: 'w' } }))),
  fc.constantFrom(
    ...tables.flatMap(seats => ['dice', 'tesseract'].map(game => ({ seats, game, options: {} }))),
  ),
);

/** True if the insight of a snapshot has arrived and fits its view. */
const isUnderstood = ({ setup, view, toAct, insight }: MatchSnapshot<unknown>): boolean => {
  const expected = setup.game === 'dice' && toAct !== null ? diceInsight(view as { sum: number }) : undefined;
  return JSON.stringify(insight) === JSON.stringify(expected);
};

/** True while a bot considers a proposal. */
const isBotAsked = ({ people, snapshot }: MatchClient<unknown>): boolean =>
  people
    .table()!
    .view.asks.some(({ waitsFor }) => waitsFor.some(seat => snapshot()?.setup.seats[seat]?.kind === 'bot'));

/** Pending proposals and advice; their results are stored later. */
let pending: Promise<unknown>[] = [];

async function play(client: MatchClient<unknown>, one: Deed): Promise<void> {
  const { legal } = client.snapshot()!;
  if (one.type === 'submit') void client.submit(legal[one.pick % Math.max(1, legal.length)] ?? 'nothing');
  else if (one.type === 'undo' || one.type === 'redo' || one.type === 'resign') void client[one.type]();
  else if (one.type === 'propose') pending.push(propose(client, one));
  else if (one.type === 'advise') pending.push(client.advise(() => {}));
  else if (one.type === 'review') {
    const [entries] = await Promise.all([client.history(0), client.review()]);
    expect(entries.every(({ events }) => events.length > 0)).toBe(true);
  } else if (one.type === 'wait') await sleep(1);
}

/** Makes a proposal, or answers the open one. */
async function propose(
  { people }: MatchClient<unknown>,
  { kind, agrees }: Extract<Deed, { type: 'propose' }>,
) {
  const [open] = people.table()?.view.asks ?? [];
  if (open) return people.tell({ do: 'answer', ask: open.id, agrees });
  const pace = { total: 600, increment: 5, move: null };
  return people.tell({ do: 'ask', proposal: kind === 'pace' ? { kind, pace } : { kind } });
}

test('random interleavings keep the stored match replayable', async () => {
  await fc.assert(
    fc.asyncProperty(games, fc.array(deed, { maxLength: 40 }), async ({ seats, ...game }, deeds) => {
      const storage = fakeStorage();
      let tab = openTab(storage);
      tab.createMatch(setupOf(seats, game));
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
      await client.undo(); // waits for the queue, and writes what is left
      await Promise.all(pending);
      pending = [];
      await until(client, one => one.thinking === null && isUnderstood(one) && !isBotAsked(client));
      const wasKept = client.failure() === undefined;
      expect([undefined, 'notKept']).toContain(client.failure());
      client.dispose();
      const again = open(openTab(storage));
      await until(again, one => one.thinking === null && !isBotAsked(again));
      if (wasKept) expect(essence(again)).toEqual(essence(client));
      closeAll();
    }),
    { numRuns: 75 * TIMES, seed: SEED },
  );
});

test.each<[string, number, (journals: Journals) => readonly Tab[]]>([
  ['two tabs', 40, openTwoTabs],
  ['two processes', 20, openTwoProcesses],
])(
  '%s that play at random end up with the same match, which is the stored one',
  async (_name, numRuns, openBoth) => {
    const deeds = fc.array(fc.tuple(fc.nat(1), deed), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(games, deeds, async ({ seats, ...game }, done) => {
        const journals: Journals = new Map();
        const tabs = openBoth(journals);
        tabs[0]!.createMatch(setupOf(seats, game));
        await expect.poll(() => tabs[1]!.store.entries().has('m1')).toBe(true);
        const clients = tabs.map(tab => open(tab));
        for (const client of clients) await until(client, () => true);
        for (const [i, one] of done) await play(clients[i]!, one);
        for (const client of clients) await client.submit('nothing'); // refused after all earlier requests
        await Promise.all(pending);
        pending = [];
        const unsettled = () => {
          const { row } = journals.get('m1')!;
          return clients.flatMap(client => {
            const { seq, thinking } = client.snapshot()!;
            const told = client.people.table()?.seq;
            const isSettled = seq === row.changes && thinking === null && told === row.seq;
            return isSettled && !isBotAsked(client) ? [] : [{ seq, thinking, told, row }];
          });
        };
        await expect.poll(unsettled, { timeout: 10_000 }).toEqual([]);
        const again = open(openTab(fakeStorage(journals)));
        await until(again, () => true);
        for (const client of clients) {
          expect(essence(client)).toEqual(essence(again));
          await until(client, isUnderstood);
          expect(client.failure()).toBeUndefined();
        }
        closeAll();
      }),
      { numRuns: numRuns * TIMES, seed: SEED },
    );
  },
);
