import { expect, test } from 'vitest';
import { newViolations } from './axe.ts';
import { DESKTOP, PHONE, stage } from './stage.ts';

/**
 * Page without violations in the dark phone layout; low contrast in the light theme, an unnamed button on a
 * desktop.
 */
const PAGE = `<!doctype html><html lang="en"><title>Fit</title><style>
  p { color: #000; background: #fff }
  button { display: none }
  @media (prefers-color-scheme: light) { p { color: #ccc } }
  @media (min-width: 1000px) { button { display: block } }
</style><main><h1>Fit</h1><p>Words</p><button></button></main>`;

test('axe checks what a viewport or a theme changes, and nothing twice', async () => {
  const { page } = await stage.visit({ viewport: PHONE, colorScheme: 'dark' });
  await page.setContent(PAGE);
  expect(await newViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await newViolations(page)).toEqual(['color-contrast: p']);
  expect(await newViolations(page)).toEqual([]);
  expect(await newViolations(page, 'elsewhere')).toEqual(['color-contrast: p']);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await newViolations(page)).toEqual(['button-name: button']);
});

/** Page on which an element with low contrast appears in a wide viewport, among elements checked before. */
const LONG_PAGE = `<!doctype html><html lang="en"><title>Long</title><style>
  p { color: #000; background: #fff }
  i { display: none; color: #ccc }
  @media (min-width: 1000px) { i { display: inline } p { font-size: 20px } }
</style><main><h1>Long</h1><p>Words</p><p>Words <i>pale</i></p></main>`;

test('in a further viewport colour contrast is checked for new elements only', async () => {
  const { page } = await stage.visit({ viewport: PHONE });
  await page.setContent(LONG_PAGE);
  expect(await newViolations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  expect(await newViolations(page)).toEqual(['color-contrast: i']);
  expect(await page.evaluate(() => (globalThis as unknown as { coloured: Element[] }).coloured.length)).toBe(
    1,
  );
});
