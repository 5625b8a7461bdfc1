/** Every page but the tables: what is read out, the way of the Tab key, both themes, a zoom of 200 %, reduced motion. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tablesStage } from '../../server/test/stage.ts';
import { oldRecord } from '../src/match/testing/oldRecord.ts';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import { dress } from './sizes.ts';
import { overflows, settle, stage } from './stage.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;
const DIST = join(import.meta.dirname, '..', 'dist');

/** A match of a day ago, for pages about matches. */
const MATCH = {
  ...{ id: 'duel', game: 'rift', title: 'Evening duel', seats: [ADA, MILO], options: {}, seed: 'duel' },
  position:
    '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40',
};

/** A viewport of 1366x768 at 200 %: half as many CSS pixels. */
const ZOOMED = { width: 683, height: 384 } as const;

/** Pages with a part that is drawn last, and how many of it there are. */
const PAGES: Readonly<Record<string, readonly [path: string, last: string, count?: number]>> = {
  home: ['/', '.home-foot'],
  learn: ['/learn', '.learn-finale', 7],
  puzzles: ['/puzzles', '.puzzle-today .button'],
  'puzzles-rift': ['/puzzles/rift', '.puzzle-grid li'],
  daily: ['/daily', 'main:has(.daily-card li) .daily-card h2:has-text("Base")'],
  analysis: ['/analysis', '.an-front section + section'],
  settings: ['/settings', '.is-offline:has(.setting-control button) p + p'],
  matches: ['/matches', '.history:has(> a) .history-entry .ticket-picture svg'],
  rules: ['/rules/quantum', '.guide .guide-figures', 3],
  new: ['/new/loop', '.summary .button'],
  hard: ['/hard/tesseract', '.hard-table tbody tr'],
  open: ['/open', 'main textarea'],
  career: ['/career/loop', 'main table'],
  'workshop-rift': ['/workshop/rift', 'main [role=grid]'],
  'workshop-quantum': ['/workshop/quantum', 'main [role=grid]'],
  online: ['/online', 'main p:has-text("No open tables")'],
};

/** Pages of prose, of which only this part is compared. */
const PROSE: Readonly<Record<string, string>> = { rules: 'main nav >> nth=0' };

/** Pages that need something: a match in the browser, or a server with tables. */
const WITH_MATCH = ['/matches'];
const WITH_TABLES = ['/online'];

async function open(path: string, last: string, count = 1) {
  const { page, troubles } = await stage.visit({
    viewport: { width: 1366, height: 768 },
    colorScheme: 'dark',
    ...(WITH_TABLES.includes(path) && { baseURL: (await tablesStage({}, undefined, DIST)).address }),
  });
  await settle(page, { coaching: false, theme: 'system' });
  await page.clock.setFixedTime(NOON);
  if (WITH_MATCH.includes(path))
    await page.addInitScript(
      json => {
        localStorage['tessera.match.duel'] ??= json;
      },
      JSON.stringify(oldRecord(MATCH, { updated: NOON - DAY })),
    );
  await page.goto(path);
  await page
    .locator(last)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  return { page, troubles };
}

/** What is read out without numbers that are measured anew, and without the crossings and cells of a board. */
const lasting = (told: string, name: string): string =>
  told
    .split('\n')
    .filter(line => !/^ *- '?(row|gridcell)\b/.test(line))
    .map(line => (/^(settings|hard)$/.test(name) ? line.replace(/(?<!level=)\d[\d.,]*/g, '0') : line))
    .join('\n');

/** Controls that the Tab key reaches by itself; of a group of radio buttons only one is a stop. */
const STOPS =
  'main :is(a[href], button:enabled, summary, select, textarea, input:not([type=radio], [type=file])):not([tabindex="-1"])';

/** Names of controls that the Tab key does not reach, and of those whose focus shows nothing. */
async function unreached(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(stops => {
    const visible = [...document.querySelectorAll<HTMLElement>(stops)].filter(one => one.checkVisibility());
    for (const one of visible) one.dataset.stop = '';
    document.body.focus();
    return visible.length;
  }, STOPS);
  expect(count).toBeGreaterThan(0);
  const blind: string[] = [];
  // After the last stop the focus leaves the page.
  for (let isInside = true; isInside; ) {
    await page.keyboard.press('Tab');
    const dark = await page.evaluate(() => {
      const now = document.activeElement as HTMLElement;
      const isLit = (one: Element, part?: string): boolean => {
        const { outlineStyle, boxShadow, content } = getComputedStyle(one, part);
        return content !== 'none' && (outlineStyle !== 'none' || boxShadow !== 'none');
      };
      // A link whose area is its card shows the focus around the card.
      const card = now.closest('.tile, li, article');
      const isDark =
        now.dataset.stop !== undefined &&
        !isLit(now) &&
        !isLit(now, '::after') &&
        !(card && getComputedStyle(card).outlineStyle !== 'none');
      delete now.dataset.stop;
      return isDark ? `${now.innerText} shows no focus` : undefined;
    });
    if (dark) blind.push(dark);
    isInside = await page.evaluate(() => document.activeElement !== document.body);
  }
  return [...blind, ...(await page.locator('[data-stop]').allInnerTexts())];
}

/** Endless animations, which reduced motion rules out. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(one => one.playState === 'running' && one.effect?.getComputedTiming().duration !== 0)
      .map(one => (one as CSSAnimation).animationName ?? 'an animation'),
  );

/** Texts that are cut off, and controls beyond the sides of the page. */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, h1, h2, h3, p, label, summary)')]
      .filter(one => one.checkVisibility() && !one.closest('.only-read, [aria-hidden=true]'))
      .filter(one => {
        const { left, right, width } = one.getBoundingClientRect();
        // A text of one pixel is for screen readers.
        if (width <= 1) return false;
        const isBeyond = left < -1 || right > innerWidth + 1;
        const clips = getComputedStyle(one).overflowX !== 'visible';
        return isBeyond || (clips && one.scrollWidth > one.clientWidth + 1);
      })
      .map(one => one.innerText),
  );

test.each(Object.entries(PAGES))(
  '%s: is read out, walked by Tab, zoomed to 200 % and still',
  async (name, address) => {
    const { page, troubles } = await open(...address);
    const told = lasting(await page.locator(PROSE[name] ?? 'main').ariaSnapshot(), name);
    await expect(`${told}\n`).toMatchFileSnapshot(`fixtures/readOut/${name}.yml`);
    for (const theme of ['dark', 'light'] as const) {
      await dress(page, theme);
      expect(await axeViolations(page), theme).toEqual([]);
    }
    expect(await unreached(page)).toEqual([]);
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflows(page)).toMatchObject({ x: 0 });
    expect(await cut(page)).toEqual([]);
    // The end of the page can be scrolled to.
    const end = page.locator(STOPS).filter({ visible: true }).last();
    await end.scrollIntoViewIfNeeded();
    expect((await end.boundingBox())?.y).toBeLessThan(ZOOMED.height);
    // Who has no name on the server yet is answered so.
    expect(troubles.filter(one => !one.includes('401'))).toEqual([]);
  },
);

test.each([
  ['/learn/rift/1', '.ln-band'],
  ['/learn/tesseract/8', '.ln-band'],
  ['/learn/quantum/2', '.ln-band'],
  ['/learn/loop/4', '.ln-band'],
  ['/puzzles/rift/rift-capture-36aa951e', '.puzzle-panel, .tb-band'],
])('%s: everything is in reach at 200 %', async (path, last) => {
  const { page, troubles } = await open(path, '.table-root');
  if (path.startsWith('/puzzles')) {
    const told = await page.getByRole('complementary', { name: 'Puzzle' }).ariaSnapshot();
    await expect(`${told}\n`).toMatchFileSnapshot('fixtures/readOut/puzzle.yml');
  }
  await page.setViewportSize(ZOOMED);
  await page.locator(last).first().waitFor();
  expect(await overflows(page)).toEqual({ x: 0, y: 0 });
  expect(await moving(page)).toEqual([]);
  // Every control of the lesson or puzzle comes into view, and is on top there.
  const aside = page.locator(last).first();
  const fold = aside.locator('[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.first().click();
  for (const button of await aside.locator('button:visible, a:visible').all())
    await button.click({ trial: true });
  expect(troubles).toEqual([]);
});
