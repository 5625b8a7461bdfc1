/** Parts of a page that cannot be fetched: after an upgrade, without a network. The crash page is never shown for one. */
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { openStored, settle, stage } from './stage.ts';

const LATE = 'This part could not be loaded. Trying again…';
const GONE = 'Something the page needs is not there. Reload it; your matches are kept.';

const RIFT = {
  id: 'late',
  game: 'rift',
  title: '',
  seats: [
    { kind: 'you', name: 'Ada' },
    { kind: 'bot', level: 'gentle', name: 'Bot' },
  ],
  options: { firstPlayer: 'w' },
  seed: 'late',
} as const;

/** A visitor from whom some files are held back until `bring`; `how` says what they get instead. */
async function without(files: RegExp, how: (route: Route) => Promise<void> = route => route.abort('failed')) {
  const { page, context, troubles } = await stage.visit();
  await settle(page, { coaching: false, botSpeed: 'instant' });
  const asked: string[] = [];
  await context.route(files, route => {
    asked.push(route.request().url());
    return how(route);
  });
  return { page, asked, troubles, bring: () => context.unroute(files) };
}

const lost = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'There is nothing here.' });
const isCrashed = (page: Page): Promise<number> => page.getByText('Something broke').count();

test('a page waits for its script in place, and comes when it can be fetched', async () => {
  const { page, asked, bring } = await without(/SettingsPage-.*\.js$/);
  await page.goto('/settings');
  await page.getByText(LATE).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await isCrashed(page)).toBe(0);
  // A page that waits has no heading yet.
  const isNews = (violation: string): boolean => !violation.startsWith('page-has-heading-one');
  expect((await axeViolations(page)).filter(isNews)).toEqual([]);
  await bring();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.getByText(LATE).count()).toBe(0);
});

test('so it does for a style sheet, and for words', async () => {
  const { page, bring } = await without(/(SettingsPage-.*\.css|\/en-.*\.js)$/);
  await page.goto('/settings');
  await page.getByText('A part of the page did not arrive.').waitFor();
  await bring();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test.each(['worker', 'rift', 'RiftTable'])('%s comes late, and the match is played', async part => {
  const { page, bring } = await without(new RegExp(`/${part}-[^/]{8}\\.js$`));
  const table = openStored(page, RIFT);
  await page.getByText(LATE).waitFor();
  await bring();
  await table;
  expect(await isCrashed(page)).toBe(0);
});

test('a dialog that was asked for says so, beside the table, which stays', async () => {
  const { page, bring } = await without(/MenuContent-.*\.js$/);
  await openStored(page, RIFT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(LATE).waitFor();
  expect(await page.locator('.table-root').count()).toBe(1);
  await bring();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page
    .getByRole('button', { name: /Resign|Keys/ })
    .first()
    .waitFor();
});

test('a part that the server has no more is asked for; then one reload, and only of a page that is not new', async () => {
  const { page, bring } = await without(/SettingsPage-.*\.js$/, lost);
  await page.clock.install();
  await page.goto('/settings');
  await page.getByText(LATE).waitFor();
  const reload = page.locator('.notice').getByRole('button', { name: 'Reload' });
  const tryAgain = async (): Promise<number> => {
    await page.clock.fastForward(5000);
    return reload.count();
  };
  for (let tries = 0; tries < 8; tries++) expect(await tryAgain()).toBe(0);
  await expect.poll(tryAgain).toBe(1);
  await page.locator('.notice').getByText(GONE).waitFor();
  // Where a part waits in its own place, nothing says so a second time.
  await expect.poll(() => page.locator('.late-note').isVisible()).toBe(false);
  expect(await isCrashed(page)).toBe(0);
  await bring();
  await reload.click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});
