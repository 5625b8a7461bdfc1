/** Two people at one screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ADA, MILO } from './people.ts';
import { openRift, playByMouse, SHORT_GAME } from './player.ts';
import { PHONE, stage } from './stage.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

const PAIR = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};
const open = (page: Page) => openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
const heard = (page: Page): Promise<string> => page.locator('.only-read[role="status"]').innerText();

test('the screen is handed over, and shows whose turn it is', async () => {
  const { page } = await stage.visit();
  const player = await open(page);
  const root = page.locator('.table-root');
  expect(await root.getAttribute('data-hands')).toBe('0');
  await player.play('end');
  await page.locator('.tb-handover').getByText('Milo, your turn', { exact: true }).waitFor();
  expect(await root.getAttribute('data-hands')).toBe('1');
  await page.locator('.tb-handover').waitFor({ state: 'detached' });
  expect(await page.locator('.tb-prompt b').first().innerText()).toBe('Milo, your turn:');
  expect(await heard(page)).toMatch(/rolls \d.*Milo, your turn:/);
});

test('on a phone whose turn it is stands on one line', async () => {
  const { page } = await stage.visit({ viewport: PHONE });
  await (await open(page)).play('end');
  const lines = await page.locator('.tb-handover').evaluate(said => {
    const range = document.createRange();
    range.selectNodeContents(said);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('screen readers announce whose turn it is, and the threat', async () => {
  const { page } = await stage.visit();
  await openRift(page, SHORT_GAME.slice(0, 18), { seats: [ADA, MILO] });
  await playByMouse(page, SHORT_GAME[18] ?? '');
  await expect.poll(() => heard(page)).toMatch(/^White turns.*Milo, your turn: \w/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => heard(page)).toMatch(/taken back.*Your turn: \w.*Threat: .* takes your Tesseract/i);
});
