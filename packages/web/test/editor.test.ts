/** Position editor, from the first piece to the table. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { DUEL } from './player.ts';
import { expectSound, followSystem, SCREEN } from './sizes.ts';
import { clippedButtons, drawn, overflows, PHONE, stage } from './stage.ts';
import { stored } from './storedMatch.ts';

const place = (page: Page, name: RegExp | string) => page.getByRole('gridcell', { name });
const tray = (page: Page, colour: 'White' | 'Black') =>
  page.getByRole('region', { name: `${colour}’s pieces off the board` });
const text = (page: Page) => page.getByLabel('The position as text');
const linkTo = (position: string): string => `/workshop/rift#${position.replaceAll(' ', '_')}`;
const verdict = (page: Page) => page.locator('.making-verdict');

/** Types keys one by one, each after the effect of the one before is rendered. */
async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}

/** Stored header of the match on the page. */
const storedHeader = (page: Page) => stored(page).then(log => log?.header);

describe('the position editor', () => {
  test('by mouse: pieces are dragged from their tray, over the board, and off it', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto(linkTo(DUEL));
    await verdict(page).getByText('Ready to play: White to move.').waitFor();
    await tray(page, 'White')
      .getByRole('button', { name: 'Star, 1 off the board' })
      .dragTo(place(page, 'h8, empty'));
    await place(page, 'h8, White Star').waitFor();
    expect(
      await tray(page, 'White').getByRole('button', { name: 'Star, 0 off the board' }).isDisabled(),
    ).toBe(true);
    await place(page, 'h8, White Star').dragTo(place(page, 'd10, empty'));
    await place(page, 'd10, White Star').waitFor();
    await place(page, 'd10, White Star').dragTo(page.locator('.making-side'));
    await place(page, 'd10, empty').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await place(page, 'd10, White Star').waitFor();

    // A capturable Tesseract is a remark and no fault; a pawn on the end of an arm is a fault.
    await place(page, 'l2, White Tesseract').dragTo(place(page, 'd11, empty'));
    await verdict(page).getByText('White can take the Tesseract at once.').waitFor();
    await place(page, 'd11, White Tesseract').dragTo(place(page, 'd8, empty'));
    await verdict(page).getByText('No pawn and no cross may stand on the end of an arm: d8.').waitFor();
    await place(page, 'd8, White Tesseract, wrong here').waitFor();
    expect(await verdict(page).getByRole('button', { name: 'Play this' }).isDisabled()).toBe(true);

    // Turns a piece, captures one, and undoes both.
    await place(page, /^j2, White small slide/).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await page.keyboard.press('Escape');
    await tray(page, 'Black').getByRole('button', { name: 'Cylinder, 1 off the board' }).click();
    await page.getByRole('button', { name: 'Count as captured' }).click();
    await tray(page, 'Black')
      .getByRole('button', { name: 'Cylinder, 0 off the board, 1 captured' })
      .waitFor();
    expect(await text(page).inputValue()).toMatch(/1HS6H5\/15 w RC3H2Gsr3h2g p 0 0$/);
    await page.getByRole('button', { name: 'Flip the board' }).click();
    expect((await place(page, 'a1, empty').boundingBox())?.y).toBeLessThan(200);
    expect(troubles).toEqual([]);
  });

  test('by keyboard: a set-up is placed, validated, and played', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/workshop/rift');
    await page.getByRole('button', { name: 'Empty board' }).press('Enter');
    await verdict(page).getByText('Ready to play: White to place.').waitFor();
    await page.locator('.rift-board [tabindex="0"]').focus();
    await type(page, ['Shift+T']);
    await verdict(page).getByText('In set-up everything stands in its own camp, not on h8.').waitFor();
    await type(page, ['Delete', ...Array<string>(6).fill('ArrowDown'), 'Shift+T']);
    await verdict(page).getByText('White has placed 1, Black 0, and it is White’s turn.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Black' }).press('Space');
    await verdict(page).getByText('Ready to play: Black to place.').waitFor();
    await page.locator('.rift-board [tabindex="0"]').focus();
    await type(page, ['ArrowRight', 'Shift+H', '/']);
    expect(await text(page).inputValue()).toContain('/7TV6/15 b ');
    await type(page, ['Enter', 'ArrowRight', 'Enter']);
    expect(await text(page).inputValue()).toContain('/7T1V5/15 b ');
    await type(page, ['Delete', 'Control+z', 'Delete', 'Control+z', 'Control+Shift+z']);
    expect(new URL(page.url()).hash).toContain('/7T7/15_b_2SPRC5H2G2Xt2sprc5h2g2x_s_0_1');

    await verdict(page).getByRole('button', { name: 'Play this' }).press('Enter');
    await page.getByRole('radio', { name: 'I play Black' }).press('Space');
    await page.getByLabel('Against a bot').selectOption('easy');
    await page.getByRole('button', { name: 'Start the match' }).press('Enter');
    await page.locator('.rift-table').waitFor();
    expect(await storedHeader(page)).toMatchObject({
      position: expect.stringMatching(/\/7T7\/15 b /),
      options: { stallLimit: 60 },
      table: { seats: [{ kind: 'bot', level: 'easy' }, { kind: 'you' }] },
    });
    expect(troubles).toEqual([]);
  });

  test('by text: a fault is reported with its place, and a position is analysed', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/workshop/rift#nonsense');
    await page.getByRole('alert').getByText('could not be read').waitFor();
    await text(page).fill('hello there');
    await page.getByText('At the end: a position has six parts').waitFor();
    await text(page).fill(DUEL.replace('3t1v', '3z1v'));
    await page.getByText('Character 5, “z”: the board is 15 rows').waitFor();
    await text(page).fill(DUEL.replace('SRC3H', 'SRC9H'));
    await page.getByText('no more than each side has').waitFor();
    await text(page).fill(DUEL.replace(' p 0 0', ' p 0'));
    await page.getByText('At the end: a position has six parts').waitFor();
    await text(page).fill(DUEL.replace('15/3t1v', 't14/4tv').replace('/7P7', '/15'));
    await verdict(page).getByText('Too many for Black: Tesseract, 2 of 1.').waitFor();
    await text(page).fill(DUEL.replace(' w ', ' b '));
    await verdict(page).getByText('Ready to play: Black to move.').waitFor();
    expect(await page.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true);

    await verdict(page).getByRole('button', { name: 'Analyse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Analysis' }).waitFor();
    await page.locator('.tb-hint').first().waitFor();
    expect(await storedHeader(page)).toMatchObject({ options: {}, table: { isAnalysis: true } });
    // From the table back to the editor, with the same position.
    await page.getByRole('button', { name: 'Menu' }).click();
    const edit = page.getByRole('button', { name: 'Edit this position' });
    await edit.waitFor();
    // An analysis cannot be resigned.
    expect(await page.getByRole('button', { name: /^(Resign|Offer)/ }).count()).toBe(0);
    await edit.click();
    await verdict(page).getByText('Ready to play: Black to move.').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /Analysis/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('on a phone: pieces are touched, and the details are one press away', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto('/new/rift');
    await page.getByRole('link', { name: 'Set up a position of your own' }).tap();
    await verdict(page).getByText('Ready to play: White to move.').waitFor();
    expect(await overflows(page)).toEqual({ x: 0, y: 0 });
    expect(await clippedButtons(page)).toEqual([]);
    await tray(page, 'Black').getByRole('button', { name: 'Rectangle, 1 off the board' }).tap();
    await place(page, 'h8, empty').tap();
    await place(page, 'h8, Black Rectangle').waitFor();
    await place(page, 'h8, Black Rectangle').tap();
    await page.getByRole('button', { name: 'Remove' }).tap();
    await place(page, 'h8, empty').waitFor();
    await page.getByRole('button', { name: 'Details and text' }).tap();
    await page.getByLabel('Quiet moves').fill('12');
    expect(await axeViolations(page)).toEqual([]);
    expect(await text(page).inputValue()).toMatch(/ p 12 0$/);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Details and text' }).tap();
    expect(await text(page).inputValue()).toMatch(/ p 12 0$/);
    expect(troubles).toEqual([]);
  });

  test('all parts fit every viewport, with faults and without', SCREEN, async () => {
    const { page } = await stage.visit();
    await followSystem(page);
    await page.goto(linkTo(DUEL.replace('3t1v', '1t1t1v').replace('/7P7', '/X6P7')));
    await verdict(page).getByText('Not yet:').waitFor();
    await expectSound(page, 'editor', {
      isTable: true,
      never: [
        '.making-bar button',
        '.editor-slot',
        '.rift-board',
        '.making-verdict',
        '.making-verdict button',
        '.editor-hand',
      ],
    });
  });
});
