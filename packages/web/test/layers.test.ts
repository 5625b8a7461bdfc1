/**
 * Overlays of a table: sound in the dark on a phone and by day on a desktop, and closed by Esc from the top.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, MILO } from './people.ts';
import { openRift, SHORT_GAME, storedMoves } from './player.ts';
import { expectSound, followSystem, HAS_ALL, type Look, PATIENCE, SIZES, type Size } from './sizes.ts';
import { stage, thinkBriefly } from './stage.ts';
import { storedAnswers } from './storedMatch.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

/** Name of an overlay, and the function that opens it. */
type Opening = readonly [layer: string, open: () => Promise<unknown>];

/** One theme for each viewport, and axe in one viewport; in all combinations both. */
const lookAt = (size: Size, read: Size): Look =>
  HAS_ALL ? {} : { themes: [size === 'phone' ? 'dark' : 'light'], read: [read] };

/** Opens overlays over each other, checks each, then closes them from the top. */
async function pile(page: Page, size: Size, openings: readonly Opening[], look: Look): Promise<void> {
  const layers: Locator[] = [];
  for (const [layer, open] of openings) {
    await open();
    layers.push(page.locator(layer));
    await layers.at(-1)?.waitFor();
    await expectSound(page, layer, { isTable: true, sizes: [size], ...look });
  }
  while (layers.length > 0) {
    await page.keyboard.press('Escape');
    await layers.pop()?.waitFor({ state: 'detached' });
    for (const below of layers) expect(await below.count(), `${below}`).toBe(1);
  }
}

test.each(['phone', 'desktop'] as const)(
  'rift, %s',
  async size => {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size] });
    await followSystem(page);
    await thinkBriefly(page);
    await page.addInitScript(() => {
      localStorage['tessera.seen'] ??= '{"begun":16}';
    });
    const look = lookAt(size, 'phone');
    const moves = SHORT_GAME.slice(0, 19);
    const menu: Opening = ['.tb-menu:popover-open', () => page.getByRole('button', { name: 'Menu' }).click()];
    const rules: Opening = ['.tb-rules', () => page.getByRole('link', { name: 'Rules' }).first().click()];
    await pile(
      page,
      size,
      [
        ['.tb-recap', () => openRift(page, moves, { seats: [ADA, MILO] })],
        ['.tb-hint', () => page.keyboard.press('h')],
        menu,
      ],
      look,
    );
    // Their own page has the rules in both themes, and axe reads their panel beside a table in rulesReader.test.ts. The menu was
    // read above: over the rules it is only looked at.
    if (size === 'desktop') {
      await rules[1]();
      await page.locator(rules[0]).waitFor();
      await expectSound(page, rules[0], {
        isTable: true,
        sizes: [size],
        themes: ['dark'],
        ...(HAS_ALL ? {} : { read: [] }),
      });
      await pile(page, size, [menu], { themes: ['dark'], read: [] });
      await page.keyboard.press('Escape');
      await page.locator(rules[0]).waitFor({ state: 'detached' });
    }
    await pile(page, size, [['dialog[open]', () => page.keyboard.press('?')]], look);
    expect(await storedMoves(page)).toEqual(moves);
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);

/** Two people, a few cubes in their labs, nothing dangerous, and one lowest cube. */
const PAIR = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};

test.each(['phone', 'desktop'] as const)(
  'tesseract, %s',
  async size => {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size] });
    await followSystem(page);
    const look = lookAt(size, 'desktop');
    await pile(
      page,
      size,
      [
        ['.tb-lesson', () => openMatch(page, setupOf([ADA, MILO], { position: PAIR }))],
        ['.tt-act[aria-pressed="true"]', () => page.keyboard.press('a')],
        ['.tb-chooser', () => page.locator('button[data-target="A:O4"]').click()],
      ],
      look,
    );
    if (size === 'desktop')
      await pile(
        page,
        size,
        [['.tess-popover', () => page.locator('.tess-about button').first().click()]],
        HAS_ALL ? {} : { themes: ['dark'] },
      );
    await pile(page, size, [['.tb-chosen', () => page.locator('[data-spot="0 3"]').click()]], look);
    expect(await storedAnswers(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);
