/** Matches that end early: a player or a bot resigns, or everybody agrees. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SeatHolder } from '../src/match/client.ts';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { ADA } from './people.ts';
import { expectMoves, openRift, playByMouse } from './player.ts';
import { overflows, PHONE, stage } from './stage.ts';
import { storedAnswers } from './storedMatch.ts';

const BEN: SeatHolder = { kind: 'friend', name: 'Ben' };
const bot = (level: string): SeatHolder => ({ kind: 'bot', level, name: '' });

/** Black is ahead by a Cylinder. */
const BEHIND = '15/8s6/4t10/15/15/15/12c2/15/15/15/15/6P8/3T11/15/15 w - p 0 30';
/** White is ahead by a Cylinder, and nothing can be captured soon. */
const AHEAD = '13t1/12s2/15/15/15/15/15/15/15/15/15/2P12/1T11C1/15/15 w - p 0 30';
/** Black cannot save its Tesseract. */
const LOST = '8R3C2/7t7/3C4P2P3/15/15/15/2S3S8/2R12/15/9c5/15/15/15/1T13/15 w - p 0 40';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const band = (page: Page): Promise<string> => page.locator('.tb-prompt p').innerText();

async function fromMenu(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#tb-menu').getByRole('button', { name }).click();
  await dialog(page).waitFor();
}

describe('an offer to end, by two people at one screen', () => {
  test('[R-END-12] can be declined, lapses when the match goes on, and ends it when accepted', async () => {
    const { page, context, troubles } = await stage.visitApart();
    await openRift(page, [], { seats: [ADA, BEN], position: BEHIND });
    await fromMenu(page, /^Offer to end/);
    await expect
      .poll(() => dialog(page).innerText())
      .toContain('the game ends now and Ben wins. The count: pawns other than the Tesseract 2 to 1.');
    expect(await axeViolations(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Offer to end' }).dblclick();
    await dialog(page).getByText('Ben: do you agree to end the game?').waitFor();
    // The second half of a double click answers nothing; after a reload the question still stands.
    await page.reload();
    await dialog(page).getByText('Ben: do you agree to end the game?').waitFor();
    await expectMoves(page, []);
    await press(page, 'No, play on');
    await dialog(page).getByText('Ben plays on').waitFor();
    await page.keyboard.press('Escape');
    await fromMenu(page, /^Offer to end/);
    await expect.poll(() => dialog(page).innerText()).toContain('again after 6 more moves');
    await press(page, 'Play on');

    await playByMouse(page, 'Td3-d4');
    const other = await context.newPage();
    await other.goto('/match/begun');
    await other.getByRole('grid').waitFor();
    await fromMenu(page, /^Offer to end/); // now Ben offers
    await press(page, 'Offer to end');
    await dialog(page).getByText('Ada: do you agree').waitFor();
    await playByMouse(other, 'Te13-e12');
    await page.getByText('the offer no longer stands').waitFor();
    await other.close();
    await playByMouse(page, 'Td4-d5');

    await fromMenu(page, /^Offer to end/);
    await press(page, 'Offer to end');
    await press(page, 'Agree to end');
    await expect.poll(() => band(page)).toContain('Ben wins. Both agreed to end');
    await openEnding(page);
    await dialog(page).getByText('Both agreed to end: pawns other than the Tesseract 2 to 1.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => band(page)).toContain('Ben, your turn');
    expect(troubles).toEqual([]);
  });
});

describe('a bot', () => {
  test('[R-END-12] accepts an offer if it would win by the count, on a phone', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await openRift(page, [], { seats: [ADA, bot('fair')], position: BEHIND });
    await fromMenu(page, /^Offer to end/);
    expect((await overflows(page)).x).toBeLessThanOrEqual(0);
    await press(page, 'Offer to end');
    await openEnding(page);
    await dialog(page).getByText('You lose').waitFor();
    await expect.poll(() => dialog(page).innerText()).toContain('Both agreed to end');
    await page.goto('/matches');
    await page.getByText('Fair bot won').waitFor();
  });

  test('[R-END-12] declines with a reason while nothing is decided, by keyboard alone', async () => {
    const { page } = await stage.visit();
    await openRift(page, [], { seats: [ADA, bot('fair')], position: AHEAD });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page
      .locator('#tb-menu')
      .getByRole('button', { name: /^Offer to end/ })
      .press('Enter');
    await expect.poll(() => focused(page)).toBe('Play on');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Offer to end');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Fair bot plays on').waitFor();
    await expect
      .poll(() => dialog(page).innerText())
      .toContain('Nothing is decided yet, and the count is against it.');
    await expect.poll(() => focused(page)).toBe('Play on');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => band(page)).toContain('Your turn');
  });

  test('[R-END-11] resigns when its Tesseract cannot be saved, which can be undone', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, [], { seats: [{ kind: 'you', name: '' }, bot('fair')], position: LOST });
    await playByMouse(page, 'Tb2-b3');
    await expect.poll(async () => (await storedAnswers(page)).length).toBe(2);
    await expect.poll(() => band(page)).toContain('Your turn');
    await playByMouse(page, 'Tb3-b4');
    const sentence = /Fair bot resigned: (its Tesseract could not be saved|its defeat was certain)\./;
    await expect.poll(() => band(page)).toMatch(sentence);
    expect(await dialog(page).count()).toBe(0);
    await openEnding(page);
    await dialog(page).getByText(sentence).waitFor();
    await press(page, 'Look at the board');
    await expect.poll(() => page.locator('.table-root').innerText()).toMatch(/You win\. Fair bot resigned/);
    await page.goto('/matches');
    await page.getByText('Fair bot resigned').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => band(page)).toContain('Your turn');
    expect(troubles).toEqual([]);
  });
});

test('[R-END-11] resigning shows its consequence, and names the player who did', async () => {
  const { page } = await stage.visit();
  await openRift(page, [], { seats: [ADA, BEN], position: BEHIND });
  await fromMenu(page, /^Resign/);
  await expect
    .poll(() => dialog(page).innerText())
    .toContain('Ada resigns, and Ben wins at once. Undo takes it back.');
  await press(page, 'Play on');
  await fromMenu(page, /^Resign/);
  await press(page, 'Yes, resign');
  await expect.poll(() => band(page)).toContain('Ben wins. Ada resigned.');
  await openEnding(page);
  await dialog(page).getByText('Ada resigned.').waitFor();
  await page.goto('/matches');
  await page.getByText('Ada resigned').waitFor();
});
