/** What reaches the bot worker: two matches that look alike to a seat are one and the same to its bot. */
import { Match, parseOptions, seededChance } from '@tessera/engine';
import { tesseract } from '@tessera/games/tesseract';
import { afterEach, expect, test } from 'vitest';
import { fakeStorage, openTab } from './testing/browser.ts';
import { begin, bot, closeAll, setupOf, until, YOU } from './testing/play.ts';

afterEach(closeAll);

const SEED = 'nobody may know this';

/** A situation in which seat 0 decides, and the same as it might be: other decks, other cubes below. */
function lookalikes(): readonly [string, string] {
  const options = parseOptions(tesseract.options, {});
  const match = new Match(tesseract, { options, seats: 2, seed: 'alike' });
  while (match.length < 12 || match.decider !== 0) match.fallback();
  const view = tesseract.view(match.state, 0);
  const other = tesseract.determinize(view, seededChance('other'));
  const { formatPosition } = tesseract.notation;
  return [formatPosition(match.state), formatPosition(other)];
}

/** Everything the bot worker hears until seat 0, a bot or somebody who asks for advice, has been thought for. */
async function heardFrom(position: string, holder: typeof YOU): Promise<readonly unknown[]> {
  const tab = openTab(fakeStorage());
  const setup = setupOf([holder, YOU], { game: 'tesseract', options: {}, seed: SEED, position });
  const client = await begin(tab, setup);
  if (holder.kind === 'you') await client.advise(() => {});
  else await until(client, ({ moves }) => moves.length > 0);
  return tab.bots.heard.slice(0, 1);
}

test.each([
  ['a bot', bot('quick')],
  ['an adviser', YOU],
])('%s is handed no deck, no value nobody has seen, and no seed', async (_name, holder) => {
  const [one, other] = lookalikes();
  expect(other).not.toBe(one);
  const heard = await heardFrom(one, holder);
  const count = expect.any(Number);
  expect(heard).toMatchObject([{ game: 'tesseract', seat: 0, view: { decks: [count, count, count] } }]);
  expect(await heardFrom(other, holder)).toEqual(heard);
  expect(JSON.stringify(heard)).not.toContain(SEED);
});
