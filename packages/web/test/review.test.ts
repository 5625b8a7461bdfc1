/**
 * Review of a match: marks on the board, arrow keys and wheel, copies, and playing on from a past position.
 */
import { quantum as rulesOfQuantum } from '@tessera/games/quantum';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { READY } from '../src/games/rift/fixtures.ts';
import type { SeatHolder } from '../src/match/client.ts';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import { crossing, expectMoves, openRift, playLine, SHORT_GAME, storedMoves } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { HAS_ALL } from './sizes.ts';
import { clippedButtons, drawn, overflows, PHONE, settle, stage } from './stage.ts';
import { stored, storedAnswers, storedIds } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

async function visit(options: Parameters<typeof stage.visit>[0] = {}) {
  const visitor = await stage.visit(options);
  await settle(visitor.page, { coaching: false });
  return visitor;
}

const centreOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags with the right button from one square to another, or clicks on one. */
async function drag(page: Page, from: Locator, to: Locator, held?: 'Shift' | 'Alt'): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)];
  if (held) await page.keyboard.down(held);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  if (held) await page.keyboard.up(held);
}

const marks = (page: Page): Promise<number> => page.locator('.tb-marks g').count();

/** Position of the only arrow's tip on the screen. */
const tipOf = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const head = document.querySelector<SVGPathElement>(
      '.tb-marks .is-head:not(.is-under)',
    ) as SVGPathElement;
    const [, x, y] = /^M([\d.]+),([\d.]+)/.exec(head.getAttribute('d') ?? '') ?? [];
    const { left, top } = head.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: left + Number(x), y: top + Number(y) };
  });

/** Waits until the tip is at its goal, however often the board is laid out meanwhile. */
async function expectTip(page: Page, goal: Locator): Promise<void> {
  const off = async (): Promise<number> => {
    const [tip, { x, y }] = [await tipOf(page), await centreOf(goal)];
    return Math.hypot(tip.x - x, tip.y - y);
  };
  await expect.poll(off).toBeLessThan(2);
}

/** Two fleets that can act at once. */
const FLEETS = {
  seats: [{ ships: '3@4,3 5@3,4' }, { ships: '3@5,3 5@8,8' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

const [E5, K11] = [4 * 15 + 4, 10 * 15 + 10];
const back = (page: Page): Locator => page.locator('.tb-prompt.is-back');
const shown = async (page: Page): Promise<string | undefined> =>
  (await page.locator('.tb-prompt').innerText()).match(/\d+ of \d+/)?.[0];

describe('marks on the board', () => {
  test('are drawn with the right button, follow a flipped board, and belong to a position', async () => {
    const { page, troubles } = await visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    await page.evaluate(() =>
      addEventListener('contextmenu', event => {
        document.body.dataset.menu = String(!event.defaultPrevented);
      }),
    );
    await drag(page, crossing(page, E5), crossing(page, K11));
    await expect.poll(() => marks(page)).toBe(1);
    expect(await page.evaluate(() => document.body.dataset.menu)).not.toBe('true');
    await expectTip(page, crossing(page, K11));
    await page.keyboard.press('f');
    await expectTip(page, crossing(page, K11));
    await page.setViewportSize({ width: 844, height: 390 });
    await expectTip(page, crossing(page, K11));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectTip(page, crossing(page, K11));
    // Other inks, a ring, and the same mark again.
    await drag(page, crossing(page, E5), crossing(page, E5), 'Shift');
    await drag(page, crossing(page, K11), crossing(page, E5), 'Alt');
    await expect.poll(() => marks(page)).toBe(3);
    expect(await page.locator('.tb-marks .is-shift, .tb-marks .is-alt').count()).toBe(2);
    await drag(page, crossing(page, K11), crossing(page, E5), 'Alt');
    await expect.poll(() => marks(page)).toBe(2);
    // Another position has marks of its own, and this one keeps its.
    await page.keyboard.press('ArrowLeft');
    await back(page).waitFor();
    await expect.poll(() => marks(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => marks(page)).toBe(2);
    // A left click removes the marks; nothing has been played so far.
    await crossing(page, 7 * 15 + 7).click();
    await expect.poll(() => marks(page)).toBe(0);
    expect(await storedMoves(page)).toEqual(SHORT_GAME.slice(0, 19));
    expect(troubles).toEqual([]);
  });

  test('are drawn by keyboard, and announced to screen readers', async () => {
    const { page, troubles } = await visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    await crossing(page, 112).focus();
    await page.keyboard.press('m');
    await page
      .locator('.tb-marks [role="status"]')
      .getByText(/^Marked: h8/)
      .waitFor();
    for (const key of ['ArrowUp', 'ArrowRight', 'Shift+m']) await page.keyboard.press(key);
    await page
      .locator('.tb-marks [role="status"]')
      .getByText(/^Arrow: h8.* to i9/)
      .waitFor();
    await expect.poll(() => marks(page)).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('are drawn by a long press; a tap or a drag plays as before', async () => {
    const { page, context } = await stage.visitApart({ viewport: PHONE, hasTouch: true, isMobile: true });
    await settle(page, { coaching: false });
    await openRift(page, SHORT_GAME.slice(0, 15));
    const touch = await context.newCDPSession(page);
    const [start, end] = [await centreOf(crossing(page, E5)), await centreOf(crossing(page, K11))];
    const send = (type: string, touchPoints: { x: number; y: number }[]): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    await send('touchStart', [start]);
    await page.locator('.tb-marks g').waitFor({ state: 'attached' });
    await send('touchMove', [end]);
    await send('touchEnd', []);
    await expect.poll(() => marks(page)).toBe(1);
    await expectTip(page, crossing(page, K11));
    expect(await storedMoves(page)).toHaveLength(15);
    // A click right after the release belongs to the long press.
    const tapped = async (): Promise<number> => {
      await crossing(page, 7 * 15 + 7).tap();
      return marks(page);
    };
    await expect.poll(tapped).toBe(0);
  });
});

describe('arrow keys and the wheel', () => {
  test('step through answers after the mouse was used, else move the focus on the board', async () => {
    const { page } = await visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    // First without any input, then after a press on a crossing.
    for (const press of [false, true]) {
      if (press) await crossing(page, 112).click();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => shown(page)).toBe('18 of 19');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => shown(page)).toBe('0 of 19');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page)).toBe('1 of 19');
      await page.keyboard.press('End');
      await expect.poll(() => back(page).count()).toBe(0);
    }
    const focus = (): Promise<string | undefined> =>
      page.evaluate(() => (document.activeElement as HTMLElement).dataset.square);
    // Tab and Shift+Tab put the focus on the board.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(focus).toBeDefined();
    const at = Number(await focus());
    await page.keyboard.press('ArrowUp');
    await expect.poll(focus).toBe(String(at + 15));
    expect(await back(page).count()).toBe(0);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => shown(page)).toBe('18 of 19');
    await page.keyboard.press('Escape');
    await back(page).waitFor({ state: 'detached' });
    // Enter moves the focus there from anywhere.
    await page.locator('.tb-title').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focus).toBe(String(at + 15));
    await page.keyboard.press('ArrowDown');
    await expect.poll(focus).toBe(String(at));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('look back and forward; on the board, move around it').waitFor();
  });

  test('step by one answer per notch over the board, and nowhere else', async () => {
    const { page } = await visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    const { x, y } = await centreOf(crossing(page, 112));
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -20);
    expect(await back(page).count()).toBe(0);
    for (const step of [18, 17]) {
      await page.mouse.wheel(0, -100);
      await expect.poll(() => shown(page)).toBe(`${step} of 19`);
    }
    await page.mouse.wheel(0, 100);
    await expect.poll(() => shown(page)).toBe('18 of 19');
    const aside = await centreOf(page.locator('.tb-top'));
    await page.mouse.move(aside.x, aside.y);
    await page.mouse.wheel(0, -100);
    await drawn(page);
    expect(await shown(page)).toBe('18 of 19');
  });
});

test('marks, arrow keys and the wheel work on the squares of quantum and the layers of tesseract too', async () => {
  const { page, troubles } = await visit();
  const player = await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FLEETS }));
  const { places } = player.situation().view;
  const [one, other] = places.filter(place => place >= 0).map(place => quantum.cellAt(page, place));
  if (!one || !other) throw new Error('there are no ships');
  await drag(page, one, other);
  await expectTip(page, other);
  await player.play('research');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe('0 of 1');
  await openMatch(page, { ...setupOf([ADA], WON_GAME.match), id: 'layers' }, WON_GAME.answers.slice(0, 4));
  const spots = [page.locator('[data-spot="0 3"]'), page.locator('[data-spot="15 0"]')] as const;
  await drag(page, ...spots);
  await expectTip(page, spots[1]);
  const { x, y } = await centreOf(spots[0]);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => shown(page)).toBe('3 of 4');
  expect(troubles).toEqual([]);
});

/** Presses a button of the dialog and returns the clipboard's text. */
async function copied(page: Page, what: string, how: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Copy or share' });
  if ((await dialog.count()) === 0) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.tb-menu').getByRole('button', { name: 'Copy or share' }).click();
  }
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await dialog.getByRole('group', { name: what }).getByRole('button', { name: how }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}

const withClipboard = () => visit({ permissions: ['clipboard-read', 'clipboard-write'] });

async function bring(page: Page, text: string): Promise<void> {
  await page.getByLabel('Link or text').fill(text);
  await page.getByRole('button', { name: 'Show it' }).click();
}

describe('copying and opening', () => {
  test('rift: a game is restored from a record and from a link, once; at the copied position', async () => {
    const { page, troubles } = await withClipboard();
    await openRift(page, SHORT_GAME.slice(0, 19));
    const record = await copied(page, 'The whole game', 'Copy the text');
    expect(record).toContain('[Game "rift"]');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowUp');
    await back(page).waitFor();
    const link = await copied(page, 'The whole game', 'Copy a link');
    await page.getByRole('dialog').getByRole('link', { name: 'Open a position or a game' }).click();

    // A record from elsewhere: the starter was drawn by lot, which no seed proves.
    await bring(page, record.replace(/^\[Options .*$/m, '[Options "{}"]'));
    await page.getByRole('heading', { name: 'A game of 19 moves' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.getByRole('grid').waitFor();
    await expectMoves(page, SHORT_GAME.slice(0, 19));

    for (const time of ['Look at it', 'Go to it']) {
      await page.goto(link);
      await page.getByText('shown after move 0').waitFor();
      await page.getByRole('button', { name: time }).click();
      await expect.poll(() => shown(page)).toBe('0 of 19');
    }
    const all = await storedIds(page);
    await page.goto(link);
    await page.getByText('This game is in this browser already').waitFor();
    expect(await storedIds(page)).toEqual(all);
    expect(troubles).toEqual([]);
  });

  test('rift: a position as text or link starts a match against a chosen opponent', async () => {
    const { page, troubles } = await withClipboard();
    await openRift(page, [], { position: READY });
    expect(await copied(page, 'This position', 'Copy the text')).toBe(READY);
    const link = await copied(page, 'This position', 'Copy a link');
    expect(link).toContain(`/open#game=rift&position=${READY.replaceAll(' ', '+')}`);
    await page.goto(link);
    await page.getByRole('heading', { name: 'A position', exact: true }).waitFor();
    await page
      .getByRole('radiogroup', { name: /who plays black/i })
      .getByText('Bot')
      .click();
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.getByRole('grid').waitFor();
    const { header } = await stored(page);
    expect(header.position).toBe(READY);
    expect((header.table as { seats: SeatHolder[] }).seats.map(({ kind }) => kind)).toEqual(['you', 'bot']);
    expect(troubles).toEqual([]);
  });

  test('quantum: a position has no order of decks, a game is the log itself', async () => {
    const { page, troubles } = await withClipboard();
    const player = await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FLEETS }));
    await player.play('research');
    const { entries } = await stored(page);
    const game = await copied(page, 'The whole game', 'Copy the text');
    expect(JSON.parse(game)).toMatchObject({
      header: { game: 'quantum' },
      entries,
      seal: { log: expect.any(String) },
    });
    const position = await copied(page, 'This position', 'Copy a link');
    await page.goto(position);
    await page.getByRole('button', { name: 'Look at it' }).click();
    await page.locator('.table-root').waitFor();
    const begun = await stored(page);
    const commands = (text = '{}'): readonly string[] => JSON.parse(text).decks.command;
    const [dealt, real] = [
      commands(begun.header.position),
      commands(rulesOfQuantum.notation.formatPosition(player.state())),
    ];
    expect(dealt).not.toEqual(real);
    expect(dealt.toSorted()).toEqual(real.toSorted());
    expect(troubles).toEqual([]);
  });

  test('garbage is refused with a sentence that says where, and nothing is stored', async () => {
    const { page, troubles } = await visit();
    await page.goto('/open');
    const refusals = [
      ['nonsense', 'not a link, position or game that can be opened here'],
      ['15/3t1v6sh1/7q7 w - p 0 0', 'board, column'],
      [READY.replace(' w ', ' x '), 'side, column'],
      ['[Game "rift"]\n[Options "{}"]\nTf1-f9 oops', 'line 3, ply 2, column 8'],
      [
        '{"header":{"game":"chess","options":{},"seats":2,"seed":""},"entries":[]}',
        'game that is not available',
      ],
      ['http://localhost/open#log=~AAAA', 'log: is damaged'],
    ] as const;
    for (const [text, sentence] of refusals) {
      await bring(page, text);
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
    await page.goto('/open#game=rift&position=15');
    await page.getByRole('alert').getByText('position').waitFor();
    expect(await storedIds(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('playing on from a past position', () => {
  const begin = async (page: Page): Promise<void> => {
    const before = page.url();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.locator('.tb-prompt:not(.is-back)').waitFor();
  };

  test('rift: keeps the moves so far, which can be undone; the first match stays', async () => {
    const { page, troubles } = await visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    const first = page.url();
    await page.getByRole('slider').fill('16');
    await back(page).waitFor();
    await page.keyboard.press('b');
    await page.getByRole('dialog', { name: 'Play on from here' }).getByText('the 16 moves so far').waitFor();
    await page.getByRole('radiogroup', { name: /who plays white/i }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await begin(page);
    await expectMoves(page, SHORT_GAME.slice(0, 16));
    await page.getByRole('button', { name: /^undo/i }).click();
    await expectMoves(page, SHORT_GAME.slice(0, 15));
    await playLine(page, SHORT_GAME.slice(15, 17), SHORT_GAME.slice(0, 15));
    await page.goto(first);
    await page.getByRole('grid').waitFor();
    expect(await storedMoves(page)).toEqual(SHORT_GAME.slice(0, 19));
    expect(troubles).toEqual([]);
  });

  test('quantum: starts at that position, with decks of its own, and can be played', async () => {
    const { page, troubles } = await visit();
    const player = await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FLEETS }));
    await player.play('research');
    await player.play('end');
    const [first, seed] = [page.url(), (await stored(page)).header.seed];
    await page.keyboard.press('ArrowLeft');
    await back(page).getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByText('is reshuffled').waitFor();
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await begin(page);
    const { header, entries } = await stored(page);
    expect(entries).toEqual([]);
    expect(header.seed).not.toBe(seed);
    await page.keyboard.press('e');
    await page.locator('.tb-prompt').getByText('Chosen').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => storedAnswers(page)).toEqual(['end']);
    await page.goto(first);
    await page.locator('.table-root').waitFor();
    expect(await storedAnswers(page)).toEqual(['research', 'end']);
    expect(troubles).toEqual([]);
  });
});

test.each(HAS_ALL ? ['fr', 'cs'] : ['cs'])(
  'in %s on a phone: nothing is clipped, nothing is left in English',
  async language => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.addInitScript(
      json => localStorage.setItem('tessera.settings', json),
      JSON.stringify({ language, coaching: false }),
    );
    await openRift(page, SHORT_GAME.slice(0, 19));
    await page.keyboard.press('ArrowLeft');
    await back(page).waitFor();
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radiogroup').nth(1).waitFor();
    expect(await dialog.innerText()).not.toMatch(/\b(the|match|moves|begin|you)\b/i);
    expect(await clippedButtons(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto(`/open#game=rift&position=${READY.replaceAll(' ', '+')}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await page.getByRole('radiogroup').nth(1).waitFor();
    expect(await page.locator('.open-page').innerText()).not.toMatch(
      /\b(the|match|moves|begin|you|paste)\b/i,
    );
    if (HAS_ALL) expect(await axeViolations(page)).toEqual([]);
    expect(await clippedButtons(page)).toEqual([]);
    expect((await overflows(page)).x).toBe(0);
    expect(troubles).toEqual([]);
  },
);
