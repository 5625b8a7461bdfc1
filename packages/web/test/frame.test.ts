import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openEnding } from './ending.ts';
import { openRift, playByMouse, SHORT_GAME, startMatch } from './player.ts';
import { openStored, stage } from './stage.ts';
import { stored, storedAnswers } from './storedMatch.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

const storedSeats = (page: Page): Promise<{ kind: string; level?: string; name: string }[]> =>
  stored(page).then(log => (log?.header.table?.seats ?? []) as []);

const storedOptions = (page: Page): Promise<object> => stored(page).then(({ header }) => header.options);

/** Resigns by the menu, which every table has. */
async function resign(page: Page, words: Record<'menu' | 'resign' | 'yes', string | RegExp> = ENGLISH_WORDS) {
  await page.getByRole('button', { name: words.menu }).click();
  await page.locator('.tb-menu').getByRole('button', { name: words.resign }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.yes }).click();
}
const ENGLISH_WORDS = { menu: 'Menu', resign: 'Resign', yes: 'Yes, resign' };

describe('the result dialog', () => {
  test('opens on request, from the prompt, where the result stays', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, -1));
    await playByMouse(page, SHORT_GAME.at(-1) ?? '');
    const dialog = page.getByRole('dialog', { name: 'Friend wins' });
    const band = page.locator('.tb-prompt.is-over');
    await band.locator('.tb-ends').waitFor();
    expect(await dialog.count()).toBe(0);
    await openEnding(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await band.locator('.tb-ends').waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await band.innerText()).toContain('White’s Tesseract was captured.');
    // The board stays visible; the decisive answer is marked on the timeline and one press away.
    await page.locator('.tb-line .is-decisive').waitFor({ state: 'attached' });
    await band.getByRole('button', { name: 'The decisive moment' }).click();
    await expect.poll(() => page.locator('.tb-prompt.is-back').innerText()).toMatch(/19 of 20/);
    await page.keyboard.press('Escape');
    await band.waitFor();
    await openEnding(page);
    await dialog.waitFor();
    expect(troubles).toEqual([]);
  });

  test('is closed by an undo, and opens again if the match ends anew', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    for (let time = 0; time < 2; time++) {
      await resign(page);
      await openEnding(page);
      await page.getByRole('dialog', { name: 'Friend wins' }).waitFor();
      await page.getByRole('button', { name: 'Look at the board' }).click();
      await page.getByRole('button', { name: /^undo/i }).click();
      await page.locator('.tb-prompt.is-act').waitFor();
    }
  });

  test('rift again: colours are swapped', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Bot', level: 'strong' });
    await resign(page);
    const before = page.url();
    await page.locator('.tb-ends').getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect
      .poll(() => storedSeats(page))
      .toEqual([
        { kind: 'bot', level: 'strong', name: '' },
        { kind: 'you', name: '' },
      ]);
  });

  test('tesseract again: the other player begins, and keeps the researcher', async () => {
    const { page } = await stage.visit();
    const seats = [
      { kind: 'you', name: '' },
      { kind: 'friend', name: 'Milo' },
    ] as const;
    await openMatch(page, setupOf(seats, { title: '', options: { researchers: ['R10', 'R08'] } }));
    await resign(page);
    await page.locator('.tb-ends').getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => storedSeats(page)).toEqual([seats[1], seats[0]]);
    expect(await storedOptions(page)).toMatchObject({ researchers: ['R08', 'R10'] });
  });
});

test('quantum again: the other player begins, with the same faction', async () => {
  const { page } = await stage.visit();
  const seats = [
    { kind: 'you', name: '' },
    { kind: 'friend', name: 'Milo' },
  ] as const;
  const options = { firstPlayer: 'a', factions: ['vulpes', 'own'] };
  await openStored(page, { id: 'fleets', game: 'quantum', title: '', seats, options, seed: 'again' });
  await resign(page);
  await page.locator('.tb-ends').getByRole('button', { name: 'Play again' }).click();
  await expect.poll(() => storedSeats(page)).toEqual([seats[1], seats[0]]);
  expect(await storedOptions(page)).toMatchObject({ factions: ['own', 'vulpes'] });
});

/** English words of default names, prompts and controls. */
const ENGLISH = /\b(You|Your|Friend|bot|Strong|turn|Hint|Undo|White|Black)\b/;

/** Visible text and accessible names of the page. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
    return [document.title, document.body.innerText, ...labels].join('\n');
  });

describe('default names', () => {
  const PLAYERS = [
    { kind: 'you', name: '' },
    { kind: 'bot', level: 'strong', name: '' },
  ] as const;
  const seated = (game: string) => ({ id: game, game, title: '', seats: PLAYERS, options: {}, seed: 'noms' });

  test.each(['rift', 'tesseract', 'quantum'])('%s in French has no English word in it', async game => {
    const { page, troubles } = await stage.visit({ locale: 'fr-FR' });
    await openStored(page, seated(game));
    await page.locator('.tb-prompt:not(.is-wait)').waitFor();
    const table = await readable(page);
    expect(table).toContain('Vous');
    expect(table).toContain('Robot fort');
    expect(table.match(ENGLISH)).toBeNull();
    await resign(page, { menu: 'Menu', resign: 'Abandonner', yes: /^Oui/ });
    await openEnding(page);
    const end = await readable(page);
    expect(end).toMatch(game === 'tesseract' ? /abandonné/i : /Vous perdez|Le robot fort gagne/);
    expect(end.match(ENGLISH)).toBeNull();
    await page.goto('/matches');
    await page.locator('.is-match').waitFor();
    expect(await page.locator('.is-match').innerText()).toMatch(/Vous(, | – )Robot fort/);
    expect(troubles).toEqual([]);
  });

  test('a match of an earlier version, started in English, is read in Czech', async () => {
    const { page } = await stage.visit({ locale: 'cs-CZ' });
    const seats = [
      { kind: 'you', name: 'You' },
      { kind: 'bot', level: 'strong', name: 'Strong bot' },
    ] as const;
    await openStored(page, { ...seated('rift'), title: 'You – Strong bot', seats });
    await page.getByRole('heading', { level: 1, name: /Vy – Silný robot/ }).waitFor();
  });
});

describe('settings at the table', () => {
  test('change theme and language at once, and the match goes on', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 2));
    await playByMouse(page, SHORT_GAME[2] ?? '');
    const spoken = page.locator('.table-root > [role="status"].only-read');
    await expect.poll(() => spoken.textContent()).toContain('your turn');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Light').click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.getByRole('radiogroup', { name: 'Language' }).getByText('Français').click();
    await page.getByRole('heading', { level: 1, name: /Vous – Ami/ }).waitFor();
    await page.getByRole('radiogroup', { name: 'Thème' }).waitFor();
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toMatch(/à vous/i);
    // Live region and labels follow at once.
    await expect.poll(() => spoken.textContent()).toMatch(/à vous/i);
    expect((await readable(page)).match(ENGLISH)).toBeNull();
    await page.keyboard.press('Escape');
    await page.locator('.tb-menu:popover-open').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(() => storedAnswers(page).then(({ length }) => length)).toBe(2);
    await expect.poll(() => spoken.textContent()).toMatch(/à vous/i);
    expect(troubles).toEqual([]);
  });

  test('are stored for the next visit', async () => {
    const { page } = await stage.visit();
    await openRift(page, []);
    await page.getByRole('button', { name: 'Menu' }).click();
    const group = (label: string) => page.getByRole('radiogroup', { name: label });
    const chosen: Record<string, string> = {};
    for (const label of ['Sound', 'Bot speed', 'Animation speed', 'One click', 'Tips']) {
      const other = group(label).locator('label:has(input:not(:checked))').first();
      chosen[label] = await other.innerText();
      await other.click();
      await expect.poll(() => group(label).locator('label:has(:checked)').innerText()).toBe(chosen[label]);
    }
    await page.goto('/settings');
    for (const [label, words] of Object.entries(chosen))
      await expect
        .poll(() => group(label).locator('label:has(:checked)').innerText(), { message: label })
        .toBe(words);
  });
});
