/** The 3D cube by mouse and keyboard; software rendering is slow, hence few tests with many steps. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, MILO } from './people.ts';
import { drawn, PHONE, solidStage } from './stage.ts';
import { expectAnswers, storedAnswers } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

const PATIENCE = 120_000;

/** Painting takes as long as there are pixels. */
const viewport = { width: 1100, height: 700 };

const settle = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(json => {
    localStorage['tessera.settings'] ??= json;
  }, JSON.stringify(settings));

const isReady = async (page: Page): Promise<boolean> => (await page.locator('.tt-tip.is-ready').count()) > 0;

/** Waits until the rotation ends: the elements of the dice keep their places for many frames. */
const isStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const lie = () =>
      Array.from(document.querySelectorAll('.tess-cube-square'), die => die.getAttribute('style'));
    for (let still = 0, last = ''; still < 30; ) {
      await new Promise(requestAnimationFrame);
      const now = lie().join();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a removable cube, once the rotation has ended; one that was found before is tried first. */
async function readyPoint(page: Page, ...known: readonly Point[]): Promise<Point> {
  await isStill(page);
  const box = await page.locator('.tess-turntable canvas').boundingBox();
  if (!box) throw new Error('no canvas');
  const tenths = [2, 3, 4, 5, 6, 7, 8];
  const grid = tenths.flatMap(row =>
    tenths.map(column => ({ x: box.x + (box.width * column) / 10, y: box.y + (box.height * row) / 10 })),
  );
  for (const at of [...known, ...grid]) {
    await page.mouse.move(at.x, at.y);
    await drawn(page);
    if (!(await isReady(page))) continue;
    // The hovered cube is lifted first.
    await isStill(page);
    if (await isReady(page)) return at;
  }
  throw new Error('nothing glows');
}

/** Centre of the only ring. */
async function ringOf(page: Page): Promise<Point> {
  const box = await page.locator('.tess-turntable .tb-marks g').boundingBox();
  if (!box) throw new Error('no ring');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Number of dice below the card of a selection. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const right = document.querySelector('.tb-chosen')?.getBoundingClientRect().right ?? 0;
    const dice = Array.from(document.querySelectorAll('.tess-cube-square'));
    return dice.filter(die => die.getBoundingClientRect().left < right).length;
  });

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test(
  'rotating plays nothing; the hovered die is named, selected by a double click, removed by Enter',
  async () => {
    const { page, troubles } = await solidStage.visit({ viewport, reducedMotion: 'no-preference' });
    await settle(page, { coaching: false }); // Esc would close the tip first
    const begun = WON_GAME.answers.slice(0, 3);
    await openMatch(page, setupOf([ADA], WON_GAME.match), begun);
    const canvas = page.locator('.tess-turntable canvas');
    await canvas.waitFor();
    for (const key of ['q', 'w', ']', '[']) await page.keyboard.press(key);
    await page.keyboard.press('l');
    await canvas.waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await canvas.waitFor();
    const ringed = await readyPoint(page);
    // A ring is drawn on the hovered die, and rotates with the table.
    await page.mouse.click(ringed.x, ringed.y, { button: 'right' });
    const before = await ringOf(page);
    expect(far(before, ringed)).toBeLessThan(60);
    await page.keyboard.press('q');
    await expect.poll(async () => far(await ringOf(page), before)).toBeGreaterThan(5);
    await page.keyboard.press('w');
    await expect.poll(async () => far(await ringOf(page), before)).toBeLessThan(2);
    const at = await readyPoint(page, ringed);
    await page.mouse.dblclick(at.x, at.y);
    const card = page.locator('.tb-chosen');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await storedAnswers(page)).toEqual(begun);
    await page.mouse.click(at.x, at.y);
    await card.waitFor();
    expect(await covered(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expectAnswers(page, [...begun, expect.stringMatching(/^remove \d,\d$/)]);
    // The focus moves to the next decision, in 3D too.
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);

/** a1 is the lowest stack, and the farthest corner from the front. */
const BEHIND = { tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y1O2P3' : 'Y1O2P3B6')) };

/** Software renderers draw no frame on an idle page: a screenshot requests one. */
async function isTurning(page: Page): Promise<boolean> {
  await page.screenshot();
  return page.locator('.tess-cube-tag').isEnabled();
}

test(
  'a hidden stack that is primed next has a ghost, and a press on its tag rotates the table to it',
  async () => {
    const { page, context, troubles } = await solidStage.visitApart({ viewport, hasTouch: true });
    await openMatch(page, setupOf([ADA, MILO], { position: BEHIND }));
    await page.getByRole('button', { name: 'Cube', exact: true }).click();
    const ghost = page.locator('.tess-cube-ghost path').first();
    await page.locator('.tess-cube-tag').waitFor({ state: 'attached' });
    await expect.poll(() => isTurning(page), { timeout: 20_000 }).toBe(true);
    expect(await ghost.getAttribute('d')).toMatch(/^M\d/);
    await page.locator('.tess-cube-tag').click();
    await expect.poll(() => isTurning(page), { timeout: 20_000 }).toBe(false);
    expect(await ghost.getAttribute('d')).toBe('');

    // A long press draws a ring on a die, and selects nothing.
    const { x, y, width, height } = (await page.locator('.tess-turntable canvas').boundingBox())!;
    const finger = { x: x + width * 0.72, y: y + height / 2 };
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.locator('.tess-turntable .tb-marks g').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await drawn(page);
    expect(far(await ringOf(page), finger)).toBeLessThan(60);
    expect(await page.locator('.tb-chosen, .tb-toast').count()).toBe(0);
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);

test('on a phone a card lies over the tip', { timeout: PATIENCE }, async () => {
  const { page, troubles } = await solidStage.visit({ viewport: PHONE, hasTouch: true });
  await openMatch(page, setupOf([ADA, MILO]));
  const tip = page.locator('.tb-lesson');
  await tip.waitFor();
  // A slow renderer begins with the layers, where a press needs no picking.
  const [turns, layers] = [page.locator('.tess-cube-turns'), page.locator('.tess-levels')];
  await turns.or(layers).first().waitFor();
  if ((await layers.count()) === 0) await page.keyboard.press('l');
  await page.locator('[data-spot="0 3"]').click();
  const title = page.locator('.tb-chosen h2');
  await title.waitFor();
  await page.keyboard.press('l');
  await turns.waitFor();
  const isSeen = () =>
    title.evaluate(heading => {
      const { left, top, right, bottom } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isSeen).toBe(true);
  expect(await tip.count()).toBe(1);
  expect(troubles).toEqual([]);
});
