/** Screens in a pseudo-language: all their text comes from catalogues, and there is room for a longer language. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en as loop } from '@tessera/games/loop/titles/en';
import { en as quantum } from '@tessera/games/quantum/titles/en';
import { en as rift } from '@tessera/games/rift/titles/en';
import { en as tesseract } from '@tessera/games/tesseract/titles/en';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BY_DESIGN, unreadText } from './cutOff.ts';
import { cutOffScreens } from './cutOffScreens.ts';
import { onlineStage, tableOf } from './onlineStage.ts';
import { pseudo, pseudoModule, writePseudoClient } from './pseudo.ts';
import { pseudoScreens } from './pseudoScreens.ts';
import { HAS_ALL, PATIENCE, SIZES } from './sizes.ts';
import { drawn, solidStage, stage } from './stage.ts';

test('the pseudo-language is accented, longer, and keeps parameters and clauses', () => {
  expect(pseudo('Take {count} cubes. [T-ACT-1]')).toMatch(/^T\S+ \{count\} \S+\. \[T-ACT-1\]$/);
  const sentence = 'The lowest removable cube is primed at once';
  expect(pseudo(sentence).length / sentence.length).toBeGreaterThan(1.25);
  expect(pseudoModule("import{a}from'./a.js';const en={key:'One',more:`two`};export{en}")).toBe(
    "import{a}from'./a.js';const en={key:'Öñéé',more:`twöö`};export{en}",
  );
});

const client = mkdtempSync(join(tmpdir(), 'tessera-pseudo-'));
const online = onlineStage({ client });
beforeAll(() => {
  writePseudoClient(client);
  return online.start();
});
afterAll(() => {
  online.close();
  rmSync(client, { recursive: true, force: true });
});

/** English that comes with the program itself: titles of games in lists, and names, of languages too. */
const PROGRAM = new Set<string>([loop, quantum, rift, tesseract].flatMap(title => Object.values(title)));
const NAMES = /^(?:English|Tessera|Kepler|Vulpes|(?:Ada|Milo|Radim)(?::|(?: –|,) \w+)?)$/;
const CLAUSE = /^[A-Z]-[A-Z]+-\d+$/;
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
  const isKnown = (text: string) =>
    PROGRAM.has(text) || NAMES.test(text) || CLAUSE.test(text) || GLANCE.test(text);
  return texts.filter(text => isPlain(text) && !isKnown(text));
}

/** One viewport of each layout that differs for text. */
const VIEWED = ['phone', 'landscape', 'portrait', 'laptop'] as const;

/**
 * A phone, and one of the other viewports, another one for the next screen; screens that `cutOff.test.ts` reads in other
 * languages have the phone alone. In all combinations every viewport.
 */
const viewedOf = (name: string, screen: number): readonly (typeof VIEWED)[number][] =>
  VIEWED.filter(
    (size, i) =>
      HAS_ALL || size === 'phone' || (!(name in cutOffScreens) && i === 1 + (screen % (VIEWED.length - 1))),
  );

/** A browser that paints 3D is started for all combinations only: the words of the cube are those of its layers. */
const SCREENS = Object.entries(pseudoScreens)
  .map(([name, screen], number) => ({ name, number, ...screen }))
  .filter(({ isSolid }) => HAS_ALL || !isSolid);

test.each(SCREENS)('$name', { timeout: PATIENCE }, async ({ name, number, open, show, isSolid = false }) => {
  // The lobby has filters while a table is open.
  if (name === 'lobby') {
    const host = await online.person('Milo');
    await host.goto('/online');
    await tableOf(host, { game: 'rift', openTo: 'everybody' });
  }
  const { page } = await (isSolid ? solidStage : stage).visit({ baseURL: online.address });
  await open(page);
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  const faults = (await plainText(page)).map(text => `not in a catalogue: “${text}”`);
  for (const size of viewedOf(name, number)) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    for (const { fault, where, text, under } of await unreadText(page, BY_DESIGN))
      faults.push(`${size} ${fault}: “${text}” in ${where}${under ? ` under ${under}` : ''}`);
  }
  expect(faults).toEqual([]);
});
