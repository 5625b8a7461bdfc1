/** Texts of loop's hand are whole, and everything around it is in view, however long names and effects are. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Given } from '../../games/test/loopTable.ts';
import { openMatch, setupOf } from './loopPlayer.ts';
import { ADA, friend } from './people.ts';
import { LOOP_MIDDLE } from './positions.ts';
import { HAS_ALL, PATIENCE, SIZES, type Size } from './sizes.ts';
import { drawn, settle, stage } from './stage.ts';

/** The longest names and effects; some cards are exhausted. */
const CARDS = 'A-01* A-42 S-MT-6 A-38 A-30 S-MT-1* A-11 A-40 A-29'.split(' ');

/** A mission can be archived and a card taken where the turn ends, which needs the longest words. */
const given = (count: number): Given => ({
  ...LOOP_MIDDLE,
  agents: {
    ...LOOP_MIDDLE.agents,
    mrtime: { ...LOOP_MIDDLE.agents.mrtime, hand: CARDS.slice(0, count).join(' '), draw: 'S-MT-2' },
  },
  energy: { ...LOOP_MIDDLE.energy, industry: 5 },
  missions: {
    ...LOOP_MIDDLE.missions,
    industry: 'M-CLONE-ALL:dawn,medieval,industry,robots,globalization,end',
  },
  archived: 'M-ENCIRCLE',
  bigDeck: 'A-02 A-04 A-05 A-06 A-07',
});

/** Texts of cards that are cut off, parts of the shelf that are out of view, and panels that lie over it. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.lp-hand :is(.lp-card-head b, .lp-card-text, .lp-symbols, .lp-now)',
      ),
    ];
    const cut = parts.filter(
      part => part.scrollHeight > part.clientHeight + 4 || part.scrollWidth > part.clientWidth + 4,
    );
    const held = [
      ...document.querySelectorAll<HTMLElement>('.lp-hand > .lp-card, .lp-loop, .lp-end, .lp-tool'),
    ];
    const out = held.filter(
      one => one.getClientRects().length > 0 && one.getBoundingClientRect().bottom > innerHeight + 6,
    );
    const shelf = document.querySelector('.is-shelf')?.getBoundingClientRect().top ?? innerHeight;
    const low = [...document.querySelectorAll<HTMLElement>('.is-left > .tb-panel')].filter(
      one => one.getBoundingClientRect().bottom > shelf + 1,
    );
    return [
      ...cut.map(({ innerText }) => `cut: ${innerText}`),
      ...out.map(({ innerText }) => `out: ${innerText}`),
      ...low.map(({ innerText }) => `over the shelf: ${innerText}`),
    ];
  });

const LANGUAGES = HAS_ALL ? ['en', 'fr', 'cs'] : ['fr', 'cs'];
const COUNTS = HAS_ALL ? [3, 4, 5, 6, 7, 8, 9] : [3, 5];
const SOME: readonly Size[] = ['phone', 'landscape', 'laptop', 'desktop'];

test.each(LANGUAGES.flatMap(language => COUNTS.map(count => [language, count] as const)))(
  'in %s, a hand of %i',
  { timeout: PATIENCE },
  async (language, count) => {
    const { page } = await stage.visit({ viewport: SIZES.laptop, hasTouch: false });
    await settle(page, { language, coaching: false });
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: given(count) }));
    await page
      .locator('.lp-hand .lp-card')
      .nth(count - 1)
      .waitFor();
    for (const size of HAS_ALL ? (Object.keys(SIZES) as Size[]) : SOME) {
      await page.setViewportSize(SIZES[size]);
      await drawn(page);
      await drawn(page);
      expect({ size, faults: await faults(page) }).toEqual({ size, faults: [] });
    }
  },
);

test.each(['en', 'fr', 'cs'])('in %s, five cards of a bonus', { timeout: PATIENCE }, async language => {
  const { page } = await stage.visit({ viewport: SIZES.laptop, hasTouch: false });
  await settle(page, { language, coaching: false });
  const bonus: Given = {
    ...LOOP_MIDDLE,
    agents: {
      ...LOOP_MIDDLE.agents,
      vgirl: { era: 'industry', hand: 'S-VG-1 S-VG-2 S-VG-4', draw: 'S-VG-3 S-VG-5 S-VG-6' },
      cztwyzzek: { era: 'industry', hand: 'S-CZ-1 S-CZ-2 S-CZ-3', draw: 'S-CZ-4 S-CZ-5 S-CZ-6' },
    },
    missions: { ...LOOP_MIDDLE.missions, industry: 'M-LOOP-FOO:4' },
  };
  const seats = [ADA, ...['Bruno', 'Chidi', 'Dana'].map(friend)];
  await openMatch(page, setupOf(seats, { given: bonus }), ['endActions', 'none', 'yes']);
  await page.locator('.lp-laid .lp-card').nth(4).waitFor();
  for (const size of ['phone', 'landscape', 'portrait', 'laptop'] as const) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    const cut = await page.locator('.lp-laid .lp-card').evaluateAll(cards =>
      cards
        .filter(card => {
          const texts = [...card.querySelectorAll('.lp-card-head b, .lp-card-text')];
          const isCut = [card, ...texts].some(one => one.scrollHeight > one.clientHeight + 4);
          const panel = card.closest('.tb-tabpanel, .lp-choice')?.getBoundingClientRect();
          return isCut || card.getBoundingClientRect().bottom > (panel?.bottom ?? 0) + 4;
        })
        .map(({ textContent }) => textContent),
    );
    expect({ size, cut }).toEqual({ size, cut: [] });
  }
});
