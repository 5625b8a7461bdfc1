import { parseSquare } from '@tessera/games/rift';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVENING } from '../src/games/rift/fixtures.ts';
import { crossing, expectMoves, openRift, playByMouse, storedMoves } from './player.ts';
import { SIZES } from './sizes.ts';
import { drawn, settle, stage } from './stage.ts';

const at = (name: string): number => parseSquare(name) as number;

const SEATS = [
  { kind: 'you', name: '' },
  { kind: 'bot', level: 'fair', name: '' },
] as const;

/** Holds questions to the bot back until `letThink` is called in the page. */
const holdBot = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    let isHolding = true;
    Worker.prototype.postMessage = function (this: Worker, ...args: never[]) {
      const send = () => postMessage.apply(this, args as never);
      if (isHolding && JSON.stringify(args[0]).includes('"think"')) held.push(send);
      else send();
    };
    Object.assign(window, {
      letThink: () => {
        isHolding = false;
        for (const send of held) send();
      },
    });
  });

test('a refusal is told beside the points of the board, not on them, at eight sizes', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false, language: 'fr' });
  await openRift(page, [], { seats: SEATS, position: EVENING });
  const toast = page.locator('.tb-toast');
  const points = page.locator('.rift-board .cells');
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await drawn(page);
    for (const name of ['a1', 'a15']) {
      await crossing(page, at(name)).click();
      await toast.waitFor();
      // Its size at rest, without the few pixels of its entry.
      const [said, board] = await Promise.all([toast.boundingBox(), points.boundingBox()]);
      if (!said || !board) throw new Error('no toast, or no board');
      expect(said.y).toBeGreaterThanOrEqual(0);
      expect(said.y + said.height).toBeLessThanOrEqual(board.y);
      expect(said.x).toBeGreaterThanOrEqual(0);
      expect(said.x + said.width).toBeLessThanOrEqual(size.width);
      await page.keyboard.press('Escape');
      await toast.waitFor({ state: 'detached' });
    }
  }
  expect(troubles).toEqual([]);
});

test('the pieces that were taken stay in their card on a turned phone', async () => {
  const { page, troubles } = await stage.visit({ viewport: SIZES.landscape });
  await settle(page, { coaching: false, language: 'cs' });
  const lost = '15/15/12t2/15/15/15/15/15/15/15/15/15/1S13/4T4P5/15 w SRC3H2G p 0 0';
  await openRift(page, [], { seats: SEATS, position: lost });
  const taken = page.locator('.is-rail .rt-taken [role=img]');
  await expect.poll(() => taken.count()).toBe(5);
  const [card, last] = await Promise.all([
    page.locator('.is-rail .rt-panel').last().boundingBox(),
    taken.last().boundingBox(),
  ]);
  if (!card || !last) throw new Error('no card, or nothing taken');
  expect(last.x + last.width).toBeLessThanOrEqual(card.x + card.width);
  expect(troubles).toEqual([]);
});

test('against a bot: first steps explained, premoves cancelled and played, its answer told and traced', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false, botSpeed: 'instant' });
  await holdBot(page);
  await openRift(page, [], { seats: SEATS, position: EVENING });
  const toast = page.locator('.tb-toast');
  await crossing(page, at('a1')).click();
  await expect.poll(() => toast.innerText()).toContain('First choose one of your pieces');

  await playByMouse(page, 'Sf5-j5xi4');
  await page.locator('.tb-prompt.is-wait').waitFor();
  expect(await toast.count()).toBe(0);
  const plan = page.locator('g.is-plan');
  const choose = async (): Promise<void> => {
    await crossing(page, at('b9')).click();
    await page.locator('.rift-board.is-plan').waitFor();
    await crossing(page, at('a9')).click();
    await plan.waitFor({ state: 'attached' });
  };
  await choose();
  await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Planned: the small slide');
  await page.keyboard.press('Escape');
  await plan.waitFor({ state: 'detached' });
  await choose();
  await crossing(page, at('a1')).click();
  await plan.waitFor({ state: 'detached' });
  // A drop can be planned as well.
  const reserve = page.locator('.rt-tray').last();
  await reserve.getByRole('button', { name: /^Cylinder/ }).click();
  await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Choose where to drop');
  await crossing(page, at('a9')).click();
  await plan.waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Planned: the Cylinder');
  expect(await storedMoves(page)).toEqual(['Sf5-j5xi4']);
  await page.evaluate('letThink()');
  await expect.poll(async () => (await storedMoves(page)).length).toBeGreaterThan(3);
  expect((await storedMoves(page))[2]).toBe('C@a9');

  await page.locator('.tb-prompt.is-act').waitFor();
  await page.locator('.rift-board .trace').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.rt-told').innerText()).toMatch(/^Fair bot:/);
  const box = () => page.locator('.rift-board').boundingBox();
  const before = await box();
  await crossing(page, at('h2')).click(); // a piece in hand hides the trace and shifts nothing
  await page.locator('.rift-board .trace').waitFor({ state: 'detached' });
  expect(await box()).toEqual(before);
  expect(troubles).toEqual([]);
});

test('position in words and looks: by key and menu, kept by a reload; news follow the language', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await openRift(page, [], { position: EVENING });
  await playByMouse(page, 'Sf5-j5xi4');
  await expectMoves(page, ['Sf5-j5xi4']);
  const news = page.locator('.table-root > [role="status"]');
  await expect.poll(() => news.innerText()).toContain('Black loses its Rectangle');

  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Position in words' });
  await dialog.getByText('Black to move.').waitFor();
  await dialog.getByRole('button', { name: 'Cross on d6, arm ends c6, e6, d5, d7' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^d6, White cross/);

  await page.locator('[popovertarget="tb-menu"]').click();
  await page.getByRole('button', { name: 'Board and pieces' }).click();
  const looks = page.getByRole('dialog', { name: 'Board and pieces' });
  await looks.getByText('Slate').click();
  await page.locator('[data-look="slate"] .rift-table').waitFor();
  await looks.getByRole('radiogroup', { name: 'Coordinates' }).getByText('Off').click();
  await looks
    .getByRole('radiogroup', { name: /move list/ })
    .getByText('On')
    .click();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('[data-look="slate"] .rift-table.no-coordinates').waitFor();
  await expect.poll(() => page.locator('.rt-moves button svg').count()).toBe(1);
  expect(await page.locator('.coordinates').isVisible()).toBe(false);

  await playByMouse(page, 'Vo11-o12');
  await expect.poll(() => news.innerText()).toContain('Black: small slide o11 to o12.');
  await page.locator('[popovertarget="tb-menu"]').click();
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Français').click();
  await expect.poll(() => news.innerText()).toContain('petite glissière');
  expect(troubles).toEqual([]);
});

test('points for a drop stand under what they are good for, on a phone too', async () => {
  const { page, troubles } = await stage.visit({ viewport: SIZES.phone, hasTouch: true });
  await settle(page, { coaching: false });
  await openRift(page, [], { position: EVENING });
  await page
    .locator('.rt-strip')
    .last()
    .getByRole('button', { name: /^Cylinder/ })
    .click();
  const group = (name: string) =>
    page.locator('.rt-group', { has: page.getByRole('heading', { name, exact: true }) });
  await group('Attacks').getByRole('button', { name: 'd11' }).waitFor();
  await group('Guards').getByRole('button', { name: 'g2' }).waitFor();
  expect(await page.locator('.rt-group h3').allInnerTexts()).toEqual(['Attacks', 'Guards']);
  expect(troubles).toEqual([]);
});

test('a lifted piece shows all its points on a turned phone', async () => {
  const { page, troubles } = await stage.visit({ viewport: SIZES.landscape });
  await openRift(page, [], { seats: SEATS, options: { setupOrder: 'ready', firstPlayer: 'w' } });
  await page.locator('.tb-lesson').waitFor();
  await page.getByRole('button', { name: /^Pyramid b3/ }).click();
  await page.locator('.rt-chip').last().waitFor();
  const cut = () =>
    page.locator('.rt-acts .tb-scroll').evaluate(list => {
      const { bottom } = list.getBoundingClientRect();
      const chips = [...list.querySelectorAll('.rt-chip')];
      return [chips.length, chips.filter(chip => chip.getBoundingClientRect().bottom > bottom + 1).length];
    });
  await expect.poll(cut).toEqual([18, 0]);
  expect(troubles).toEqual([]);
});

test('of two ways to one point the capture comes first, and a turned phone shows the whole list', async () => {
  const { page, troubles } = await stage.visit({ viewport: SIZES.landscape, hasTouch: true });
  await settle(page, { coaching: false });
  await openRift(page, [], { position: EVENING });
  await crossing(page, at('f5')).click();
  await crossing(page, at('j5')).click();
  const chooser = page.locator('.tb-chooser');
  await expect.poll(() => chooser.locator('li').first().innerText()).toContain('Takes the Rectangle');
  const box = await chooser.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(SIZES.landscape.height);
  expect(troubles).toEqual([]);
});
