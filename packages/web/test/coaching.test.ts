import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import * as quantum from './quantumPlayer.ts';
import { SIZES } from './sizes.ts';
import { PHONE, stage } from './stage.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

const PAIR = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};
const open = (page: Page) => openMatch(page, setupOf([ADA, MILO], { position: PAIR }));

/** White's Tesseract can be captured; both play at the same screen. */
const EVENING =
  '15/8v6/2h4t7/4p10/10s3v/6gg1I3V1/1H3x3I5/3GG5x4/12R2/1v1X7X3/5S7h1/8r1P4/6V8/7T4H2/15 w CHg p 0 40';

const lesson = (page: Page) => page.getByRole('complementary', { name: 'Tip' });
const GOAL = /one cube of every colour and value/;
const COLLECT = /Collect a set/;

describe('a new player', () => {
  test('reads one tip, closes it, and does not see it again after a reload', async () => {
    const { page, troubles } = await stage.visit();
    await open(page);
    await lesson(page).getByText(GOAL).waitFor();
    expect(await lesson(page).count()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    await lesson(page).getByRole('button', { name: 'Close the tip' }).click();
    await expect.poll(() => lesson(page).count()).toBe(0);
    await page.reload();
    await lesson(page).getByText(COLLECT).waitFor();
    expect(troubles).toEqual([]);
  });

  test('reads the next tip only after a decision, and Esc closes it', async () => {
    const { page } = await stage.visit();
    const player = await open(page);
    await lesson(page).getByText(GOAL).waitFor();
    await player.play('adjust A:Y3 -');
    await lesson(page).getByText(COLLECT).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => lesson(page).count()).toBe(0);
    await player.play('adjust A:Y2 -');
    await lesson(page)
      .getByText(/Your last action/)
      .waitFor();
  });

  test('a player who switches tips off sees none from then on', async () => {
    const { page } = await stage.visit();
    await open(page);
    await lesson(page).waitFor();
    await page.goto('/settings');
    await page.getByRole('radiogroup', { name: 'Tips' }).getByText('Off').click();
    await page.goBack();
    await page.locator('.tesseract-table').waitFor();
    expect(await lesson(page).count()).toBe(0);
  });

  test('on a phone a tip covers neither the cube nor the buttons', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await open(page);
    await lesson(page).waitFor();
    const below = await page.evaluate(() => {
      const box = document.querySelector('.tb-lesson')!.getBoundingClientRect();
      return [...document.querySelectorAll('.tt-stage, .tb-prompt')].map(part => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= box.bottom - 1 || bottom <= box.top + 1;
      });
    });
    expect(below).toEqual([true, true]);
  });

  test('in quantum tips come one by one, beside a map that does not move', async () => {
    const { page, troubles } = await stage.visit();
    const player = await quantum.openMatch(
      page,
      quantum.setupOf([ADA, MILO], { options: { firstPlayer: 'a' }, seed: 'new' }),
    );
    await lesson(page)
      .getByText(/three dice|fleet/i)
      .waitFor();
    const first = await lesson(page).innerText();
    const map = await page.getByRole('grid').boundingBox();
    await page.keyboard.press('Escape');
    await expect.poll(() => lesson(page).count()).toBe(0);
    expect(await page.getByRole('grid').boundingBox()).toEqual(map);
    await player.play('keep');
    await expect.poll(() => lesson(page).innerText()).not.toBe(first);
    expect(troubles).toEqual([]);
  });

  test.each(['desktop', 'portrait'] as const)(
    'in rift the goal comes first, then the danger: %s',
    async size => {
      const { page } = await stage.visit({ viewport: SIZES[size] });
      const setup = setupOf([ADA, MILO], { game: 'rift', id: 'evening' });
      const { oldRecord } = await import('../src/match/testing/oldRecord.ts');
      const record = oldRecord({ ...setup, position: EVENING });
      await page.addInitScript(
        ([key, json]) => {
          localStorage[key] ??= json;
        },
        ['tessera.match.evening', JSON.stringify(record)] as const,
      );
      await page.goto('/match/evening');
      await lesson(page)
        .getByText(/Jump over the enemy Tesseract/)
        .waitFor();
      const board = await page.getByRole('grid').boundingBox();
      await page.keyboard.press('Escape');
      await expect.poll(() => lesson(page).count()).toBe(0);
      // Tips never move the board.
      expect(await page.getByRole('grid').boundingBox()).toEqual(board);
      await page.reload();
      await lesson(page)
        .getByText(/Nobody calls check/)
        .waitFor();
      expect(await page.evaluate(() => localStorage['tessera.lessons'])).toBe('{"rift":["goal"]}');
    },
  );
});
