import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
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
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeViolations(page)).toEqual(['color-contrast: p']);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual(['button-name: button']);
});

const colouredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from((globalThis as unknown as { coloured: Set<Element> }).coloured, one => one.localName),
  );

/** Page on which an element with low contrast appears in a wide viewport; its colours are on no other page. */
const LONG_PAGE = `<!doctype html><html lang="en"><title>Long</title><style>
  h1 { color: #012 }
  p { color: #021; background: #fff }
  i { display: none; color: #ccc }
  @media (min-width: 1000px) { i { display: inline } p { font-size: 20px } }
</style><main><h1>Long</h1><p>Words</p><p>Words</p><p>Words <i>pale</i></p></main>`;

test('colour contrast is checked once for equal texts, and in a further viewport for new ones', async () => {
  const { page } = await stage.visit({ viewport: PHONE });
  await page.setContent(LONG_PAGE);
  expect(await axeViolations(page)).toEqual([]);
  expect(await colouredOn(page)).toEqual(['h1', 'p']);
  await page.setViewportSize(DESKTOP);
  expect(await axeViolations(page)).toEqual(['color-contrast: i']);
  expect(await colouredOn(page)).toEqual(['i']);
});

/** Page on which a text lies over a white or a black neighbour, which lets the pointer through. */
const LAYERS = `<!doctype html><html lang="en"><title>Layers</title><style>
  main { position: relative; background: #fff; min-height: 300px }
  div { position: absolute; inset: 100px 0 auto; height: 50px; pointer-events: none }
  p { position: absolute; color: #222 }
  p + p { top: 200px }
  @media (min-width: 1000px) { div { background: #333 } p + p { top: 100px } }
</style><main><h1>Layers</h1><div></div><p>First</p><p>Second</p></main>`;

test('a text that lies over something else in a further viewport is checked again', async () => {
  const { page } = await stage.visit({ viewport: PHONE });
  await page.setContent(LAYERS);
  expect(await axeViolations(page)).toEqual([]);
  expect(await colouredOn(page)).toEqual(['h1', 'p']);
  await page.setViewportSize(DESKTOP);
  expect(await axeViolations(page)).toEqual(['color-contrast: p:nth-child(4)']);
  expect(await colouredOn(page)).toEqual(['p']);
});

/** Page with the colours of another one, and a paler text. */
const paragraphs = (colour: string): string => `<!doctype html><html lang="en"><title>Ink</title><style>
  p { color: #123; background: #fed } b { color: ${colour}; background: #fed }
</style><main><h1>Ink</h1><p>Words</p><p><b>More</b></p></main>`;

test('colours that were legible on one page are not checked on the next, pale ones are', async () => {
  const { page } = await stage.visit();
  await page.setContent(paragraphs('#321'));
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/robots.txt');
  await page.setContent(paragraphs('#dcb'));
  expect(await axeViolations(page)).toEqual(['color-contrast: b']);
  expect(await colouredOn(page)).toEqual(['b']);
  await page.goto('/robots.txt');
  await page.setContent(paragraphs('#dcb'));
  expect(await axeViolations(page)).toEqual(['color-contrast: b']);
});
