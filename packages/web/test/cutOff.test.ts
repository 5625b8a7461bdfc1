/**
 * Text is readable wherever it stands: in every language and every viewport at every table and the pages before it. French and
 * Czech are read on phones and in some larger viewports, others for the next screen; English in all combinations only, since
 * its longer pseudo-language has the same screens.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BY_DESIGN, unreadText } from './cutOff.ts';
import { cutOffScreens, denseScreens } from './cutOffScreens.ts';
import { HAS_ALL, PATIENCE, SIZES } from './sizes.ts';
import { drawn, settle, stage } from './stage.ts';

const LANGUAGES = HAS_ALL ? (['en', 'fr', 'cs'] as const) : (['fr', 'cs'] as const);

const PHONES: readonly string[] = ['phone', 'landscape'] satisfies (keyof typeof SIZES)[];

/** Viewports in which a screen is read in a language, by their numbers. */
const viewportsOf = (screen: number, language: number) =>
  Object.entries(SIZES).filter(
    ([size], i) => HAS_ALL || PHONES.includes(size) || (screen + i) % 4 === language,
  );

/** A reload with another setting is quicker than the menu of each page. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(wanted => {
    const settings = JSON.parse(localStorage['tessera.settings'] ?? '{}');
    localStorage['tessera.settings'] = JSON.stringify({ ...settings, language: wanted });
  }, language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}

const screens = Object.entries({ ...cutOffScreens, ...denseScreens });

test.each(screens.map(([name, screen], number) => ({ name, number, ...screen })))(
  '$name: no text is clipped, broken or covered',
  { timeout: PATIENCE },
  async ({ number, open, show }) => {
    const { page } = await stage.visit();
    await settle(page, { language: LANGUAGES[0] });
    await open(page);
    const faults: string[] = [];
    for (const [nth, language] of LANGUAGES.entries()) {
      if (nth > 0) await speak(page, language);
      await show(page);
      await page.evaluate(() => document.fonts.ready);
      for (const [size, viewport] of viewportsOf(number, nth)) {
        await page.setViewportSize(viewport);
        await drawn(page);
        for (const { fault, where, text, under } of await unreadText(page, BY_DESIGN))
          faults.push(`${language} ${size} ${fault}: “${text}” in ${where}${under ? ` under ${under}` : ''}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
