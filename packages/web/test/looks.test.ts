/** Looks of board and pieces: chosen in the menu, there before the board is painted, kept by a reload. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchSetup } from '../src/match/client.ts';
import { axeViolations } from './axe.ts';
import { setupOf as loopSetup } from './loopPlayer.ts';
import { ADA, MILO } from './people.ts';
import { LOOP_MIDDLE } from './positions.ts';
import { setupOf as quantumSetup } from './quantumPlayer.ts';
import { PATIENCE, SIZES } from './sizes.ts';
import { openStored, solidStage, stage } from './stage.ts';
import { setupOf as tesseractSetup } from './tesseractPlayer.ts';
import { unveiled } from './veil.ts';

const SEATS = [ADA, MILO];

interface Table {
  readonly setup: MatchSetup;
  /** A part of the board, and the property that the look changes. */
  readonly part: string;
  readonly property: string;
  /** A look besides the usual one, and its name in the menu. */
  readonly look: string;
  readonly name: string;
  readonly usual: { readonly look: string; readonly name: string };
}

const TABLES: readonly Table[] = [
  {
    setup: quantumSetup(SEATS),
    part: '.qb-space rect',
    property: 'fill',
    look: 'chart',
    name: 'Star chart',
    usual: { look: 'space', name: 'Deep space' },
  },
  {
    setup: loopSetup(SEATS, { given: LOOP_MIDDLE }),
    part: '.lb-hull',
    property: 'fill',
    look: 'neon',
    name: 'Neon',
    usual: { look: 'haze', name: 'Haze' },
  },
  {
    setup: tesseractSetup(SEATS),
    part: '.tess-layers .tess-die.is-solid.of-Y',
    property: 'background-color',
    look: 'notebook',
    name: 'Notebook',
    usual: { look: 'observatory', name: 'Observatory' },
  },
];

const colourOf = ({ part, property }: Table, page: Page): Promise<string> =>
  page
    .locator(part)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Notes in which look the document is dressed when the table first stands in it. */
function noteFirstLook(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.table-root')) return;
    document.documentElement.dataset.firstLook ??= document.documentElement.dataset.look ?? 'none';
  });
  watcher.observe(document, { childList: true, subtree: true });
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget="tb-menu"]').click();
  await page.getByRole('button', { name: 'Board and pieces' }).click();
  await page.getByRole('radiogroup', { name: 'Board and pieces' }).getByText(name).click();
}

describe.each(TABLES)('$setup.game', table => {
  const { setup, look, name, usual, part } = table;

  test('a look chosen in the menu changes the board and survives a reload', async () => {
    const { page, troubles } = await stage.visit();
    await openStored(page, setup);
    await page.locator(part).first().waitFor();
    const before = await colourOf(table, page);
    await choose(page, usual.name);
    expect(await colourOf(table, page)).toBe(before);
    await page.keyboard.press('Escape');
    await choose(page, name);
    expect(await axeViolations(page)).toEqual([]);
    const after = await colourOf(table, page);
    expect(after).not.toBe(before);

    await page.addInitScript(noteFirstLook);
    await page.reload();
    await page.locator(part).first().waitFor();
    expect(await page.locator('html').getAttribute('data-first-look')).toBe(look);
    expect(await colourOf(table, page)).toBe(after);
    expect(troubles).toEqual([]);
  });

  test.each(['no JSON', '{"board":"gold"}', '[]'])('%s instead of a look is the usual one', async broken => {
    const { page, troubles } = await stage.visit();
    await openStored(page, setup);
    await page.locator(part).first().waitFor();
    const before = await colourOf(table, page);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `tessera.${setup.game}`,
      broken,
    ] as const);
    await page.reload();
    await page.locator(part).first().waitFor();
    expect(await page.locator('html').getAttribute('data-look')).toBe(usual.look);
    expect(await colourOf(table, page)).toBe(before);
    expect(troubles).toEqual([]);
  });
});

test('the 3D cube is drawn anew in a chosen look', { timeout: PATIENCE }, async () => {
  const { page, troubles } = await solidStage.visit({ viewport: SIZES.desktop, reducedMotion: 'reduce' });
  await openStored(page, tesseractSetup(SEATS));
  await page.getByRole('button', { name: 'Cube', exact: true }).click();
  const { x, y, width, height } = (await page.locator('.tess-turntable canvas').boundingBox())!;
  // In the middle of the table there are dice only.
  const clip = { x: x + 0.6 * width, y: y + height / 2, width: 8, height: 8 };
  const dice = async (): Promise<string> =>
    (await unveiled(page, () => page.screenshot({ clip }))).toString('base64');
  const dress = async (name: string): Promise<void> => {
    await choose(page, name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await dress('Gemstones');
  const stones = await dice();
  await dress('Observatory');
  await expect.poll(dice).not.toBe(stones);
  await dress('Gemstones');
  await expect.poll(dice).toBe(stones);
  expect(troubles).toEqual([]);
});
