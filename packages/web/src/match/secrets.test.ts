/** Bot worker input: two matches that look alike to a seat are identical to its bot. */
import { type AnyGame, Match, parseOptions, seededChance } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { tesseract } from '@tessera/games/tesseract';
import { afterEach, expect, test } from 'vitest';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, bot, closeAll, setupOf, until, YOU } from './testing/play.ts';

afterEach(closeAll);

const SEED = 'nobody may know this';

const GAMES = { tesseract, loop } as unknown as Readonly<Record<string, AnyGame>>;

/** Position with seat 0 to decide, and another that its view cannot distinguish. */
function lookalikes(game: AnyGame): readonly [string, string] {
  const options = parseOptions(game.options, {}) as object;
  const match = new Match(game, { options, seats: 2, seed: 'alike' });
  while (match.length < 4 || match.decider !== 0) match.fallback();
  const view = game.view(match.state, 0);
  const other = game.determinize(view, seededChance('other'));
  const { formatPosition } = game.notation;
  return [formatPosition(match.state), formatPosition(other)];
}

/** Messages to the bot worker until seat 0, a bot or a person asking for advice, got its result. */
async function heardFrom(game: string, position: string, holder: typeof YOU): Promise<readonly unknown[]> {
  const tab = openTab(fakeStorage());
  const setup = setupOf([holder, YOU], { game, options: {}, seed: SEED, position });
  const client = await begin(tab, setup);
  if (holder.kind === 'you') await client.advise(() => {});
  else await until(client, ({ moves }) => moves.length > 0);
  return tab.bots.heard.slice(0, 1);
}

const count = expect.any(Number);

test.each([
  ['tesseract', 'a bot', bot('quick'), { decks: [count, count, count] }],
  ['tesseract', 'an adviser', YOU, { decks: [count, count, count] }],
  ['loop', 'a bot', bot('quick'), { draws: [{ known: [] }, { known: [] }] }],
  ['loop', 'an adviser', YOU, { draws: [{ known: [] }, { known: [] }] }],
])('%s: %s gets no deck, no unseen value, and no seed', async (id, _who, holder, view) => {
  const [one, other] = lookalikes(GAMES[id] as AnyGame);
  expect(other).not.toBe(one);
  const heard = await heardFrom(id, one, holder);
  expect(heard).toMatchObject([{ game: id, seat: 0, view }]);
  expect(await heardFrom(id, other, holder)).toEqual(heard);
  expect(JSON.stringify(heard)).not.toContain(SEED);
});
