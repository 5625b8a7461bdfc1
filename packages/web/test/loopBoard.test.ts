/** The ring of loop: pieces keep clear of each other in crowded eras, and the ring keeps its place. */
import { LANGUAGES } from '@tessera/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatch, setupOf } from './loopPlayer.ts';
import { ADA, friend, MILO } from './people.ts';
import { LOOP_FULL, LOOP_MIDDLE } from './positions.ts';
import { PATIENCE, SIZES } from './sizes.ts';
import { drawn, quickVisit, settle, stage } from './stage.ts';

/** Pairs of parts on the ring that cover each other, and parts that leave their era. */
const collisions = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(selector => {
    const SLACK = 2;
    const found: string[] = [];
    // A name may be shorter than its row.
    const boxOf = (element: HTMLElement): DOMRect => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return (element.classList.contains('lb-head') ? words : element).getBoundingClientRect();
    };
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(element => element.checkVisibility())
      .map(element => ({
        name: `${element.className} ${element.textContent}`,
        box: boxOf(element),
        field: element.closest('.lb-era')?.querySelector<SVGGeometryElement>('.lb-field'),
      }));
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(i + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > SLACK && height > SLACK) found.push(`${one.name} on ${other.name}`);
      }
      const corner = document.querySelector('.lb-board')?.getBoundingClientRect();
      const [x, y] = [one.box.left + one.box.width / 2, one.box.top + one.box.height / 2];
      const isInside = one.field?.isPointInFill({ x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) });
      if (one.field && !isInside) found.push(`${one.name} outside of its era`);
    }
    return found;
  }, parts);

const PIECES = '.lb-head, .lb-rifts, .lb-energy, .lb-risk, .lb-tile, .lb-clone, .lb-pawn, .lb-chip';

test('pieces of crowded eras cover neither each other nor the next era', { timeout: PATIENCE }, async () => {
  const page = await quickVisit();
  await openMatch(page, setupOf([ADA, MILO], { given: LOOP_FULL }));
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    expect(await collisions(page, PIECES), size).toEqual([]);
  }
});

test('actions stay in sight on small phones, with few cards and with many', async () => {
  const page = await quickVisit({ viewport: { width: 360, height: 640 } });
  const mrtime = { ...LOOP_MIDDLE.agents.mrtime, hand: 'S-MT-1* S-MT-3 A-11 A-25 A-30 A-31 A-32 A-42* A-20' };
  const many = { ...LOOP_MIDDLE, agents: { ...LOOP_MIDDLE.agents, mrtime } };
  const cut = (): Promise<string[]> =>
    page.locator('.lp-hand .lp-card, .lp-hand b, .lp-loop, .lp-end').evaluateAll(parts =>
      parts
        .filter(part => {
          const { bottom, right } = part.getBoundingClientRect();
          return bottom > innerHeight || right > innerWidth || part.scrollHeight > part.clientHeight + 2;
        })
        .map(({ textContent }) => textContent),
    );
  for (const [id, given] of Object.entries({ few: LOOP_FULL, many })) {
    await openMatch(page, setupOf([ADA, MILO], { id, given }));
    await page.locator('.lp-hand .lp-card').first().waitFor();
    await drawn(page);
    expect(await cut(), id).toEqual([]);
  }
});

test.each(LANGUAGES)(
  'cards in crowded eras have whole names in %s',
  { timeout: PATIENCE },
  async language => {
    const { page } = await stage.visit();
    await settle(page, { language, coaching: false });
    const available = {
      dawn: 'A-02 A-03 A-04 A-05',
      medieval: 'A-12 A-13 A-14',
      renaissance: 'A-15 A-16 A-17',
      industry: 'A-22 A-27 A-28',
      globalization: 'A-31 A-32 A-33 A-34',
      robots: 'A-41 A-42',
      end: 'A-45 A-46 A-47',
    };
    const bigDeck = 'A-01 A-06 A-07 A-08 A-09 A-10';
    await openMatch(page, setupOf([ADA, MILO], { given: { ...LOOP_FULL, available, bigDeck } }));
    for (const size of ['tablet', 'laptop', 'desktop', 'large'] as const) {
      await page.setViewportSize(SIZES[size]);
      await drawn(page);
      expect(await collisions(page, PIECES), size).toEqual([]);
      const cut = await page
        .locator('.lb-card .lb-name')
        .evaluateAll(names =>
          names
            .filter(name => name.clientWidth === 0 || name.scrollWidth > name.clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut, size).toEqual([]);
    }
  },
);

test.each(LANGUAGES)('numbers of the trace lie on no piece in %s', { timeout: PATIENCE }, async language => {
  const { page } = await stage.visit();
  await settle(page, { language, coaching: false, botSpeed: 'instant' });
  const bot = { kind: 'bot', level: 'greedy', name: 'Vega' } as const;
  const given = { ...LOOP_FULL, active: 'prowler' } as const;
  const player = await openMatch(page, setupOf([ADA, bot], { given, seed: 'told' }));
  await player.untilYours();
  await page.locator('.lb-news b').first().waitFor();
  for (const size of ['tablet', 'laptop', 'desktop', 'large', 'huge'] as const) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    const numbers =
      '.lb-news b, .lb-ghost b, .lb-head, .lb-clone, .lb-pawn, .lb-tile, .lb-chip, .lb-rifts, .lb-energy';
    expect(await collisions(page, numbers), size).toEqual([]);
  }
});

test.each(LANGUAGES)('names of eras stand within them in %s', { timeout: PATIENCE }, async language => {
  const { page } = await stage.visit();
  await settle(page, { language, coaching: false });
  await openMatch(page, setupOf([ADA, MILO], { given: LOOP_MIDDLE }));
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await drawn(page);
    const outside = await page.locator('.lb-head').evaluateAll(heads =>
      heads.flatMap(head => {
        const words = document.createRange();
        words.selectNodeContents(head);
        const { left, top, right, bottom } = words.getBoundingClientRect();
        const corner = document.querySelector('.lb-board')?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const field = head.closest('.lb-era')?.querySelector<SVGGeometryElement>('.lb-field');
        const isIn = [left + 2, right - 2].every(x =>
          [top + 6, bottom - 6].every(y => field?.isPointInFill({ x: x - corner.left, y: y - corner.top })),
        );
        return isIn ? [] : [head.textContent];
      }),
    );
    expect(outside, size).toEqual([]);
  }
});

test.each(LANGUAGES)('the top bar has whole names beside long agents in %s', async language => {
  const { page } = await stage.visit();
  await settle(page, { language, coaching: false });
  const seats = ['Robot d’élite 1', 'Slušný robot 2'].map(friend);
  await openMatch(page, setupOf(seats, { given: LOOP_MIDDLE }));
  for (const size of ['tablet', 'laptop', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    await drawn(page);
    const cut = await page
      .locator('.tb-seats b')
      .evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent));
    expect(cut, size).toEqual([]);
  }
});

test.each(['phone', 'landscape'] as const)('%s: a tip waits until the others’ turn is told', async size => {
  const { page } = await stage.visit({ viewport: SIZES[size], hasTouch: true });
  await settle(page, { botSpeed: 'instant' });
  const bot = { kind: 'bot', level: 'greedy', name: 'Vega' } as const;
  const given = { ...LOOP_MIDDLE, active: 'prowler' } as const;
  const player = await openMatch(page, setupOf([ADA, bot], { given, seed: 'told' }));
  await player.untilYours();
  await page.locator('.st-strip').waitFor();
  const cut = page
    .locator('.st-strip p > span')
    .evaluateAll(all =>
      all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent),
    );
  expect(await cut).toEqual([]);
  // Exhausted cards are tilted.
  const cards = await page
    .locator('.lp-hand .lp-card:not(.is-exhausted)')
    .evaluateAll(all => Math.max(...all.map(one => one.getBoundingClientRect().bottom)));
  expect(cards).toBeLessThanOrEqual((await page.locator('.lp-loops').boundingBox())?.y ?? 0);
  const tip = page.locator('.tb-lesson');
  expect(await tip.count()).toBe(0);
  await player.play('freeMove globalization');
  await tip.waitFor();
});

test.each(['phone', 'portrait'] as const)(
  '%s: tip, goals and hint leave the ring in its place',
  async size => {
    const { page } = await stage.visit({ viewport: SIZES[size] });
    await openMatch(page, setupOf([ADA, MILO], { given: LOOP_FULL }));
    const place = (): Promise<string> =>
      page.locator('.lb-board').evaluate(board => {
        const { left, top, width, height } = board.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      });
    const tip = page.locator('.tb-lesson');
    await tip.waitFor();
    const before = await place();
    await tip.getByRole('button').click();
    await page.locator('.lt-goals').waitFor();
    expect(await place()).toBe(before);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect(await place(), await tab.innerText()).toBe(before);
    }
    await page.keyboard.press('h');
    await page.locator('.tb-hint').waitFor();
    expect(await place()).toBe(before);
  },
);
