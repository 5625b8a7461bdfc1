/** The page of all matches: filters by game and result, a line about how each was decided. */
import { expect, test } from 'vitest';
import { pseudoScreens } from './pseudoScreens.ts';
import { settle, stage } from './stage.ts';

test('matches are filtered by game and by result, and tell how they were decided', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await pseudoScreens.history?.open(page);
  await pseudoScreens.history?.show(page);
  const cards = page.locator('.history .ticket');
  const kinds = page.locator('.history .ticket-kind');
  const choose = (group: string, choice: string): Promise<void> =>
    page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click();
  await choose('Game', 'Tesseract 1983');
  await expect.poll(() => kinds.allInnerTexts()).toEqual(['Tesseract 1983', 'Tesseract 1983']);
  await choose('Result', 'Finished');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await cards.innerText()).toContain('Tesseract was captured. Now');
  await choose('Game', 'Quantum');
  await page.getByText('No match fits these filters.').waitFor();
  await choose('Result', 'In progress');
  await expect.poll(() => kinds.allInnerTexts()).toEqual(['Quantum']);
  expect(troubles).toEqual([]);
});
