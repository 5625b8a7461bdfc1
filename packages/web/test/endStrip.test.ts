/**
 * Result strip and result dialog at every size: the board stays visible, and every button is within reach. Each game has
 * phones, and every second larger viewport; in all combinations every one.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endScreens, openEnding } from './ending.ts';
import { HAS_ALL, PATIENCE, SIZES } from './sizes.ts';
import { drawn, overflows, settle, stage } from './stage.ts';

/** The smallest phone that is supported, and one layout after another. */
const VIEWPORTS = { tiny: { width: 320, height: 568 }, ...SIZES };

/** Language in which each end is shown. */
const LANGUAGES = { rift: 'cs', tesseract: 'fr', quantum: 'fr', loop: 'cs' } as const;

/** Buttons of a part that are not wholly inside the viewport, or lie under something else. */
const outOfReach = (page: Page, part: string): Promise<string[]> =>
  page.locator(`${part} :is(button, a)`).evaluateAll(all =>
    all.flatMap(one => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      if (width === 0) return [];
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInside && seen !== null && one.contains(seen) ? [] : [one.textContent ?? ''];
    }),
  );

/** Buttons of strip and dialog whose words do not fit. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator(':is(.tb-ends, .tb-ways) :is(button, a)')
    .evaluateAll(all =>
      all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent ?? ''),
    );

/** Pixels of the board that the strip covers, and the share of the viewport that the strip takes. */
const stripOver = (page: Page): Promise<{ covered: number; share: number }> =>
  page.evaluate(() => {
    const strip = document.querySelector('.tb-prompt')?.getBoundingClientRect();
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    if (!strip || !board) return { covered: -1, share: 1 };
    const x = Math.min(strip.right, board.right) - Math.max(strip.left, board.left);
    const y = Math.min(strip.bottom, board.bottom) - Math.max(strip.top, board.top);
    const share = (strip.width * strip.height) / (innerWidth * innerHeight);
    return { covered: Math.max(0, Math.floor(x)) * Math.max(0, Math.floor(y)), share };
  });

test.each(Object.entries(LANGUAGES))(
  'the end of %s: strip beside the board, dialog on request',
  {
    timeout: PATIENCE,
  },
  async (game, language) => {
    const { page, troubles } = await stage.visit();
    await settle(page, { language, coaching: false });
    await endScreens[game as keyof typeof LANGUAGES](page);
    await page.locator('.tb-ends').waitFor();
    const first = Object.keys(LANGUAGES).indexOf(game);
    for (const [i, [size, viewport]] of Object.entries(VIEWPORTS).entries()) {
      if (!HAS_ALL && i > 2 && (first + i) % 2 === 1) continue;
      await page.setViewportSize(viewport);
      await drawn(page);
      expect(await page.locator('dialog').count(), size).toBe(0);
      expect(await outOfReach(page, '.tb-ends'), size).toEqual([]);
      const { covered, share } = await stripOver(page);
      expect([size, covered]).toEqual([size, 0]);
      expect(share, size).toBeLessThan(size === 'tiny' ? 0.3 : 0.25);
      await openEnding(page);
      expect(await outOfReach(page, '.tb-ways'), size).toEqual([]);
      expect([size, await cutOff(page)]).toEqual([size, []]);
      expect((await overflows(page)).x, size).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
  },
);

test('[T-END-1] the end of tesseract: no priming is announced, and no card counts cubes to come', async () => {
  const { page } = await stage.visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await settle(page, { coaching: false });
  await endScreens.tesseract(page);
  await page.locator('.tb-ends').waitFor();
  expect(await page.locator('.tess-strip').innerText()).not.toMatch(/Next|…/);
  await page.getByRole('tab', { name: 'Contain' }).click();
  await page.locator('.tess-containment').waitFor();
  expect(await page.locator('.tess-togo').allInnerTexts()).toEqual([]);
});
