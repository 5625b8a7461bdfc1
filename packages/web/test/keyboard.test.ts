import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LEAPS } from '../src/games/rift/fixtures.ts';
import { ADA, MILO } from './people.ts';
import { crossing, expectMoves, openRift, playByMouse, SHORT_GAME } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { settle, stage } from './stage.ts';
import { storedAnswers } from './storedMatch.ts';
import { openMatch, type Player, setupOf } from './tesseractPlayer.ts';

/** Two people at one screen, nothing dangerous, and a request that needs the other's consent. */
const PAIR = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};

const openPair = (page: Page): Promise<Player> =>
  openMatch(page, setupOf([ADA, MILO], { position: PAIR, options: { consent: 'ask' } }));

/** Visitor without tips, so that only what a test opens is open. */
async function visit(): Promise<Page> {
  const { page } = await stage.visit();
  await settle(page, { coaching: false });
  return page;
}

/** Short description of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return here?.getAttribute('role') ?? here?.tagName.toLowerCase() ?? 'nothing';
  });

const esc = (page: Page): Promise<void> => page.keyboard.press('Escape');

describe('Esc closes the topmost layer, one at a time', () => {
  test('rift: a dialog, the menu, a toast, the piece in hand', async () => {
    const page = await visit();
    await openRift(page, []);
    const held = page.locator('.rt-tray button[aria-pressed="true"]');
    await playByMouse(page, 'T@h8');
    const toast = page.locator('.tb-toast');
    await toast.waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('Escape');
    await page.locator('.tb-menu').waitFor({ state: 'hidden' });
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await esc(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([await toast.count(), await held.count()]).toEqual([1, 1]);
    await esc(page);
    await toast.waitFor({ state: 'detached' });
    expect(await held.count()).toBe(1);
    await esc(page);
    await held.waitFor({ state: 'detached' });
  });

  test('rift: the list of ways, then the piece; a past board returns to the present', async () => {
    const page = await visit();
    await openRift(page, [], { position: LEAPS });
    await crossing(page, 7 * 15 + 7).click();
    const lifted = page.locator('[aria-selected="true"]');
    await lifted.waitFor();
    await crossing(page, 9 * 15 + 9).click();
    const chooser = page.locator('.tb-chooser');
    await chooser.waitFor();
    await esc(page);
    await chooser.waitFor({ state: 'detached' });
    expect(await lifted.count()).toBe(1);
    await esc(page);
    await lifted.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('gridcell');
  });

  test('rift: a past board, and the rules', async () => {
    const page = await visit();
    await openRift(page, SHORT_GAME.slice(0, 2));
    await page.keyboard.press('Shift+ArrowLeft');
    const past = page.locator('.tb-prompt.is-back');
    await past.waitFor();
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    const rules = page.locator('.tb-rules');
    await rules.waitFor();
    await esc(page);
    await rules.waitFor({ state: 'detached' });
    expect(await past.count()).toBe(1);
    await esc(page);
    await past.waitFor({ state: 'detached' });
  });

  test('tesseract: a card, a researcher, a selected action', async () => {
    const page = await visit();
    await openPair(page);
    await page.keyboard.press('a');
    const begun = page.locator('.tt-act[aria-pressed="true"]');
    await begun.waitFor();
    await page.locator('.tess-about button').first().click();
    const about = page.locator('.tess-popover');
    await about.waitFor();
    await esc(page);
    await about.waitFor({ state: 'detached' });
    expect(await begun.count()).toBe(1);
    await esc(page);
    await begun.waitFor({ state: 'detached' });
  });
});

describe('the focus follows the decision', () => {
  test('rift: from the reserve and the confirm button to the board', async () => {
    const page = await visit();
    await openRift(page, []);
    await playByMouse(page, 'T@h2');
    await expectMoves(page, ['T@h2']);
    await expect.poll(() => focused(page)).toBe('gridcell');
    await page.getByRole('button', { name: /^undo/i }).click();
    await expectMoves(page, []);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await esc(page);
    await expect.poll(() => focused(page)).not.toBe('body');
  });

  test('tesseract: after every answer, by mouse and by keyboard', async () => {
    const { page, troubles } = await stage.visit();
    const player = await openPair(page);
    for (const how of ['mouse', 'keyboard', 'mouse', 'keyboard'] as const) {
      const answer = player.legal().find(text => text.startsWith('adjust')) ?? player.legal()[0] ?? '';
      await player.play(answer, how);
      await expect.poll(() => focused(page)).not.toBe('body');
    }
    expect(troubles).toEqual([]);
  });
});

describe('shortcuts work from anywhere', () => {
  test('rift: after a switch was pressed, and from a button, which keeps Enter only', async () => {
    const page = await visit();
    await openRift(page, []);
    await page.getByRole('button', { name: /^Flip/ }).click();
    await page.getByRole('button', { name: /^Flip/ }).click();
    // Digits keep their piece within a decision, whatever is in hand.
    const slots = await page.locator('.rt-tray:has(button:enabled) button').allInnerTexts();
    for (const digit of [1, 3, 2, 1]) {
      await page.keyboard.press(`${digit}`);
      const held = page.locator('.rt-tray button[aria-pressed="true"]');
      await expect.poll(() => held.allInnerTexts()).toEqual([slots[digit - 1]]);
    }
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('gridcell');
    await page.getByRole('button', { name: /^Keys/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
  });

  test('tesseract: actions, arrows and undo after the drawing was switched', async () => {
    const { page } = await stage.visit();
    const player = await openPair(page);
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.keyboard.press('a');
    await page.locator('.tt-act[aria-pressed="true"]').waitFor();
    await esc(page);
    await page.getByRole('button', { name: 'Layers', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('gridcell');
    await player.play('adjust A:O4 +', 'keyboard');
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.keyboard.press('z');
    await expect.poll(() => storedAnswers(page)).toEqual([]);
  });

  test('quantum: arrows, digits and Enter work anywhere, Esc closes one layer, focus is never lost', async () => {
    const page = await visit();
    const given = {
      seats: [{ ships: '3@5,5 5@4,3 5@3,4' }, { ships: '6@4,6 2@6,4' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    };
    const player = await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await esc(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('gridcell');
    // Digits keep their ship, whatever is selected.
    const held = page.locator('.qb-ship.is-selected');
    const labels: string[] = [];
    for (const digit of [1, 3, 2, 1]) {
      await page.keyboard.press(`${digit}`);
      await expect.poll(() => held.count()).toBe(1);
      labels.push(
        await held.evaluate(one => one.closest('[data-die]')?.getAttribute('data-die') ?? one.outerHTML),
      );
    }
    expect(labels[0]).toBe(labels[3]);
    expect(new Set(labels).size).toBe(3);
    // Esc clears a selected attack first, then the ship.
    await quantum.cellAt(page, player.situation().view.places[5] ?? -1).click();
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Chosen: attack');
    await esc(page);
    await expect.poll(() => page.locator('.tb-prompt').innerText()).not.toContain('Chosen');
    expect(await held.count()).toBe(1);
    await esc(page);
    await held.waitFor({ state: 'detached' });
    for (const answer of ['move a1 5,4', 'research', 'end']) {
      await player.play(answer);
      await expect.poll(() => focused(page)).not.toBe('body');
    }
  });

  test('letters typed into a name field are no shortcuts', async () => {
    const page = await visit();
    await openPair(page);
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.locator('.tb-rules input').first().click();
    await page.keyboard.type('a');
    expect(await page.locator('.tt-act[aria-pressed="true"]').count()).toBe(0);
  });
});

test('a key pressed in the moment in which a table appears is heard', async () => {
  const page = await visit();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.table-root')) return;
      watch.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }),
      );
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openPair(page);
  await page.getByRole('dialog').waitFor();
});
