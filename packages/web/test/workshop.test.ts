/** A map of one's own, from the first tile to the table. */
import { describe, expect, test } from 'vitest';
import { axeViolations, clippedButtons, overflows, PHONE, stage } from './stage.ts';

describe('the workshop of maps', () => {
  test('[Q-MAP-9] a map is drawn by keys alone, says what it lacks, and is played', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/workshop/quantum');
    const verdict = page.locator('.verdict');
    await verdict.getByText('Yes, by 2 players, with 5 cubes each.').waitFor();
    expect(await axeViolations(page)).toEqual([]);

    await page.getByLabel('Begin with').selectOption({ label: 'An empty map' });
    await verdict.getByText('Lay the first tile.').waitFor();
    expect(await page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: '4', exact: true }).press('Space');

    await page.locator('.sketch [tabindex="0"]').focus();
    for (const key of ['9', 's', 'ArrowRight', 'ArrowRight', '9']) await page.keyboard.press(key);
    await verdict.getByText('Part of the map cannot be reached').waitFor();
    for (const key of ['ArrowLeft', '8', '8', '9', 'ArrowDown', '8', 's']) await page.keyboard.press(key);
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    expect(await page.getByLabel('The map as text').inputValue()).toBe('9a 9 9\n. 8b .');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(
      'Row 4, column 5: Planet 8, start of the Vulpes Alliance',
    );
    expect(new URL(page.url()).hash).toBe('#4_9a99_.8b.');

    await page.getByRole('button', { name: 'Play it' }).press('Enter');
    await page.waitForURL('**/new/quantum');
    expect(await page.getByRole('radio', { name: /^Your own/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await page.locator('.table-root').waitFor();
    const stored = await page.evaluate(() => Object.values(localStorage).join());
    expect(stored).toContain('"starts":["1,1","4,4"]');
    expect(troubles).toEqual([]);
  });

  test('in a hand: tiles are touched, text is pasted, and the link keeps the map', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/workshop/quantum#4_9a99_.8b.');
    const verdict = page.locator('.verdict');
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    expect((await overflows(page)).x).toBe(0);
    expect(await clippedButtons(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Erase' }).tap();
    await page.getByRole('gridcell', { name: /Planet 8, start of the Vulpes/ }).tap();
    await verdict.getByText('Mark a start for everybody: 1 so far, at least 2 are needed.').waitFor();

    const text = page.getByLabel('The map as text');
    await text.fill('8a Q');
    await page.getByText('This is not a map yet').waitFor();
    await text.fill('8a 9 8b\n7 V 7');
    await verdict.getByText('Yes, by 2 players, with 4 cubes each.').waitFor();
    await page.reload();
    await page.getByRole('gridcell', { name: /The Void/ }).waitFor();
    expect(troubles).toEqual([]);

    await page.goto('/workshop/quantum#nonsense');
    await page.getByRole('alert').getByText('could not be read').waitFor();
  });
});
