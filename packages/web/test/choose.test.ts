import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADA, MILO } from './people.ts';
import * as quantum from './quantumPlayer.ts';
import { HAS_ALL, SIZES } from './sizes.ts';
import { drawn, PHONE, settle, stage } from './stage.ts';
import { expectAnswers, expectCount, storedAnswers } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

/** Solo, after three answers: `remove 0,0` is next and reveals the cube below. */
const BEGUN = WON_GAME.answers.slice(0, 3);
async function openBegun(page: Page): Promise<void> {
  await settle(page, { coaching: false }); // Esc would close the tip first
  await openMatch(page, setupOf([ADA], WON_GAME.match), BEGUN);
}
const taken = (...more: string[]) => [...BEGUN, ...more];

const card = (page: Page) => page.locator('.tb-chosen');
const spotOf = (page: Page, cell: number) => page.locator(`.tess-spot.is-top[data-spot^="${cell} "]`);

describe('select, then confirm', () => {
  test('Esc and "Cancel" clear the selection, another cube moves it, a double click plays nothing; Enter plays, once', async () => {
    const { page, troubles } = await stage.visit();
    await openBegun(page);
    await spotOf(page, 0).click();
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await spotOf(page, 0).click();
    await card(page).waitFor();
    await spotOf(page, 15).click();
    await page.locator('.tess-spot.is-chosen[data-spot^="15 "]').waitFor();
    expect(await page.locator('.tess-spot.is-chosen').count()).toBe(1);
    await card(page).getByRole('button', { name: 'Cancel' }).click();
    await card(page).waitFor({ state: 'detached' });
    expect(await storedAnswers(page)).toEqual(BEGUN);
    await spotOf(page, 0).dblclick();
    await card(page).waitFor();
    expect(await card(page).innerText()).toMatch(/goes to your lab/);
    expect(await card(page).innerText()).toMatch(/cube below shows its/);
    expect(await card(page).innerText()).toMatch(/You cannot undo this: it reveals something/);
    expect(await page.locator('.tt-do').innerText()).toMatch(/spends 1 of \d actions/);
    await page.keyboard.press('Enter');
    await expectAnswers(page, taken('remove 0,0'));
    await card(page).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('the large button pressed twice plays once, and does not end the phase, whose end is selected first', async () => {
    const { page } = await stage.visit();
    await openBegun(page);
    await spotOf(page, 0).click();
    await page.locator('.tt-do').dblclick();
    await expectAnswers(page, taken('remove 0,0'));
    await card(page).waitFor({ state: 'detached' });
    expect(await page.locator('.tt-do').count()).toBe(0);
    // The end of the phase is selected first too, and shows its consequence.
    await page.keyboard.press('Shift'); // separates the clicks
    await page.locator('.tt-end').dblclick();
    expect(await card(page).innerText()).toMatch(/actions? unspent/);
    expect(await card(page).innerText()).toMatch(/Then prime|Then one of \d is primed/);
    await page.keyboard.press('Enter');
    await expect.poll(() => storedAnswers(page)).toContain('end');
    expect((await storedAnswers(page)).filter(answer => answer === 'end')).toHaveLength(1);
  });

  test('a second click confirms, but not before 300 ms', async () => {
    const { page } = await stage.visit();
    await page.clock.install();
    await openBegun(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await spotOf(page, 0).click();
    await page.clock.runFor(299);
    await spotOf(page, 0).click();
    expect(await card(page).count()).toBe(1);
    await page.clock.runFor(300);
    await spotOf(page, 0).click();
    await page.clock.resume();
    await expectAnswers(page, taken('remove 0,0'));
  });

  test('in one-click mode one click plays', async () => {
    const { page } = await stage.visit();
    await settle(page, { oneClick: true });
    await openBegun(page);
    await spotOf(page, 0).click();
    await expectAnswers(page, taken('remove 0,0'));
  });

  test('an answer that can be undone needs one click in any mode', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA, MILO], { position: SETS }));
    await page.keyboard.press('a');
    await page.locator('button[data-target="A:O4"]').click();
    await page.locator('.tb-chooser').getByText('Up to 5').click();
    await expectAnswers(page, ['adjust A:O4 +']);
  });

  test('a double click plays once: a cube of a lab, an entry of a list, a consent', async () => {
    const { page } = await stage.visit();
    const position = { ...SETS, labs: ['O4B2', 'B5'], researchers: ['R03', 'R05'] };
    await openMatch(page, setupOf([ADA, MILO], { position, options: { consent: 'ask' } }));
    await page.locator('[data-target="A:O4"]').dblclick();
    await page.locator('.tb-chooser').getByText('Up to 5').dblclick();
    await expectAnswers(page, ['adjust A:O4 +']);
    await page.locator('[data-target="A:B2"]').dblclick();
    await page.locator('.tb-chooser').getByText(/Milo/).first().dblclick();
    await expectAnswers(page, ['adjust A:O4 +', 'transfer A:B2 B']);
    await page.locator('.tt-answers button').first().dblclick();
    await card(page).waitFor(); // a consent cannot be undone: it is selected first
    expect(await storedAnswers(page)).toHaveLength(2);
    await card(page).locator('.is-go').dblclick();
    await expectAnswers(page, ['adjust A:O4 +', 'transfer A:B2 B', 'yes']);
    await page.locator('.tb-prompt.is-act').waitFor();
    expect(await storedAnswers(page)).toHaveLength(3);
  });

  test('a double click on a card or a set plays once', async () => {
    const { page } = await stage.visit();
    // Two equal cards: the second half of the double click hits the other one.
    const position = { ...SETS, hands: [['L3-02', 'L3-02'], []], researchers: ['R01', 'R04'] };
    await openMatch(page, setupOf([ADA, MILO], { position }));
    const play = page.getByRole('button', { name: /^play overclock/i }).and(page.locator(':enabled'));
    await play.first().dblclick();
    await expectAnswers(page, ['play L3-02']);
    await page.locator('[data-seq="1"]').waitFor();
    await page
      .getByRole('button', { name: /^Contain/ })
      .first()
      .dblclick();
    await card(page).waitFor();
    expect(await storedAnswers(page)).toEqual(['play L3-02']);
    await card(page).locator('.is-go').dblclick();
    await expectAnswers(page, ['play L3-02', 'contain Y2 Y3 Y4', 'pick A:Y3']);
    await card(page).waitFor({ state: 'detached' });
    expect(await storedAnswers(page)).toHaveLength(3);
  });

  test('on a phone the card is a sheet: tap, read, confirm', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openBegun(page);
    await spotOf(page, 0).tap();
    expect(await page.locator('.tb-chosen.is-sheet').innerText()).toMatch(/goes to your lab/);
    expect(await storedAnswers(page)).toEqual(BEGUN);
    await page.locator('.tb-chosen .is-go').tap();
    await expectAnswers(page, taken('remove 0,0'));
    // With little space the consequences replace the description: the deck that the card comes from.
    await page
      .getByRole('button', { name: /^Study/ })
      .first()
      .tap();
    const entry = page.locator('.tb-chooser li button');
    await card(page).or(entry.first()).waitFor();
    if ((await entry.count()) > 0) await entry.first().tap();
    await card(page)
      .getByText(/^Level \d: \d+ cards? in the deck/)
      .waitFor();
  });
});

/** One run of four that can be declared in three ways, and one cube outside of it. */
const SETS = {
  tesseract: Array<string>(16).fill('Y1O2P3B6'),
  labs: ['Y2Y3Y4O4', 'B5'],
  researchers: ['R03', 'R04'],
  primed: 'Y3',
};

/** Labels that touch their neighbour, or overflow their panel. */
const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(wanted => {
    const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter(one => one.checkVisibility());
    return seen.flatMap((one, i) => {
      const [box, next] = [one, seen[i + 1]].map(label => label?.getBoundingClientRect());
      const room = one.closest('ul')?.getBoundingClientRect();
      const touches = box && next && box.bottom > next.top && box.top < next.bottom && box.right > next.left;
      const leaves = box && room && (box.left < room.left - 1 || box.right > room.right + 1);
      return touches || leaves
        ? [`${innerWidth}: ${one.innerText} ${box.left}–${box.right}, ${next?.left}`]
        : [];
    });
  }, selector);

describe('contain in one motion', () => {
  const captions = (page: Page) => page.locator('.tess-caption').allInnerTexts();

  test('by mouse: the set, another cube, its highlighted cell', async () => {
    const { page, troubles } = await stage.visit();
    await openMatch(page, setupOf([ADA, MILO], { position: { ...SETS, researchers: ['R01', 'R04'] } }));
    await page
      .getByRole('button', { name: /^Contain/ })
      .first()
      .click();
    await card(page).waitFor();
    expect(await card(page).innerText()).toMatch(/Contain Yellow 3/); // its twin is primed
    expect(await card(page).innerText()).toMatch(/The primed Yellow 3 is destroyed/);
    expect((await captions(page)).sort()).toEqual(['goes', 'or this', 'or this']);
    await page.getByRole('button', { name: 'Yellow 4 could go here instead' }).click();
    await page.getByRole('button', { name: 'Yellow 4 goes here' }).waitFor();
    expect((await captions(page)).filter(caption => caption === 'goes')).toHaveLength(1);
    expect(await storedAnswers(page)).toEqual([]);
    await page.keyboard.press('Shift'); // separates the clicks
    await page.getByRole('button', { name: 'Yellow 4 goes here' }).click();
    await expectAnswers(page, ['contain Y2 Y3 Y4', 'pick A:Y4']);
    expect(troubles).toEqual([]);
  });

  const LOCALES = ['en', 'fr', 'cs'];
  /** A phone in every language, and each larger viewport in one; in all combinations all. */
  const sizesIn = (locale: string) =>
    Object.entries(SIZES).filter(
      ([size], i) => HAS_ALL || size === 'phone' || i % LOCALES.length === LOCALES.indexOf(locale),
    );

  test.each(LOCALES)('labels fit the eight places of the largest lab: %s', async locale => {
    const { page } = await stage.visit({ locale });
    const labs = ['Y1Y2Y3Y4Y5Y6O1P1', ''];
    const position = { ...SETS, labs, board: 'Y2', researchers: ['R10', 'R04'] };
    await openMatch(page, setupOf([ADA, MILO], { position }));
    await page.locator('.tess-places.is-wide .tess-caption').nth(5).waitFor();
    const tight: string[] = [];
    for (const [, size] of sizesIn(locale)) {
      await page.setViewportSize(size);
      await drawn(page);
      tight.push(...(await overlapping(page, '.tess-places.is-wide .tess-caption')));
    }
    expect(tight).toEqual([]);
  });

  test('by keyboard: C, a digit, Enter; Esc goes back', async () => {
    const { page } = await stage.visit();
    await settle(page, { coaching: false }); // Esc would close the tip first
    await openMatch(page, setupOf([ADA, MILO], { position: { ...SETS, researchers: ['R01', 'R04'] } }));
    await page.keyboard.press('c');
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('.tt-act[aria-pressed="true"]').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await card(page).waitFor();
    // Digits keep their meaning within a decision.
    for (const digit of [2, 3, 1, 2]) {
      await page.keyboard.press(`${digit}`);
      await page.locator(`.tt-goers :nth-child(${digit})[aria-pressed="true"]`).waitFor();
      expect(await page.locator('.tt-goers [aria-pressed="true"]').count()).toBe(1);
    }
    await page.keyboard.press('Enter');
    await expectAnswers(page, ['contain Y2 Y3 Y4', 'pick A:Y2']);
  });
});

/** An enemy in reach, one research before a breakthrough, and six cards on offer. */
const FLEETS = {
  seats: [{ ships: '3@4,3 5@3,4', research: 5 }, { ships: '6@5,3 2@8,8' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

describe('quantum: an attack, a card and the end of the actions', () => {
  const openFleets = async (page: Page, settings: object = {}) => {
    await settle(page, { coaching: false, ...settings });
    const player = await quantum.openMatch(
      page,
      quantum.setupOf([ADA, MILO], { given: FLEETS, seed: 'twice' }),
    );
    const { places } = player.situation().view;
    return (die: number) => quantum.cellAt(page, places[die] ?? -1);
  };

  test('are selected by a double click, and played once', async () => {
    const { page, troubles } = await stage.visit();
    const ship = await openFleets(page);
    await ship(0).dblclick();
    await page.locator('.qb-ship.is-selected').waitFor();
    await ship(5).dblclick();
    const attack = page.getByRole('button', { name: 'Attack Scout 6' });
    await attack.waitFor();
    expect(await storedAnswers(page)).toEqual([]);
    await attack.dblclick();
    await expectAnswers(page, [expect.stringMatching(/^attack a1 5,3/)]);
    await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
    expect(await storedAnswers(page)).toHaveLength(1);
    if ((await page.locator('.q-reaction').count()) > 0) {
      await page.locator('.q-reaction').last().dblclick();
      await page.keyboard.press('Enter');
      await expectCount(page, 2);
    }
    const before = (await storedAnswers(page)).length;
    await page.keyboard.press('r');
    await expectCount(page, before + 1);
    const end = page.locator('.q-end-button');
    await end.dblclick();
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Chosen: end your actions');
    expect(await storedAnswers(page)).toHaveLength(before + 1);
    await page.keyboard.press('Shift'); // separates the clicks
    await end.dblclick();
    await expect.poll(async () => (await storedAnswers(page)).slice(before)).toEqual(['research', 'end']);
    // A card of the breakthrough is taken in the same way.
    const offered = page.locator('.q-shelf button:enabled');
    await offered.first().dblclick();
    await page.locator('.q-shelf [aria-pressed="true"]').waitFor();
    expect(await storedAnswers(page)).toHaveLength(before + 2);
    await page.keyboard.press('Shift');
    await page.locator('.q-end-button.is-main').dblclick();
    await expectCount(page, before + 3);
    expect((await storedAnswers(page)).at(-1)).toMatch(/^take /);
    expect(troubles).toEqual([]);
  });

  test('need one click in one-click mode', async () => {
    const { page } = await stage.visit();
    await openFleets(page, { oneClick: true });
    await page.locator('.q-end-button').click();
    await expectAnswers(page, ['end']);
  });
});
