/** Text is readable wherever it stands: every language, every viewport, every table and the pages before it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BY_DESIGN, unreadText } from './cutOff.ts';
import { cutOffScreens } from './cutOffScreens.ts';
import { PATIENCE, SIZES } from './sizes.ts';
import { drawn, stage } from './stage.ts';

const LANGUAGES = ['en', 'fr', 'cs'] as const;

/** A page opens in English; a reload with another setting is quicker than the menu of each page. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(wanted => {
    const settings = JSON.parse(localStorage['tessera.settings'] ?? '{}');
    localStorage['tessera.settings'] = JSON.stringify({ ...settings, language: wanted });
  }, language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}

test.each(Object.entries(cutOffScreens))(
  '%s: no text is clipped, broken or covered',
  { timeout: PATIENCE },
  async (_, { open, show }) => {
    const { page } = await stage.visit();
    await open(page);
    const faults: string[] = [];
    for (const language of LANGUAGES) {
      if (language !== 'en') await speak(page, language);
      await show(page);
      await page.evaluate(() => document.fonts.ready);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await drawn(page);
        for (const { fault, where, text, under } of await unreadText(page, BY_DESIGN))
          faults.push(`${language} ${size} ${fault}: “${text}” in ${where}${under ? ` under ${under}` : ''}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
