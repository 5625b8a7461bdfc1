/** Selecting a piece moves nothing: board, panels and buttons keep their places, so that no press misses. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as loop from './loopPlayer.ts';
import { ADA, friend, MILO } from './people.ts';
import { crossing } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { SIZES } from './sizes.ts';
import { drawn, holdInsights, openStored, quickVisit, settle, stage } from './stage.ts';
import { expectAnswers } from './storedMatch.ts';
import * as tesseract from './tesseractPlayer.ts';

/** Parts that keep their places. */
const PARTS = [
  '.tb-prompt',
  '.tb-room',
  ':is(.tb-row, .tb-column)',
  '[role=tablist]',
  '.tb-panel',
  ':is(.qb-board, .lb-board)',
  ':is(.q-act, .q-end)',
  ':is(.lp-card, .lp-loop, .lp-end)',
].map(part => `.table-root ${part}`);

/** Notes the layout boxes of the parts, without transforms; returns those that changed since the last call. */
const shifted = (page: Page, parts = PARTS): Promise<readonly string[]> =>
  page.evaluate(selector => {
    const boxOf = (element: HTMLElement): string => {
      let [x, y] = [0, 0];
      for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
        x += at.offsetLeft;
        y += at.offsetTop;
      }
      // The panel of the selection is as long as its words; whatever lies under it stays.
      const height = element.matches('.tb-panel') ? 0 : element.offsetHeight;
      return [x, y, element.offsetWidth, height].join(' ');
    };
    const noted = window as { boxes?: Map<HTMLElement, string> };
    const before = noted.boxes;
    const parts = [...document.querySelectorAll<HTMLElement>(selector)].filter(one => one.offsetWidth > 0);
    noted.boxes = new Map(parts.map(one => [one, boxOf(one)]));
    return parts.flatMap(one => {
      const [was, is] = [before?.get(one), noted.boxes?.get(one)];
      return was === undefined || was === is ? [] : [`${one.className}: ${was} → ${is}`];
    });
  }, parts.join(', '));

const FACING = {
  seats: [{ ships: '3@4,3 5@3,4 2@1,2', research: 5, cards: 'flexible' }, { ships: '3@5,3 5@7,6' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

const RING = {
  agents: {
    prowler: { era: 'industry', hand: 'S-TP-1* S-TP-2 A-11', draw: 'S-TP-3 S-TP-4 S-TP-5' },
    mrtime: { era: 'robots', hand: 'S-MT-1 S-MT-3 S-MT-5', draw: 'S-MT-2 S-MT-4 S-MT-6' },
  },
  foo: 'industry',
  turn: 9,
  rifts: { industry: 2, robots: 2 },
  energy: { industry: 3 },
  clones: { industry: 'C-3-5' },
  missions: { industry: 'M-LOOP-FOO:2' },
} as const;

const ROOMS = ['phone', 'tablet', 'laptop'] as const;

/** Goes through the viewports of a table at which somebody is to act. */
async function inRooms(page: Page, look: (size: string) => Promise<void>): Promise<void> {
  for (const size of ROOMS) {
    await page.setViewportSize(SIZES[size]);
    await page.locator('.tb-prompt.is-act').waitFor();
    await drawn(page);
    await look(size);
  }
}

test('quantum: a ship is selected, another one, and let go', async () => {
  const page = await quickVisit({ viewport: SIZES.phone });
  await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FACING }));
  await inRooms(page, async size => {
    await shifted(page);
    for (const place of ['4,3', '3,4']) {
      await page.locator(`.qb-cells [aria-label^="(${place})"]`).click();
      await page.locator('.qb-ship.is-selected').waitFor();
      await drawn(page);
      expect(await shifted(page), `${size} ${place}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.locator('.qb-ship.is-selected').waitFor({ state: 'detached' });
    expect(await shifted(page), `${size}, let go`).toEqual([]);
  });
});

test.each(ROOMS)('loop, %s: the end of the turn is selected, let go, and cards are drawn', async size => {
  const page = await quickVisit({ viewport: SIZES[size] });
  const player = await loop.openMatch(page, loop.setupOf([ADA, MILO], { given: RING }));
  await page.locator('.tb-prompt.is-act').waitFor();
  await shifted(page);
  await page.locator('.lp-end').click();
  await page.locator('.lp-end[aria-pressed=true]').waitFor();
  await drawn(page);
  expect(await shifted(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.lp-end[aria-pressed=true]').waitFor({ state: 'detached' });
  expect(await shifted(page), 'let go').toEqual([]);
  await player.play('useCard S-TP-2', 'loop star', 'useCard S-TP-2');
  await page.locator('.lp-hand > .lp-card').nth(4).waitFor();
  await drawn(page);
  expect(await shifted(page, ['.lb-board']), 'five cards').toEqual([]);
});

/** Dice, the stage in which the cube is drawn, and tabs: on a phone the card lies over the sheet. */
const DICE = ['.tess-levels [data-spot]', '.tt-stage', '.tess-lab', '[role=tablist]'].map(
  part => `.table-root ${part}`,
);

const LAYERS = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};

test('tesseract: a cube is selected, and let go', async () => {
  const page = await quickVisit({ viewport: SIZES.phone });
  await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: LAYERS }));
  await inRooms(page, async size => {
    await shifted(page, DICE);
    await page.locator('[data-spot="0 3"]').click();
    await page.locator('.tb-chosen').waitFor();
    await drawn(page);
    expect(await shifted(page, DICE), size).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.tb-chosen').waitFor({ state: 'detached' });
    expect(await shifted(page, DICE), `${size}, let go`).toEqual([]);
  });
});

const DUEL = {
  ...{ id: 'duel', game: 'rift', title: '', seats: [ADA, friend('Radim')], options: {}, seed: 'duel' },
  position:
    '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40',
};

test('rift: a piece is lifted', async () => {
  const page = await quickVisit({ viewport: SIZES.phone });
  await openStored(page, DUEL);
  const parts = [...PARTS, '.table-root [data-square]'];
  await inRooms(page, async size => {
    await shifted(page, parts);
    await crossing(page, 65).click();
    await page.locator('.rt-go').waitFor();
    await drawn(page);
    expect(await shifted(page, parts), size).toEqual([]);
    await page.keyboard.press('Escape');
    await drawn(page);
  });
});

test('tesseract: the card of an answer keeps its place when the analyst answers later', async () => {
  const page = await quickVisit({ viewport: SIZES.desktop });
  const release = await holdInsights(page);
  const position = { ...LAYERS, primed: 'Y2O2P5B5' };
  await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position }));
  await page.locator('.tt-end').click();
  const go = page.locator('.tb-chosen .is-go');
  await go.waitFor();
  await drawn(page);
  const before = await go.boundingBox();
  await release();
  await page.locator('.tess-chance strong', { hasText: '%' }).waitFor();
  await drawn(page);
  expect(await go.boundingBox()).toEqual(before);
});

test('tesseract: with one click, Enter after a click takes no second cube', async () => {
  const { page } = await stage.visit();
  await settle(page, { oneClick: true, coaching: false });
  await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO], { position: LAYERS }));
  await page.locator('[data-spot="0 3"]').click();
  await expectAnswers(page, ['remove 0,0']);
  await page.keyboard.press('Enter');
  await drawn(page);
  // From here on the keyboard plays: this Enter is a press of its own.
  await page.locator('[data-spot="0 2"]').focus();
  await page.keyboard.press('Enter');
  await expectAnswers(page, ['remove 0,0', 'remove 0,0']);
});

test('tesseract, phone: the cube keeps its size from the set-up to the first turn', async () => {
  const page = await quickVisit({ viewport: SIZES.phone });
  const player = await tesseract.openMatch(page, tesseract.setupOf([ADA, MILO]));
  await page.locator('.tt-glowing').waitFor();
  await drawn(page);
  await shifted(page, ['.tt-stage', '.tb-sheet']);
  while (player.state().phase === 'setup') await player.play(player.legal()[0] ?? '');
  await page.locator('.tt-acts').waitFor();
  await drawn(page);
  expect(await shifted(page, ['.tt-stage', '.tb-sheet'])).toEqual([]);
});
