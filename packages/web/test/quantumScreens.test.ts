/** quantum's screens, one viewport of each layout and both themes. */
import type { Page } from 'playwright-core';
import { openEnding } from './ending.ts';
import { ADA, friend } from './people.ts';
import { openMatch, setupOf } from './quantumPlayer.ts';
import { LONG, pageAt, READ, testSound } from './sizes.ts';

/** Two fleets side by side; Milo has a card for a fight, and Ada is close to several gains. */
const FACING = {
  seats: [
    { ships: '3@4,3 5@3,4 2@1,2', research: 5, cubesLeft: 1, cards: 'flexible' },
    { ships: '3@5,3 5@7,6', cards: 'relentless' },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};
const open = (page: Page) =>
  openMatch(page, setupOf([ADA, friend('Milo')], { given: FACING, seed: 'screens' }));

/** The form of a new match and the map editor are checked in `workshop.test.ts`. */
const PAGES = {
  'rules-quantum': ['/rules/quantum', '.guide'],
} as const;

const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'quantum-asked': async page => {
    const player = await open(page);
    await player.play('attack a1 5,3 from 4,3');
    await page.locator('.tb-prompt.is-asked').waitFor();
  },
  'quantum-take': async page => {
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
    await openEnding(page);
  },
};

for (const [name, [address, part]] of Object.entries(PAGES))
  testSound(name, pageAt(address, part), name.startsWith('rules') ? LONG : { sizes: READ });

for (const [name, show] of Object.entries(TABLES))
  testSound(name, show, { isTable: true, never: ['.tb-prompt p'], sizes: READ });
