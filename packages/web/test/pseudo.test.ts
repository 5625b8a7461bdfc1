/** Screens in a pseudo-language: all their text comes from catalogues, and pages have room for a longer language. */
import { en as loop } from '@tessera/games/loop/titles/en';
import { en as quantum } from '@tessera/games/quantum/titles/en';
import { en as rift } from '@tessera/games/rift/titles/en';
import { en as tesseract } from '@tessera/games/tesseract/titles/en';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { unreadText } from './cutOff.ts';
import { cutOffScreens } from './cutOffScreens.ts';
import { pseudo, pseudoModule, speakPseudo } from './pseudo.ts';
import { PATIENCE, READ, SIZES } from './sizes.ts';
import { drawn, stage } from './stage.ts';

test('the pseudo-language is accented, longer, and keeps parameters and clauses', () => {
  expect(pseudo('Take {count} cubes. [T-ACT-1]')).toMatch(/^T\S+ \{count\} \S+\. \[T-ACT-1\]$/);
  const sentence = 'The lowest removable cube is primed at once';
  expect(pseudo(sentence).length / sentence.length).toBeGreaterThan(1.25);
  expect(pseudoModule("import{a}from'./a.js';const en={key:'One',more:`two`};export{en}")).toBe(
    "import{a}from'./a.js';const en={key:'Öñéé',more:`twöö`};export{en}",
  );
});

/** English that comes with the program itself: titles of games in lists, and names. */
const PROGRAM = new Set<string>([loop, quantum, rift, tesseract].flatMap(title => Object.values(title)));
const NAMES = /^(?:Tessera|Kepler|Vulpes|(?:Ada|Milo|Radim)(?:(?: –|,) \w+)?)$/;
/** State of a stored match in the list of home, one sentence per game. */
const GLANCE = /^Turn \d+\b/;

/** Visible text in plain English. */
async function plainText(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all = new Set<string>();
    while (walker.nextNode()) {
      const at = walker.currentNode.parentElement;
      if (at?.checkVisibility() && !at.closest('script, style'))
        all.add((walker.currentNode.textContent ?? '').trim());
    }
    return [...all];
  });
  expect(texts.length).toBeGreaterThan(5);
  const isPlain = (text: string) =>
    /[a-z]{3}/i.test(text) && text === text.normalize('NFD').replace(/\p{M}/gu, '');
  return texts.filter(text => isPlain(text) && !PROGRAM.has(text) && !NAMES.test(text) && !GLANCE.test(text));
}

/** Tables shorten some words beyond the length of French and Czech; pages have room for any language. */
const SCREENS = [
  ['home', true],
  ['lobby', true],
  ['rift, a piece in hand', false],
  ['loop, a turn', false],
  ['quantum, a ship in hand', false],
  ['tesseract, a turn', false],
] as const;

test.each(SCREENS)('%s', { timeout: PATIENCE }, async (name, hasRoom) => {
  const { open, show } = cutOffScreens[name] as (typeof cutOffScreens)[string];
  const { page } = await stage.visit();
  await speakPseudo(page);
  await open(page);
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await plainText(page)).toEqual([]);
  for (const size of hasRoom ? READ : []) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    expect(await unreadText(page), size).toEqual([]);
  }
});
