/** The cube that is primed next, behind others in the 3D view. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage } from './stage.ts';
import { ADA, MILO, openMatch, setupOf } from './tesseractPlayer.ts';

/** a1 is lowest, and from the front the farthest corner. */
const BEHIND = { tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y1O2P3' : 'Y1O2P3B6')) };

/** Without a graphics card a page that rests draws no frame by itself: a picture asks for one. */
async function isTurning(page: Page): Promise<boolean> {
  await page.screenshot();
  return page.locator('.tess-cube-tag').isEnabled();
}

test('it has a ghost, and a press on its tag turns the table until it is seen', async () => {
  const stage = await openStage('software');
  const { page, troubles } = await stage.visit();
  await openMatch(page, setupOf([ADA, MILO], { position: BEHIND }));
  await page.getByRole('button', { name: 'Cube', exact: true }).click();
  const ghost = page.locator('.tess-cube-ghost path').first();
  await page.locator('.tess-cube-tag').waitFor({ state: 'attached' });
  await expect.poll(() => isTurning(page), { timeout: 20_000 }).toBe(true);
  expect(await ghost.getAttribute('d')).toMatch(/^M\d/);
  await page.locator('.tess-cube-tag').click();
  await expect.poll(() => isTurning(page), { timeout: 20_000 }).toBe(false);
  expect(await ghost.getAttribute('d')).toBe('');
  expect(troubles).toEqual([]);
  await stage.close();
}, 120_000);
