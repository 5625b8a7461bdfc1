import type { Locator, Page } from 'playwright-core';

/** Opens the result dialog from the strip that states the result. */
export async function openEnding(page: Page): Promise<Locator> {
  await page.locator('.tb-prompt.is-over .is-why').click();
  const dialog = page.locator('dialog.is-end');
  await dialog.waitFor();
  return dialog;
}
