/** Selecting a piece moves nothing: board, panels and buttons keep their places, so that no press misses. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as loop from './loopPlayer.ts';
import { ADA, MILO } from './people.ts';
import * as quantum from './quantumPlayer.ts';
import { SIZES } from './sizes.ts';
import { drawn, quickVisit } from './stage.ts';

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
const shifted = (page: Page): Promise<readonly string[]> =>
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
  }, PARTS.join(', '));

const FACING = {
  seats: [{ ships: '3@4,3 5@3,4 2@1,2', research: 5, cards: 'flexible' }, { ships: '3@5,3 5@7,6' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

const RING = {
  agents: {
    mrtime: { era: 'industry', hand: 'S-MT-1* S-MT-3 A-11', draw: 'S-MT-2 S-MT-4 S-MT-6' },
    prowler: { era: 'robots', hand: 'S-TP-1 S-TP-2 S-TP-6', draw: 'S-TP-3 S-TP-4 S-TP-5' },
  },
  foo: 'industry',
  turn: 9,
  rifts: { industry: 2, robots: 2 },
  energy: { industry: 3 },
  clones: { industry: 'C-3-5' },
  missions: { industry: 'M-LOOP-FOO:2' },
} as const;

const ROOMS = ['phone', 'tablet', 'laptop'] as const;

test.each(ROOMS)('quantum, %s: a ship is selected, another one, and let go', async size => {
  const page = await quickVisit({ viewport: SIZES[size] });
  await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FACING }));
  await page.locator('.tb-prompt.is-act').waitFor();
  await shifted(page);
  for (const place of ['4,3', '3,4']) {
    await page.locator(`.qb-cells [aria-label^="(${place})"]`).click();
    await page.locator('.qb-ship.is-selected').waitFor();
    await drawn(page);
    expect(await shifted(page), place).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.locator('.qb-ship.is-selected').waitFor({ state: 'detached' });
  expect(await shifted(page), 'let go').toEqual([]);
});

test.each(ROOMS)('loop, %s: the end of the turn is selected, and let go', async size => {
  const page = await quickVisit({ viewport: SIZES[size] });
  await loop.openMatch(page, loop.setupOf([ADA, MILO], { given: RING }));
  await page.locator('.tb-prompt.is-act').waitFor();
  await shifted(page);
  await page.locator('.lp-end').click();
  await page.locator('.lp-end[aria-pressed=true]').waitFor();
  await drawn(page);
  expect(await shifted(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.lp-end[aria-pressed=true]').waitFor({ state: 'detached' });
  expect(await shifted(page), 'let go').toEqual([]);
});
