/** Chunks that cannot be fetched: after an upgrade, without a network. They never lead to the crash page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { openStored, settle, stage } from './stage.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const LATE = 'This part could not be loaded. Trying again…';
const GONE = 'Part of this page is missing. Reload it; your matches are kept.';

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

/** A visitor for whom some files fail until `bring`; `how` sets the failure. */
async function without(files: RegExp, how: (route: Route) => Promise<void> = route => route.abort('failed')) {
  const { page, context, troubles } = await stage.visitApart();
  await settle(page, { coaching: false, botSpeed: 'instant' });
  const asked: string[] = [];
  await context.route(files, route => {
    asked.push(route.request().url());
    return how(route);
  });
  return { page, asked, troubles, bring: () => context.unroute(files) };
}

/** Lets the files be fetched once no timer of the page will retry, so that only the button does. */
async function bringForButton(page: Page, bring: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    /** Pauses between two tries. */
    const pauses = [600, 1200, 2400, 4000];
    window.setTimeout = ((then: () => void, ms = 0) => {
      if (!pauses.includes(ms)) return setTimeout(then, ms);
      document.documentElement.dataset.held = 'true';
      return 0;
    }) as typeof setTimeout;
  });
  await page.locator('html[data-held]').waitFor({ state: 'attached' });
  await bring();
  await page.getByRole('button', { name: 'Try now' }).click();
}

const lost = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'There is nothing here.' });
const isCrashed = (page: Page): Promise<number> => page.getByText('Something broke').count();

test('a page waits for its script in place, and renders when it can be fetched', async () => {
  const { page, asked, bring } = await without(/SettingsPage-.*\.js$/);
  await page.goto('/settings');
  await page.getByText(LATE).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await isCrashed(page)).toBe(0);
  // A waiting page has no heading yet.
  const isNews = (violation: string): boolean => !violation.startsWith('page-has-heading-one');
  expect((await axeViolations(page)).filter(isNews)).toEqual([]);
  await bringForButton(page, bring);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.getByText(LATE).count()).toBe(0);
});

test('a page waits for its style sheet and for its text in the same way', async () => {
  const { page, bring } = await without(/(SettingsPage-.*\.css|\/en-.*\.js)$/);
  await page.goto('/settings');
  await page.getByText('A part of the page did not arrive.').waitFor();
  await bring();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test.each(['worker', 'rift', 'RiftTable'])('%s comes late, and the match is played', async part => {
  const { page, bring } = await without(new RegExp(`/${part}-[^/]{7}\\.js$`));
  const table = openStored(page, RIFT);
  await page.getByText(LATE).waitFor();
  await bring();
  await table;
  expect(await isCrashed(page)).toBe(0);
});

test('a lazy-loaded dialog shows a note beside the table, which stays', async () => {
  const { page, bring } = await without(/MenuContent-.*\.js$/);
  await openStored(page, RIFT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(LATE).waitFor();
  expect(await page.locator('.table-root').count()).toBe(1);
  await bringForButton(page, bring);
  await page
    .getByRole('button', { name: /Resign|Keys/ })
    .first()
    .waitFor();
});

test('the rules without a network wait in their panel, which can be closed; the table stays', async () => {
  const { page, context } = await stage.visitApart(); // nothing of the rules is cached
  await settle(page, { coaching: false, botSpeed: 'instant' });
  await openStored(page, RIFT);
  const panel = page.locator('.tb-rules');
  const rules = page.getByRole('link', { name: 'Rules' });
  await context.setOffline(true);
  await rules.click();
  await panel.getByText(LATE).waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
  await rules.click();
  await panel.getByRole('button', { name: 'Try now' }).waitFor();
  await context.setOffline(false);
  await panel.locator('.guide').waitFor();
  expect(await page.locator('.table-root .rift-board').count()).toBeGreaterThan(0);
});

test('a picture that arrives while its link is pressed leaves the click to the link', async () => {
  const arrival = Promise.withResolvers<void>();
  const { page, asked } = await without(/\/pictures-[^/]+\.js$/, async route => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/online');
  const link = page.locator('.lobby-game[data-game="quantum"]');
  const picture = link.locator('svg');
  await picture.hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = await picture.innerHTML();
  await page.mouse.down();
  arrival.resolve();
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Create table' }).waitFor();
});

test('rules that break are replaced in their panel; the table stays', async () => {
  const { page } = await without(/RulesReader-.*\.js$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await openStored(page, RIFT);
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('.tb-rules').getByText('Something broke').waitFor();
  expect(await page.locator('.table-root .rift-board').count()).toBe(1);
});

test('a chunk that the server no longer has leads to one reload, unless the page is new', async () => {
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
  // A part that waits in its own place hides the general note.
  await expect.poll(() => page.locator('.late-note').isVisible()).toBe(false);
  expect(await isCrashed(page)).toBe(0);
  // The page would fetch the chunk itself.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await bring();
  await reload.click();
  await page.clock.resume();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

describe('a page whose first files fail recovers by itself', () => {
  /** The page on a server with a strict CSP, with waiting times reduced to a twentieth; `times` counts its loads. */
  async function hurried(files: RegExp, how: (route: Route, times: number) => Promise<void>) {
    const { page, context, troubles } = await stage.visitApart();
    await context.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((then: () => void, ms = 0) => setTimeout(then, ms / 20)) as typeof setTimeout;
    });
    const documents: string[] = [];
    await context.route(files, route => how(route, documents.length));
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    return {
      page,
      documents,
      // The page may be reloaded before it has loaded.
      open: () => page.goto('/settings', { waitUntil: 'commit' }),
      troubles: () => troubles.filter(one => !one.startsWith('Failed to load resource')),
    };
  }

  /** The files that block the first paint, and one that the script imports. */
  function first(): Readonly<Record<'script' | 'import' | 'sheet', RegExp>> {
    const named = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? 'none';
    const file = (name: string): RegExp => new RegExp(`/${RegExp.escape(name)}$`);
    const html = readFileSync(join(DIST, 'index.html'), 'utf8');
    const script = named(html, /blocking="render"[^>]* src="\/assets\/([^"]+)"/);
    const text = readFileSync(join(DIST, 'assets', script), 'utf8');
    return {
      script: file(script),
      import: file(named(text, /from\s*["'`]\.\/([^"'`]+)/)),
      sheet: file(named(html, /blocking="render"[^>]* href="\/assets\/([^"]+)"/)),
    };
  }

  test.each(['script', 'import', 'sheet'] as const)('%s: missing three times', async kind => {
    const { page, documents, open, troubles } = await hurried(first()[kind], (route, times) =>
      times > 3 ? route.continue() : lost(route),
    );
    await open();
    await expect.poll(() => documents.length).toBe(4);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(troubles()).toEqual([]);
  });

  test('shows a message while no server answers, and reloads only when one does', async () => {
    const { page, documents, open } = await hurried(first().script, (route, times) =>
      times > 2 ? route.continue() : route.abort('failed'),
    );
    let [isAway, asked] = [true, 0];
    await page.context().route('**/settings', route => {
      const isQuestion = documents.length === 2 && !route.request().isNavigationRequest();
      if (isQuestion) asked += 1;
      return isQuestion && isAway ? route.abort('failed') : route.continue();
    });
    await open();
    await page.getByText('A part of the page did not arrive.').waitFor();
    await expect.poll(() => asked).toBeGreaterThan(2);
    expect(documents).toHaveLength(2);
    isAway = false;
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(documents).toHaveLength(3);
  });

  test('ignores failed files after the start', async () => {
    const { page, documents, open } = await hurried(/\/SettingsPage-[^/]+\.(?:js|css)$/, route =>
      lost(route),
    );
    await open();
    await page.getByText(LATE).waitFor();
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 10_000)));
    expect(documents).toHaveLength(1);
  });
});
