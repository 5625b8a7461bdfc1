/** The rules in two layers, on a page of their own and beside a table. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import { expectMoves, openRift, playByMouse, startMatch } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { HAS_ALL, SIZES } from './sizes.ts';
import { drawn, PHONE, stage } from './stage.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

type Wish = { readonly language?: string; readonly theme?: string };

const wish = (page: Page, settings: Wish): Promise<unknown> =>
  page.addInitScript(json => localStorage.setItem('tessera.settings', json), JSON.stringify(settings));

async function openRules(page: Page, address: string, settings: Wish = {}): Promise<Locator> {
  await wish(page, settings);
  await page.goto(address);
  const guide = page.locator('.guide');
  await guide.waitFor();
  return guide;
}

/** The footnote link behind a sentence of the guide. */
const markAfter = (page: Page, sentence: string): Locator =>
  page.locator('.guide :is(p, li, figcaption)').filter({ hasText: sentence }).locator('.guide-rule');

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not there');
  return box;
};

const CODE = /\b[A-Z]+-[A-Z]+-[A-Z\d]+|\bRUL-|\bTV-|`|\. \. \./;

/** Title of the first section in each language. */
const FIRST = {
  en: /^What it is about$/,
  fr: /^(De quoi il s’agit|But du jeu)$/,
  cs: /^O\u00a0co jde$/,
} as const;

/** One language for each game; every language in all combinations. */
const READ_IN: Readonly<Record<string, readonly (keyof typeof FIRST)[]>> = {
  rift: ['en'],
  tesseract: ['fr'],
  quantum: ['cs'],
};

describe.each(Object.entries(READ_IN))('the rules of %s', (game, languages) => {
  test.each(Object.entries(FIRST).filter(([one]) => HAS_ALL || languages.some(other => other === one)))(
    'in %s begin with the player’s guide, without clause codes',
    async (language, title) => {
      const { page, troubles } = await stage.visit();
      const guide = await openRules(page, `/rules/${game}`, { language });
      expect(await guide.getByRole('heading', { level: 2 }).first().innerText()).toMatch(title);
      expect(await guide.innerText()).not.toMatch(CODE);
      // Clauses and ASCII drawings are collapsed.
      expect(await page.locator('.clause').count()).toBeGreaterThan(100);
      expect(await page.locator('.clause:visible, pre:visible').count()).toBe(0);
      expect(troubles).toEqual([]);
    },
  );
});

describe('pictures', () => {
  test('of rift are drawn by the board: wood, pieces, marks', async () => {
    const { page } = await stage.visit();
    await openRules(page, '/rules/rift');
    const star = page.locator('[data-figure="star"] .rift-board');
    expect(await star.locator('.ground').count()).toBe(1);
    for (const mark of ['.dot', '.turn', '.ring'])
      expect(await star.locator(mark).getAttribute('d'), mark).toMatch(/^M/);
    expect(await page.locator('[data-figure="jump"] .course .hop').count()).toBe(1);
    expect(
      await page.locator('[data-figure="corner"] path.foe:not(.way, .lesser)').getAttribute('d'),
    ).toMatch(/^M/);
    expect(await page.locator('[data-figure="guard"] .ghost').count()).toBe(1);
  });

  test('of tesseract are drawn by the parts of its table', async () => {
    const { page } = await stage.visit();
    await openRules(page, '/rules/tesseract');
    await page.locator('[data-figure="containment"] .tess-slot').first().waitFor();
    expect(await page.locator('[data-figure="cube"] .tesseract-art .free').count()).toBeGreaterThan(8);
    expect(await page.locator('[data-figure="run"] .tess-die.is-solid').count()).toBe(4);
    expect(await page.locator('[data-figure="containment"] .tess-slot .tess-die').count()).toBe(9);
    expect(await page.locator('[data-figure="primed"] .tess-column.is-red').count()).toBe(1);
    expect(await page.locator('[data-figure="layers"] .tess-spot.is-next').count()).toBe(1);
    // Pictures contain no tab stop.
    expect(await page.locator('figure > :not([aria-hidden], figcaption)').count()).toBe(0);
  });
});

describe('between the layers', () => {
  test('a footnote link leads to the clause, which quotes the guide and links back', async () => {
    const { page } = await stage.visit();
    await openRules(page, '/rules/rift');
    await markAfter(page, 'You may not pass.').first().click();
    await page.waitForURL('**/rules/rift#R-TURN-2');
    const clause = page.locator('[id="R-TURN-2"]');
    await clause.and(page.locator(':focus')).waitFor();
    expect(await clause.innerText()).toContain('In short: You may not pass.');
    await clause.getByRole('link', { name: 'You may not pass.' }).click();
    await page.waitForURL('**/rules/rift#guide-turn');
    await page.locator('#guide-turn:focus').waitFor();
    expect(await clause.innerText()).not.toContain('In short');
  });

  test('the address of a clause unfolds the clauses there', async () => {
    const { page } = await stage.visit();
    await openRules(page, '/rules/tesseract#T-REMOVE-1');
    const clause = page.locator('[id="T-REMOVE-1"]');
    await clause.and(page.locator(':focus')).waitFor();
    expect(await clause.innerText()).toContain('Take a removable cube into your lab');
  });

  test('one search filters both, and unfolds what it finds', async () => {
    const { page } = await stage.visit();
    const guide = await openRules(page, '/rules/rift');
    const search = page.getByRole('searchbox');
    await search.fill('quarter');
    await expect
      .poll(() => guide.locator('li:visible').allInnerTexts())
      .toEqual([expect.stringContaining('give a slide a quarter turn')]);
    await search.fill('arm-end');
    await expect.poll(() => guide.locator('p:visible, li:visible').count()).toBe(0);
    await page.locator('[id="R-CROSS-5"]').waitFor();
    await search.fill('Te5-e9');
    await page.locator('pre:visible').first().waitFor();
    await search.fill('zzz');
    await page.getByText('The rules do not mention “zzz”.').waitFor();
    await search.press('Escape');
    await guide.getByText('You may not pass.').waitFor();
    await expect.poll(() => page.locator('.clause:visible').count()).toBe(0);
  });
});

describe('the note of a term', () => {
  /** True if the note lies over the paragraph of its term. */
  const isOverText = (page: Page): Promise<boolean> =>
    page.evaluate(() => {
      const box = document.querySelector('.term-note')?.getBoundingClientRect();
      const [line] = document.querySelector('.term[aria-describedby]')?.getClientRects() ?? [];
      if (!box || !line) throw new Error('no note');
      const text = document.querySelector('.rules-text') as Element;
      const paragraph = document.querySelector('.term[aria-describedby]')?.closest('p, li');
      const lines = paragraph?.getBoundingClientRect() ?? line;
      const isBeside = box.left >= text.getBoundingClientRect().right;
      return !isBeside && box.bottom > lines.top && box.top < lines.bottom;
    });

  test('stands beside the text, above the line, or as a sheet on a phone', async () => {
    const { page } = await stage.visit();
    const guide = await openRules(page, '/rules/tesseract');
    const note = page.getByRole('tooltip');
    const text = page.locator('.rules-text');
    const term = guide.getByRole('button', { name: 'breach', exact: true }).first();
    const show = async (size: keyof typeof SIZES): Promise<void> => {
      await page.setViewportSize(SIZES[size]);
      await drawn(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await note.waitFor({ state: 'detached' });
      await term.evaluate(one => one.scrollIntoView({ block: 'center' }));
      await term.focus();
      await note.waitFor();
      expect([size, await isOverText(page)]).toEqual([size, false]);
    };
    await show('desktop');
    expect((await boxOf(note)).x).toBeGreaterThan((await boxOf(text)).x + (await boxOf(text)).width);
    await show('tablet');
    expect((await boxOf(note)).y).toBeLessThan((await boxOf(term)).y);
    await show('phone');
    const { x, y, width, height } = await boxOf(note);
    expect([x, y + height, width]).toEqual([0, PHONE.height, PHONE.width]);
    // The sheet moves to the top while its term is at the bottom.
    await term.evaluate(one => one.scrollIntoView({ block: 'end' }));
    await expect.poll(async () => (await boxOf(note)).y).toBe(0);
  });
});

describe('beside a table', () => {
  const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Rules' });

  test('the match stays visible and playable, and Esc returns to it', async () => {
    const { page, troubles } = await stage.visitApart();
    const fetched: string[] = [];
    page.on('request', request => fetched.push(request.url()));
    await startMatch(page, { black: 'Friend here' });
    const address = page.url();
    const isOfRules = (url: string): boolean => /RulesReader|guide/i.test(url);
    expect(fetched.filter(isOfRules)).toEqual([]);
    await page.getByRole('link', { name: 'Rules' }).click();
    await panel(page).getByText('You may not pass.').waitFor();
    expect(fetched.filter(isOfRules)).not.toEqual([]);
    const left = (await boxOf(panel(page))).x;
    for (const part of [page.getByRole('grid'), page.locator('.tb-prompt')]) {
      const { x, width } = await boxOf(part);
      expect(x + width).toBeLessThanOrEqual(left + 1);
    }
    // A focused term shows its definition, which Esc closes before the rules.
    const term = panel(page).getByRole('button', { name: 'Tesseract', exact: true }).first();
    await term.focus();
    const note = page.getByRole('tooltip');
    await note.getByText('The pawn that decides the game').waitFor();
    expect(await term.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
    if (HAS_ALL) expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await panel(page).isVisible()).toBe(true);
    // So does one under the mouse, as long as it is there.
    await term.hover();
    await note.getByText('The pawn that decides the game').waitFor();
    await panel(page).getByRole('heading').first().hover();
    await note.waitFor({ state: 'detached' });
    // Axe reads the rules themselves on their own page: here a search hides them.
    const search = panel(page).getByRole('searchbox');
    await search.fill('zzz');
    await panel(page).getByText('The rules do not mention “zzz”.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await search.press('Escape');
    await panel(page).getByText('You may not pass.').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Rules' }).click();
    await panel(page).getByText('You may not pass.').waitFor();
    await playByMouse(page, 'T@h2');
    await expectMoves(page, ['T@h2']);
    expect(await panel(page).isVisible()).toBe(true);
    expect(page.url()).toBe(address);
    expect(troubles).toEqual([]);
  });

  test('quantum: a refusal opens its clause beside the fleet, and the match goes on', async () => {
    const { page, troubles } = await stage.visit();
    await wish(page, {});
    const given = {
      seats: [{ ships: '3@5,5 5@4,3' }, { ships: '6@8,8' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    };
    const setup = quantum.setupOf([ADA, MILO], { given });
    const player = await quantum.openMatch(page, setup);
    const ship = quantum.cellAt(page, player.situation().view.places[0] ?? -1);
    await ship.click();
    await page.locator('[data-square="0"]').click();
    await page.locator('.tb-toast').getByRole('link').click();
    await panel(page).locator('.clause:focus').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Rules' }).click();
    await panel(page).getByRole('heading', { level: 2 }).first().waitFor();
    await page.locator('.q-act', { hasText: 'Research' }).click();
    await expectMoves(page, ['research']);
    expect(await panel(page).isVisible()).toBe(true);
    expect(page.url()).toContain('/match/');
    expect(troubles).toEqual([]);
  });

  test('Back closes the rules first, then leaves the match; Forward and a reload restore them', async () => {
    const { page } = await stage.visit({ viewport: PHONE });
    await startMatch(page, { black: 'Friend here' });
    const address = page.url();
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Rules' }).click();
      await panel(page).getByText('You may not pass.').waitFor();
    };
    await open();
    await page.goBack();
    await panel(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await page.goForward();
    await panel(page).waitFor();
    await page.reload();
    await panel(page).getByText('You may not pass.').waitFor();
    // Closing and reopening at once leaves no extra entry in the history.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await open();
    await page.goBack();
    await panel(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/new/rift');
  });

  test('keys in the rules are no shortcuts of the table, and closing restores the focus', async () => {
    const { page } = await stage.visit();
    await openRift(page, []);
    await page.getByRole('link', { name: 'Rules' }).click();
    await panel(page)
      .getByRole('heading', { name: /^Rules of/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Rules' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  });

  test('in French: a link in the rules leads to its clause, and the address stays', async () => {
    const { page } = await stage.visit();
    await wish(page, { language: 'fr' });
    await openMatch(page, setupOf([ADA, MILO]));
    await page.getByRole('link', { name: 'Règles' }).click();
    const rules = page.getByRole('complementary', { name: 'Règles' });
    await rules.getByRole('heading', { name: 'Les six actions' }).waitFor();
    await rules.locator('[data-figure="remove"] .guide-rule').first().click();
    await rules.locator('[id="T-REMOVE-1"]:focus').waitFor();
    expect(page.url()).toContain('/match/');
  });

  test('on a phone they fill the screen, and the menu opens them', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await openMatch(page, setupOf([ADA, MILO]));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Rules' }).click();
    await panel(page).getByRole('heading', { name: 'The six actions' }).waitFor();
    expect(await boxOf(panel(page))).toEqual({ x: 0, y: 0, ...PHONE });
    expect(await page.locator('.tb-menu:popover-open').count()).toBe(0);
    // A tap shows the definition of a term inside the screen, a tap elsewhere closes it.
    await panel(page).getByRole('button', { name: 'removable' }).first().tap();
    const { x, width } = await boxOf(page.getByRole('tooltip'));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
    await panel(page).getByRole('heading', { name: 'The six actions' }).tap();
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    // On a desktop axe reads the same panel, and on a phone the page of the rules.
    if (HAS_ALL) expect(await axeViolations(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Menu' }).and(page.locator(':focus')).waitFor();
  });

  test('their own page links back to the match it came from, and to no other, in a new tab too', async () => {
    const { page, context } = await stage.visitApart();
    await openRules(page, '/rules/rift');
    expect(await page.getByRole('link', { name: 'Back to your match' }).count()).toBe(0);
    await startMatch(page, { black: 'Friend here' });
    const first = page.url();
    const rules = page.getByRole('link', { name: 'Rules' });
    const expectBack = async (press: () => Promise<void>): Promise<void> => {
      const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
      await tab.getByRole('link', { name: 'Back to your match' }).click();
      await tab.getByRole('grid').waitFor();
      expect(tab.url()).toBe(first);
      await tab.close();
    };
    await expectBack(() => rules.click({ modifiers: ['ControlOrMeta'] }));
    expect(await panel(page).count()).toBe(0);
    await startMatch(page, { black: 'Friend here' });
    await page.goto(first);
    await rules.click();
    await expectBack(() => panel(page).getByRole('link', { name: 'On a page of its own' }).click());
  });
});
