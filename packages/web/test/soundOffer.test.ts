/** The offer of sounds covers nothing: neither seats, question and board nor any button, upright and turned. */
import type { AnyGame } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import * as loop from './loopPlayer.ts';
import { ADA, MILO } from './people.ts';
import { openRift, SHORT_GAME } from './player.ts';
import { setupOf } from './quantumPlayer.ts';
import { SIZES } from './sizes.ts';
import { drawn, openStored, settle, stage } from './stage.ts';
import { logAfter } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import * as tesseract from './tesseractPlayer.ts';

/** Matches with three answers or more: earlier nothing is offered. */
const MATCHES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  rift: page => openRift(page, SHORT_GAME.slice(0, 15), { seats: [ADA, MILO] }),
  tesseract: page =>
    tesseract.openMatch(page, tesseract.setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 6)),
  quantum(page) {
    const setup = setupOf([ADA, MILO], { seed: 'quantum-2' });
    const answers = ['reroll', 'reroll', 'ships 1,0 1,2 2,1', 'ships 6,7 7,6 8,7'];
    return openStored(page, setup, { log: logAfter(quantum as unknown as AnyGame, setup, answers) });
  },
  async loop(page) {
    const given = {
      agents: { prowler: { era: 'industry', hand: 'S-TP-1 S-TP-2' }, vgirl: {} },
      energy: { industry: 3 },
    } as const;
    const player = await loop.openMatch(page, loop.setupOf([ADA, MILO], { given }));
    await player.play('useCard S-TP-2', 'loop star', 'useCard S-TP-2');
  },
};

/** Visible parts outside the offer whose rectangle it touches. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const offer = document.querySelector('.tb-sound');
    const box = offer?.getBoundingClientRect();
    if (!offer || !box || box.width === 0) return ['no offer'];
    const parts = '.tb-seats, .tb-prompt, [data-board], .table-root :is(button, a, [role="gridcell"])';
    return [...document.querySelectorAll<HTMLElement>(parts)].flatMap(part => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const isApart =
        right <= box.left + 1 || left >= box.right - 1 || bottom <= box.top + 1 || top >= box.bottom - 1;
      const isSeen = width > 1 && part.checkVisibility({ visibilityProperty: true });
      return isApart || !isSeen || offer.contains(part) || isScrolledAway(part, box) ? [] : [part.className];
    });

    /** True if the part lies below the edge of a scrolling ancestor there. */
    function isScrolledAway(part: Element, at: DOMRect): boolean {
      const spot = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      for (let up = part.parentElement; up; up = up.parentElement) {
        const { top, bottom } = up.getBoundingClientRect();
        const clips = getComputedStyle(up).overflowY !== 'visible';
        if (clips && (bottom <= at.top + 1 || top >= at.bottom - 1)) return !up.contains(spot);
      }
      return false;
    }
  });

test.each(Object.keys(MATCHES))('%s: the offer of sounds covers nothing on a phone', async game => {
  for (const size of ['phone', 'landscape'] as const) {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size], hasTouch: true, isMobile: true });
    await settle(page, { coaching: false });
    await page.addInitScript(() => {
      localStorage['tessera.sound'] ??= '1';
    });
    await MATCHES[game]?.(page);
    const offer = page.getByRole('complementary', { name: 'Sound?' });
    await offer.waitFor();
    await drawn(page);
    expect(await covered(page), size).toEqual([]);
    await offer.getByRole('button', { name: 'No thanks' }).click();
    await offer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage['tessera.sound'])).toBe('0');
    expect(troubles).toEqual([]);
  }
});
