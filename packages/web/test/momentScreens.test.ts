/** Moments of a visit: learning, practice, what others did, questions, ends; most of them in all combinations only. */
import type { Page } from 'playwright-core';
import { EVENING } from '../src/games/rift/fixtures.ts';
import { TAKES_SHEETS } from './contactSheets.ts';
import * as loop from './loopPlayer.ts';
import { ADA, MILO } from './people.ts';
import { openRift, playByMouse, SHORT_GAME } from './player.ts';
import { ASKED, LOOP_MIDDLE } from './positions.ts';
import { pseudoScreens } from './pseudoScreens.ts';
import * as quantum from './quantumPlayer.ts';
import { HAS_ALL, type Look, pageAt, testSound } from './sizes.ts';
import { untilDrawn } from './storedMatch.ts';
import * as tesseract from './tesseractPlayer.ts';

type Open = (page: Page) => Promise<unknown>;
type Screens = Readonly<Record<string, Open>>;

/** Three sets in Ada’s lab; two of their cubes have a primed twin. */
const SETS = { ...ASKED, labs: ['Y2Y3Y4Y5', 'B5'], primed: 'Y4Y5O5' };

const BOT = { kind: 'bot', level: 'easy', name: 'Vega' } as const;

/** A screen whose text is measured anyhow. */
const read =
  (name: string): Open =>
  async page => {
    const screen = pseudoScreens[name];
    if (!screen) throw new Error(`No screen ${name}`);
    await screen.open(page);
    await screen.show(page);
  };

async function review(page: Page): Promise<void> {
  await openRift(page, SHORT_GAME);
  await page.locator('.tb-ends').getByRole('link', { name: 'Review' }).click();
  await page.locator('.tb-moments button').first().waitFor();
}

async function analysis(page: Page): Promise<void> {
  await openRift(page, SHORT_GAME);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.locator('.an-panel').waitFor();
}

/** Games of the day: rift's puzzle, and the challenge of loop. */
const NOON = Date.UTC(2026, 10, 19, 12);
const onDay =
  (open: Open): Open =>
  async page => {
    await page.clock.setFixedTime(NOON);
    await open(page);
  };

const PAGES: Screens = {
  learn: pageAt('/learn', '.ln-course, main h2'),
  puzzles: onDay(pageAt('/puzzles', '.puzzle-today')),
  'puzzles-rift': pageAt('/puzzles/rift', '.puzzle-grid li'),
  daily: onDay(pageAt('/daily', '.daily-card h2')),
  'home-return': onDay(read('home')),
  history: read('history'),
};

const ASIDE: Screens = {
  'lesson-tesseract': pageAt('/learn/tesseract/3', '.ln-panel h2, .ln-band'),
  'lesson-loop': pageAt('/learn/loop/6', '.ln-panel h2, .ln-band'),
  'puzzle-loop': pageAt('/puzzles/loop/loop-archive-4f4339f5', '.puzzle-panel'),
  'puzzle-quantum': pageAt('/puzzles/quantum/quantum-win-4dcc9b95', '.puzzle-panel'),
  review,
  analysis,
};

/** Tables after somebody else's turn. */
const STORIES: Screens = {
  async 'rift-story'(page) {
    await openRift(page, [], { seats: [ADA, BOT], position: EVENING });
    await playByMouse(page, 'Sf5-j5xi4');
    await page.locator('.rift-board .trace').waitFor({ state: 'attached' });
  },
  async 'tesseract-story'(page) {
    const setup = tesseract.setupOf([ADA, MILO], { position: ASKED });
    await (await tesseract.openMatch(page, setup)).playAll(['remove 3,3', 'adjust primed:O2 +', 'end']);
    await page.locator('.st-story li').first().waitFor();
  },
  async 'quantum-story'(page) {
    const seats = [{ ships: '3@4,3 5@3,4' }, { ships: '3@5,3 5@7,6', cards: 'relentless' }];
    const given = { seats, cubes: { '1,1': 'a', '7,7': 'b' }, turn: { active: 'b' } };
    const setup = quantum.setupOf([ADA, BOT], { given, seed: 'told 3' });
    await (await quantum.openMatch(page, setup)).untilYours();
    await page.locator('.st-story li').first().waitFor();
  },
  async 'loop-story'(page) {
    const given = { ...LOOP_MIDDLE, active: 'prowler' } as const;
    const setup = loop.setupOf([ADA, BOT], { given, seed: 'told' });
    await (await loop.openMatch(page, setup)).untilYours();
    await page.locator('.st-story li').first().waitFor();
  },
};

async function giveUp(page: Page): Promise<void> {
  await untilDrawn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('#tb-menu')
    .getByRole('button', { name: /^(Give up|Resign)/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.tb-ends').waitFor();
}

const ENDS: Screens = {
  'rift-end': read('the end of rift'),
  'tesseract-end': read('the end of tesseract'),
  'quantum-end': read('the end of quantum'),
  'loop-end': read('the end of loop'),
  async 'rift-lost'(page) {
    await openRift(page, SHORT_GAME, { seats: [ADA, BOT] });
    await page.locator('.tb-ends').waitFor();
  },
  async 'tesseract-lost'(page) {
    await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: ASKED }));
    await giveUp(page);
  },
  async 'loop-lost'(page) {
    await loop.openMatch(page, loop.setupOf([ADA, MILO], { given: LOOP_MIDDLE }));
    await giveUp(page);
  },
};

/** Cards and lists that ask before something happens. */
const QUESTIONS: Screens = {
  async 'tesseract-remove'(page) {
    await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: ASKED }));
    await page.locator('[data-spot="3 3"]').click();
    await page.locator('.tb-chosen').waitFor();
  },
  async 'tesseract-contain'(page) {
    await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: SETS }));
    await page.keyboard.press('c');
    await page.locator('.tb-chooser li button').first().waitFor();
  },
  async 'loop-end-turn'(page) {
    await loop.openMatch(page, loop.setupOf([ADA, MILO], { given: LOOP_MIDDLE }));
    await untilDrawn(page);
    await page.keyboard.press('e');
    await page.locator('.tb-chosen').waitFor();
  },
};

const MORE: Screens = {
  'lesson-rift': pageAt('/learn/rift/1', '.ln-panel h2, .ln-band'),
  'lesson-quantum': pageAt('/learn/quantum/10', '.ln-panel h2, .ln-band'),
  'puzzle-rift': pageAt('/puzzles/rift/rift-capture-36aa951e', '.puzzle-panel'),
  'puzzle-tesseract': pageAt('/puzzles/tesseract/tesseract-contain-11475654', '.puzzle-panel'),
};

/** Screens that no other test opens; of their layouts a small and a low one. */
const SOME = HAS_ALL ? {} : ({ sizes: ['phone', 'laptop'], read: [] } as const);

/** Where pictures are arranged most tightly. */
const TABLETS = HAS_ALL ? {} : ({ sizes: ['phone', 'tablet'], read: [] } as const);

/** Bots answer at once, and tips leave room for what is looked at. */
const calm =
  (open: Open): Open =>
  async page => {
    await page.addInitScript(() => {
      const key = 'tessera.settings';
      const calm = { coaching: false, botSpeed: 'instant' };
      localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key] ?? '{}'), ...calm });
    });
    await open(page);
  };

/** Parts that were cut, or too small to be seen. */
const WHOLE: Readonly<Record<string, string>> = {
  puzzles: '.puzzle-today .rift-board',
  'home-return': '.return-left .ticket-picture > *',
  'puzzle-loop': '.tb-seats .is-on b',
};

/** Opens a screen and waits for the part that is to be whole: pictures come late. */
function testWhole(name: string, open: Open, look: Look): void {
  const whole = WHOLE[name];
  const openWhole: Open = async page => {
    await calm(open)(page);
    if (whole) await page.locator(whole).first().waitFor();
  };
  testSound(name, openWhole, { ...look, ...(whole && { never: [whole] }) });
}

for (const [name, open] of Object.entries(PAGES)) testWhole(name, open, WHOLE[name] ? TABLETS : SOME);
for (const [name, open] of Object.entries(ASIDE)) testWhole(name, open, { ...SOME, isTable: true });

if (HAS_ALL || TAKES_SHEETS) {
  for (const [name, open] of Object.entries({ ...STORIES, ...ENDS, ...QUESTIONS, ...MORE }))
    testSound(name, calm(open), { isTable: true });
}
