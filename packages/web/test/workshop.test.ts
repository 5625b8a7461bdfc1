/** Map editor, from the first tile to the table. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { expectSound, followSystem, SCREEN } from './sizes.ts';
import { clippedButtons, drawn, overflows, PHONE, stage } from './stage.ts';
import { stored } from './storedMatch.ts';

const place = (page: Page, name: RegExp | string) => page.getByRole('gridcell', { name });
const textOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').waitFor();
  const text = await page.getByLabel('The map as text').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
};

/** Types keys one by one, each after the effect of the one before is rendered. */
async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}

describe('the map editor', () => {
  test('[Q-MAP-9] [Q-MAP-2] a map is drawn by keys alone, validated, and played', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/workshop/quantum');
    const verdict = page.locator('.making-verdict');
    await verdict.getByText('Yes, by 2 players, with 5 cubes each.').waitFor();

    await page.getByRole('button', { name: 'Begin with…' }).press('Enter');
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(17);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'An empty map' }).press('Enter');
    await verdict.getByText('Place the first tile.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: '4', exact: true }).press('Space');
    await page.getByLabel('Name').fill('Steps');

    await page.locator('.sketch [tabindex="0"]').focus();
    await type(page, ['9', 's', 'ArrowRight', 'ArrowRight', '9']);
    await verdict.getByText('Part of the map cannot be reached').waitFor();
    await place(page, /Planet 9, wrong/)
      .first()
      .waitFor();
    await type(page, ['ArrowLeft', '8', '8', '9', 'ArrowDown', '8', 's']);
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await drawn(page);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(
      'Row 4, column 5: Planet 8, start of the Vulpes Alliance, one square right',
    );
    const steps = '---------\n-9a-9--9-\n---------\n....---..\n....-8b..\n....---..';
    expect(await textOf(page)).toBe(steps);
    await page.keyboard.press('Control+z');
    expect(await textOf(page)).toBe('9a 9 9\n. 8b .');
    await page.keyboard.press('Control+Shift+z');
    expect(await textOf(page)).toBe(steps);
    expect(new URL(page.url()).hash).toMatch(/^#4_---------_-9a-9--9-_.*~Steps$/);

    await page.getByRole('button', { name: 'Play it' }).press('Enter');
    await page.waitForURL('**/match/*');
    await page.locator('.quantum-table').waitFor();
    expect(JSON.stringify(await stored(page))).toContain('"starts":["1,1","5,4"]');
    await page.goto('/new/quantum');
    await page.getByRole('radio', { name: /^Steps/ }).press('Space');
    await expect.poll(() => page.getByRole('radio', { name: /^Steps/ }).isChecked()).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('maps are saved by themselves, renamed, deleted and brought back', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/workshop/quantum#4_9a99_.8b.');
    const listed = page.getByRole('dialog').getByRole('listitem');
    const openList = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Your maps' }).click();
      await page.getByRole('dialog', { name: 'Your maps' }).waitFor();
    };
    await openList();
    await page.getByText('Nothing yet').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Name').fill('Wedge');
    await page.getByText('Saved under “Your maps”.').waitFor();
    await page.getByRole('button', { name: 'Begin with…' }).click();
    await page.getByRole('button', { name: 'An empty map' }).click();
    // A mutation observer runs right after the task that draws the planet: both must be written by then.
    const written = page.evaluate(
      () =>
        new Promise(resolve => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector('[aria-label*="Planet 8"]')) return;
            observer.disconnect();
            const kept = Object.keys(localStorage).filter(key => key.startsWith('tessera.map.'));
            resolve({ hash: location.hash, kept: kept.length });
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await place(page, 'Row 3, column 4: empty').click();
    await place(page, /Planet 8/).waitFor();
    expect(await written).toEqual({ hash: expect.stringContaining('8'), kept: 2 });
    await page.reload();
    await place(page, /Planet 8/).waitFor();
    await openList();
    await expect.poll(() => listed.count()).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Your own' }).click();
    await expect.poll(() => listed.count()).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => listed.count()).toBe(2);
    await listed
      .filter({ has: page.getByRole('button', { name: 'Open Wedge' }) })
      .getByLabel('Name')
      .fill('Key');
    await page.getByRole('button', { name: 'Open Key' }).click();
    await place(page, /Planet 8, start of the Vulpes/).waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Key');
    expect(new URL(page.url()).hash).toBe('#4_9a99_.8b.~Key');
    expect(troubles).toEqual([]);
  });

  test('without storage a map is kept for the visit, and the page says so', async () => {
    const { page } = await stage.visit();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('barred', 'SecurityError');
        },
      }),
    );
    await page.goto('/workshop/quantum#4_9a99_.8b.');
    await page.getByLabel('Name').fill('Wedge');
    await page.getByText('This browser does not save anything').waitFor();
    await page.getByRole('button', { name: 'Your maps' }).click();
    await page.getByRole('button', { name: 'Open Wedge' }).waitFor();
  });

  test('by mouse: tiles are dragged from the box, swapped, and shifted by their sides', async () => {
    const { page, troubles } = await stage.visit();
    const at = (row: number, column: number) => place(page, new RegExp(`^Row ${row}, column ${column}:`));
    await page.goto('/workshop/quantum#4_8a9');
    await place(page, 'Row 3, column 4: Planet 9').waitFor();
    await page.locator('.workshop-tools label', { has: page.locator('.q-planet.is-10') }).dragTo(at(2, 3));
    await place(page, 'Row 2, column 3: Planet 10').waitFor();
    await place(page, 'Row 3, column 4: Planet 9').dragTo(place(page, /Planet 8/));
    await place(page, 'Row 3, column 4: Planet 8, start of the Kepler Empire').waitFor();
    expect(await textOf(page)).toBe('X .\n9 8a');
    await page.getByRole('radio', { name: 'Shift' }).check({ force: true });
    const box = await place(page, /Planet 10/).boundingBox();
    if (!box) throw new Error('the planet is not there');
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
    await place(page, 'Row 2, column 3: Planet 10, one square right').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await place(page, 'Row 2, column 3: Planet 10').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await place(page, 'Row 2, column 3: Planet 10, one square right').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Place the first tile.').waitFor();
    expect(troubles).toEqual([]);
  });

  test('on a phone: tiles are touched, text is pasted, and the link restores the map', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/workshop/quantum#4_9a99_.8b.');
    const verdict = page.locator('.making-verdict');
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    expect((await overflows(page)).x).toBe(0);
    expect(await clippedButtons(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Erase' }).tap();
    await place(page, /Planet 8, start of the Vulpes/).tap();
    await verdict.getByText('Mark a start for everybody: 1 so far, at least 2 are needed.').waitFor();

    await page.getByRole('button', { name: 'Share' }).tap();
    expect(await axeViolations(page)).toEqual([]);
    const text = page.getByLabel('The map as text');
    await text.fill('8a Q');
    await page.getByText('This is not a map yet').waitFor();
    await text.fill('8a 9 8b\n7 V 7');
    await page.keyboard.press('Escape');
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    await page.reload();
    await place(page, /The Void/).waitFor();
    expect(troubles).toEqual([]);

    await page.goto('/workshop/quantum#nonsense');
    await page.getByRole('alert').getByText('could not be read').waitFor();
  });

  test('all parts fit every viewport, with faults and without', SCREEN, async () => {
    const { page } = await stage.visit();
    await followSystem(page);
    await page.goto('/workshop/quantum#7_8a7_XXX_X..7_..X9b~A%20map');
    await page.locator('.making-verdict').getByText('Not yet:').waitFor();
    await expectSound(page, 'workshop', {
      isTable: true,
      never: [
        '.making-bar button',
        '.workshop-tools label',
        '.sketch',
        '.workshop-lines',
        '.making-verdict button',
      ],
    });
  });

  test('the form of a new match, with maps, seeds and packs', SCREEN, async () => {
    const { page } = await stage.visit();
    await followSystem(page);
    await page.goto('/new/quantum');
    await page.getByLabel('Seed').fill('seven');
    await page.getByRole('button', { name: 'Draw new numbers' }).click();
    const isSeeded = () => page.getByRole('radio', { name: /^Base board, seed seven/ }).isChecked();
    await expect.poll(isSeeded).toBe(true);
    await page.getByRole('button', { name: 'Random map' }).click();
    await expect.poll(isSeeded).toBe(false);
    await page.getByText('Advanced options').click();
    await expectSound(page, 'quantum-new', {
      sizes: ['phone', 'landscape', 'portrait', 'tablet', 'desktop'],
    });
  });
});
