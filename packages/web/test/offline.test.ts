/** R21: a page that is kept on the device works without its server, and updates wait for the end of a match. */
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/src/app.ts';
import { type Files, readFiles, servedAs } from '../../server/src/files.ts';
import { playByMouse } from './player.ts';
import { settle, stage, thinkBriefly } from './stage.ts';

const DIST = new URL('../dist', import.meta.url).pathname;
const GAMES = ['tesseract', 'quantum', 'loop', 'rift'] as const;

/** A server that can be unplugged and comes back at the same port, if wanted with another build. */
async function plugged(files: Files = readFiles(DIST)) {
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let port = 0;
  const plug = async (served: Files = files): Promise<void> => {
    app = await createApp(served, { hosts: ['tessera.localhost'] });
    port = Number(new URL(await app.listen({ port, host: '127.0.0.1' })).port);
  };
  const unplug = async (): Promise<void> => {
    const closing = app?.close();
    app?.server.closeAllConnections();
    await closing;
  };
  await plug();
  onTestFinished(unplug);
  return { plug, unplug, at: (host: string) => `http://${host}:${port}` };
}

/** The same files as another build: the page says so, and the service worker is another one. */
function nextBuild(files: Files): Files {
  const change = (path: string, from: string, to: string): readonly [string, ReturnType<typeof servedAs>] => {
    const text = files.get(path)?.plain.body.toString() ?? '';
    expect(text).toContain(from);
    return [path, servedAs(path, Buffer.from(text.replace(from, to)), new Map())];
  };
  const { version } = JSON.parse(files.get('/offline.json')?.plain.body.toString() ?? '{}') as {
    readonly version: string;
  };
  return new Map([
    ...files,
    change('/index.html', '<html', '<html data-build="next"'),
    change('/serviceWorker.js', version, 'next'),
  ]);
}

async function visitKept(baseURL: string): Promise<Page> {
  const { page } = await stage.visitApart({ baseURL, serviceWorkers: 'allow' });
  await settle(page, { coaching: false, botSpeed: 'instant' });
  await thinkBriefly(page);
  return page;
}

const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table-root').getAttribute('data-seq'));

/** Files of a game's table that are not on the device yet. */
const lacking = (page: Page, game: string): Promise<readonly string[]> =>
  page.evaluate(async id => {
    const files = await (await caches.open('tessera-files')).keys();
    const there = new Set(files.map(({ url }) => new URL(url).pathname));
    const { parts } = await (await fetch('/offline.json')).json();
    const wanted: readonly string[] = parts[id].map(([path]: readonly [string]) => path);
    return wanted.filter(path => !there.has(path));
  }, game);

/** Begins the first game of a game from home. */
async function begin(page: Page, game: string): Promise<void> {
  await page.locator(`.ticket.is-first[data-game=${game}] button`).click();
  await page.locator('.table-root').waitFor();
}

/** Plays the answer of a hint, which a bot finds. */
async function playHint(page: Page): Promise<void> {
  await page.locator('.tb-prompt.is-act').waitFor();
  const before = await seqOf(page);
  await page.keyboard.press('h');
  await page.locator('.tb-hint').getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
}

/** Resigns the match on the page, replays it from its beginning, and reads its review. */
async function endAndReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.tb-prompt.is-over').waitFor();
  await page.reload();
  await page.locator('.tb-prompt.is-over').waitFor();
  await page.keyboard.press('Home');
  await page.locator('.tb-prompt.is-back', { hasText: '0 of' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.tb-prompt.is-back', { hasText: '1 of' }).waitFor();
  await page.keyboard.press('End');
  await page.locator('.tb-ends').getByRole('link', { name: 'Review' }).click();
  await page
    .getByRole('complementary', { name: 'Review' })
    .locator('.tb-sums-of')
    .waitFor({ state: 'attached' });
}

/** A lesson of every course is solved by its solution. */
async function takeLessons(page: Page): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`/learn/${game}/1`);
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    await lesson.getByRole('button', { name: 'Show me' }).click();
    await lesson.getByRole('button', { name: 'Next lesson' }).waitFor();
  }
}

/** A puzzle of every set is opened; the wrong answer of one is refuted. */
async function tryPuzzles(page: Page): Promise<void> {
  for (const game of GAMES) {
    await page.goto(`/puzzles/${game}`);
    await page.locator('.puzzle-grid a').first().click();
    await page.locator('.puzzle-panel[data-phase=ask]').waitFor();
  }
  await page.goto('/puzzles/rift/rift-capture-36aa951e');
  await page.locator('.puzzle-panel[data-phase=ask]').waitFor();
  await playByMouse(page, 'Ta1-a2');
  await page.getByText('The goal is out of reach then.').first().waitFor();
}

test('R21: everything is kept by one button; play, reviews and study go on after the server has gone', async () => {
  const server = await plugged();
  const page = await visitKept(server.at('127.0.0.1'));
  await page.goto('/settings');
  // The browser's offer may come before the settings are drawn, and is taken up once.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: () => document.body.setAttribute('data-prompted', '') }));
  });
  await page.getByRole('button', { name: 'Install Tessera' }).click();
  await page.getByRole('button', { name: 'Install Tessera' }).waitFor({ state: 'detached' });
  await page.locator('[data-prompted]').waitFor();
  // Space and eviction are explained, and the browser is asked to keep everything.
  const setting = page.locator('.setting.is-offline');
  await setting
    .getByText(/In use: .+ of .+\. When the device runs out of space, the browser may delete/)
    .waitFor();
  await page.evaluate(() => {
    let isPersistent = false;
    Object.assign(StorageManager.prototype, {
      persist: async () => (isPersistent = true),
      persisted: async () => isPersistent,
    });
  });
  await page.getByRole('button', { name: /^Keep all four games \(\d\.\d MB\)$/ }).click();
  await page.getByText('Everything is on this device.').waitFor();
  await setting.getByText('The browser keeps your matches until you delete them yourself.').waitFor();
  // The browser itself has promised nothing here.
  await page.reload();
  await setting.getByText(/Tessera asked it not to, and it has not promised/).waitFor();
  await server.unplug();
  for (const game of GAMES) {
    await page.goto('/');
    await begin(page, game);
    await playHint(page);
  }
  await page.reload();
  await playHint(page);
  await endAndReview(page);
  await page.goto('/rules/loop');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await takeLessons(page);
  await tryPuzzles(page);
  for (const game of ['rift', 'quantum'] as const) {
    await page.goto(`/workshop/${game}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/analysis');
    await page.locator(`.open-ways a[href*=${game}]`).click();
    await page.locator('.an-first').first().waitFor();
  }
  await page.goto('/daily');
  const loop = page.locator('.daily-card[data-game=loop]');
  await loop.getByText('From the published list').waitFor();
  await loop.getByRole('button', { name: 'Play today’s seed' }).click();
  await playHint(page);
  const address = page.url();
  // Plugged in again: the attempt goes on, and the server's part of the page is there.
  await server.plug();
  await page.goto(address);
  await playHint(page);
});

test('R21: a game once opened is kept; an update waits until its table is left', async () => {
  const files = readFiles(DIST);
  const server = await plugged(files);
  const page = await visitKept(server.at('tessera.localhost'));
  await page.goto('/');
  // Pages keep themselves a while after they were opened; the first one is not served from the device yet.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await begin(page, 'rift');
  await expect.poll(() => lacking(page, 'rift')).toEqual([]);
  await server.unplug();
  await page.reload();
  await playHint(page);
  await server.plug(nextBuild(files));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByText('It starts when you leave this table.').waitFor();
  await playHint(page);
  expect(await page.locator('html').getAttribute('data-build')).toBeNull();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.back());
  await page.locator('html[data-build=next]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
