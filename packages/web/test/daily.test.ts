/** The daily challenge, without a server and on one, and home for players who come back. */
import { join } from 'node:path';
import { Match, parseOptions } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { publishedSeed, secretSeed, settingOf } from '@tessera/table/daily';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablesStage } from '../../server/test/stage.ts';
import { axeViolations } from './axe.ts';
import { overflows, PHONE, settle, stage } from './stage.ts';
import { stored } from './storedMatch.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DIST = join(import.meta.dirname, '..', 'dist');

async function open(address: string, options: { readonly baseURL?: string } = {}) {
  const { page, troubles } = await stage.visit(options);
  await settle(page, { coaching: false });
  await page.clock.setFixedTime(NOON);
  await page.goto(address);
  return { page, troubles };
}

const card = (page: Page, game: string) => page.locator(`.daily-card[data-game="${game}"]`);

/** Begins an attempt with a friend, so that no bot has to think, and gives up. */
async function giveUp(page: Page, button: string): Promise<void> {
  await card(page, 'loop').getByText('A friend here').click();
  await card(page, 'loop').getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('#tb-menu')
    .getByRole('button', { name: /^(Give up|Resign)/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.daily-note').getByText('Lost on turn 0, 0 of 4 missions').waitFor();
}

/** Headings of home, in the order in which they are read. */
const headings = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.return-desk h2:not(.tile h2, .daily-card h2)')
    .evaluateAll(found => found.map(one => one.firstChild?.textContent?.trim() ?? ''));

test('without a server: the published seed is played, the result stays here, and home remembers both', async () => {
  const { page, troubles } = await open('/daily');
  await card(page, 'tesseract').getByRole('heading', { name: /^Base/ }).waitFor();
  await page.getByText('From the published list').first().waitFor();
  await page.getByText('12 hr left').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await giveUp(page, 'Play today’s seed');
  const { header } = await stored(page);
  const { seats, options } = settingOf({ date: '2026-11-18', game: 'loop' });
  expect(header).toMatchObject({
    seed: publishedSeed({ date: '2026-11-18', game: 'loop' }),
    seats,
    options,
  });
  await page.locator('.daily-note').getByRole('link', { name: 'Results of the day' }).click();
  await card(page, 'loop').getByText('first try').waitFor();
  await page.locator('.daily-week .is-lost').waitFor();
  // A second try is left open; home has it first, then the challenge of the other game.
  await card(page, 'loop').getByRole('button', { name: 'Play it again' }).click();
  await page.getByText('Daily challenge, 18 November').first().waitFor();
  await page.goto('/');
  await card(page, 'tesseract').waitFor();
  await expect.poll(() => headings(page)).toEqual(['Continue', 'Daily challenge', 'Puzzle of the day']);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflows(page)).toMatchObject({ x: 0 });
  expect(troubles).toEqual([]);
});

test('on a server: a result is replayed and placed, yesterday’s best game is shown, and a move that waits is first on home', async () => {
  const { address, store } = await tablesStage({ now: () => NOON }, undefined, DIST);
  const secret = await store.secret('daily', '');
  const rules = gameById('loop')!;
  const yesterday = { date: '2026-11-17', game: 'loop' } as const;
  const { options, seats } = settingOf(yesterday);
  const parsed = parseOptions(rules.options, options) as object;
  const match = new Match(rules, { options: parsed, seats, seed: secretSeed(secret, yesterday) });
  for (const seat of [0, 1]) if (match.decider !== undefined) match.leave(seat);
  const people = Array.from({ length: seats }, () => ({ kind: 'friend', name: '' }));
  await store.guests.create({ id: 'ben', name: 'Ben' }, 'key', 1);
  await store.daily.add({
    ...{ ...yesterday, guest: 'ben', isFirst: true, people: 2, bots: 0, digest: 'x', at: 1 },
    result: { isWon: false, reason: 'RESIGN', turns: 0, progress: 0 },
    log: JSON.stringify(match.log({ title: '', seats: people })),
  });

  const { page, troubles } = await open('/daily/loop', { baseURL: address });
  await page.getByText('No results yet. Be the first.').waitFor();
  await giveUp(page, 'Play today’s seed');
  const note = page.locator('.daily-note');
  await note.getByLabel('Your name in the results').fill('Ada');
  await note.getByRole('button', { name: 'Enter it in the results' }).click();
  await note.getByText('Your result is among today’s results.').waitFor();
  await note.getByRole('link', { name: 'Results of the day' }).click();
  await page.locator('.daily-table .is-you').getByText('You and a friend').waitFor();
  await page.getByText('Ben: Lost on turn 0, 0 of 4 missions').waitFor();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.locator('.tb-prompt.is-over').waitFor();
  await page.getByText('Ben').first().waitFor();

  await page.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const pace = { total: null, increment: 0, move: null };
    const table = { game: 'tesseract', chairs: [{ kind: 'me' }], pace, openTo: 'link', language: 'en' };
    const { id } = await post('/api/tables', table);
    await post(`/api/tables/${id}/do`, { key: 'start', command: { do: 'start' } });
  });
  await page.goto('/');
  await expect.poll(() => headings(page)).toEqual(['Your move', 'Daily challenge', 'Puzzle of the day']);
  await page.getByText('1 match is waiting for your move.').waitFor();
  expect(troubles).toEqual([]);
});
