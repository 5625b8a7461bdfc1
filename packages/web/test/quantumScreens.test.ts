/** quantum's screens, one window of each kind and both themes. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, friend, openMatch, setupOf } from './quantumPlayer.ts';
import { expectSound, followSystem, PATIENCE, READ } from './sizes.ts';
import { stage } from './stage.ts';

/** Side by side; Milo has a card for it, and Ada a cube, a sum and a research away from more. */
const FACING = {
  seats: [
    { ships: '3@4,3 5@3,4 2@1,2', research: 5, cubesLeft: 1, cards: 'flexible' },
    { ships: '3@5,3 5@7,6', cards: 'relentless' },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};
const open = (page: Page, seed = 'screens') =>
  openMatch(page, setupOf([ADA, friend('Milo')], { given: FACING, seed }));

const PAGES = {
  'new-quantum': ['/new/quantum', 'form, .new-match'],
  'rules-quantum': ['/rules/quantum', '.guide'],
  workshop: ['/workshop/quantum', '.verdict'],
} as const;

const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'quantum-asked': async page => {
    const player = await open(page, 'asked');
    await player.play('attack a1 5,3 from 4,3');
    await page.locator('.tb-prompt.is-asked').waitFor();
  },
  'quantum-cards': async page => {
    const player = await open(page);
    for (const answer of ['research', 'end']) await player.play(answer);
    await page.locator('.q-shelf button:enabled').first().click();
  },
  'quantum-past': async page => {
    await (await open(page)).play('research');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.tb-prompt.is-back').waitFor();
  },
  'quantum-won': async page => {
    await (await open(page)).play('construct 4,4');
    await page.getByRole('dialog').waitFor();
  },
};

test.each(Object.entries(PAGES))(
  '%s',
  async (name, [address, part]) => {
    const { page, troubles } = await stage.visit();
    await followSystem(page);
    await page.goto(address);
    await page.locator(part).first().waitFor();
    await expectSound(page, name, { sizes: READ });
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);

test.each(Object.entries(TABLES))(
  '%s',
  async (name, show) => {
    const { page, troubles } = await stage.visit();
    await followSystem(page);
    await show(page);
    await expectSound(page, name, { isTable: true, never: ['.tb-prompt p'], sizes: READ });
    expect(troubles).toEqual([]);
  },
  PATIENCE,
);
