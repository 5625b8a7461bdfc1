/** Pages at the widths of phones, in every language: no text under a button, nothing beyond the edge. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutOffScreens } from './cutOffScreens.ts';
import { SIZES } from './sizes.ts';
import { drawn, overflows, settle, stage } from './stage.ts';

const WIDTHS = [320, 360, 390, 412] as const;
const LANGUAGES = ['en', 'fr', 'cs'] as const;

/** Home and the pages behind it, each with a part that is drawn last. */
const PAGES: Readonly<Record<string, string>> = {
  '/': '.home-tools',
  '/new/rift': '.summary .button',
  '/online': '.lobby-filters',
};

/** Pairs of a text and a button that covers a part of it. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const BUTTONS = ':is(.top, main) :is(.button, button, .choice, .play-sign)';
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { readonly node: Node; readonly box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.textContent?.trim() || node.parentElement?.closest('svg, .only-read, .skip, .tabs')) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ node, box });
    }
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return [...document.querySelectorAll<HTMLElement>(BUTTONS)].flatMap(button => {
      const edge = button.getBoundingClientRect();
      const under = texts.filter(({ node, box }) => !button.contains(node) && meets(box, edge));
      return under.map(({ node }) => `${node.textContent} under ${button.innerText}`);
    });
  });

/** Buttons that reach beyond the page, in a part that scrolls too. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(.button, button, .choice label)')]
      .filter(button => button.getBoundingClientRect().right > innerWidth)
      .map(button => button.innerText),
  );

test.each(LANGUAGES)('%s: no text lies under a button, and no button beyond the edge', async language => {
  const { page } = await stage.visit({ viewport: { width: 390, height: 844 } });
  await settle(page, { language });
  const faults: string[] = [];
  for (const [path, part] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.locator(part).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      const found = [...(await covered(page)), ...(await beyond(page))];
      if ((await overflows(page)).x > 0) found.push('scrolls sideways');
      faults.push(...found.map(fault => `${path} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('home with open matches: no text lies under a button in any viewport', async () => {
  const { page } = await stage.visit({ viewport: SIZES.phone });
  await cutOffScreens.home?.open(page);
  await cutOffScreens.home?.show(page);
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    faults.push(...(await covered(page)).map(fault => `${size}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
