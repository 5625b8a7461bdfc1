/**
 * Pages for learning, practice and coming back: what is read out, the way of the Tab key, a zoom of 200 %, reduced
 * motion.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { overflows, settle, stage } from './stage.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

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
};

async function open(path: string, last: string, count = 1) {
  const { page, troubles } = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await settle(page, { coaching: false });
  await page.clock.setFixedTime(NOON);
  await page.goto(path);
  await page
    .locator(last)
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  return { page, troubles };
}

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
  expect(count).toBeGreaterThan(1);
  const blind: string[] = [];
  // The bars above and below the page have stops of their own.
  for (let i = 0; i < count + 40; i++) {
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
    if ((await page.locator('[data-stop]').count()) === 0) break;
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
        const isBeyond = width > 0 && (left < -1 || right > innerWidth + 1);
        const clips = getComputedStyle(one).overflowX !== 'visible';
        return isBeyond || (clips && one.scrollWidth > one.clientWidth + 1);
      })
      .map(one => one.innerText),
  );

test.each(Object.entries(PAGES))(
  '%s: is read out, walked by Tab, zoomed to 200 % and still',
  async (name, address) => {
    const { page, troubles } = await open(...address);
    const told = await page.getByRole('main').ariaSnapshot();
    await expect(`${told}\n`).toMatchFileSnapshot(`fixtures/readOut/${name}.yml`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await unreached(page)).toEqual([]);
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => overflows(page)).toMatchObject({ x: 0 });
    expect(await cut(page)).toEqual([]);
    // The end of the page can be scrolled to.
    const end = page.locator(STOPS).filter({ visible: true }).last();
    await end.scrollIntoViewIfNeeded();
    expect((await end.boundingBox())?.y).toBeLessThan(ZOOMED.height);
    expect(troubles).toEqual([]);
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
