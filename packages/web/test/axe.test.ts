import { expect, test } from 'vitest';
import { newViolations } from './axe.ts';
import { DESKTOP, PHONE, stage } from './stage.ts';

/** Fit for everybody on a phone in the dark; in the light its words are too pale, on a desktop a button has no name. */
const PAGE = `<!doctype html><html lang="en"><title>Fit</title><style>
  p { color: #000; background: #fff }
  button { display: none }
  @media (prefers-color-scheme: light) { p { color: #ccc } }
  @media (min-width: 1000px) { button { display: block } }
</style><main><h1>Fit</h1><p>Words</p><button></button></main>`;

test('axe is asked about whatever a window or a theme changes, and not twice about the same', async () => {
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
