/** The analysis board: from a moment of a match to a variation with a comment, and by link to somebody else. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import { expectMoves, openRift, playByMouse, SHORT_GAME } from './player.ts';
import { cellAt, openMatch, setupOf } from './quantumPlayer.ts';
import { overflows, PHONE, settle, stage, thinkBriefly } from './stage.ts';

const BOT = { kind: 'bot', level: 'gentle', name: 'Kai' } as const;

/** Answers before the moment that is analysed: all pieces are placed, and much is possible. */
const MOMENT = 14;

const panelAt = (page: Page, answers: number) => page.locator(`.an-panel[data-at="${answers}"]`);

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Analysis' }).waitFor();
}

test('a moment is analysed, a line played, commented and shared by link', async () => {
  const { page, troubles } = await stage.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await settle(page, { coaching: false });
  const [before, last = ''] = [SHORT_GAME.slice(0, -1), SHORT_GAME.at(-1)];
  await openRift(page, before, { seats: [ADA, MILO] });

  // Closed while two people play, open when the match is over.
  await openMenu(page);
  await page.getByText('engine help would be cheating').waitFor();
  expect(await page.getByRole('button', { name: 'Analysis' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await playByMouse(page, last);
  await expectMoves(page, SHORT_GAME);
  await page.keyboard.press('Escape');
  for (let i = SHORT_GAME.length; i > MOMENT; i--) await page.keyboard.press('ArrowLeft');
  await page.locator('.tb-prompt.is-back', { hasText: `${MOMENT} of ${SHORT_GAME.length}` }).waitFor();
  await openMenu(page);
  await page.getByRole('button', { name: 'Analysis' }).click();

  // Three lines with chances, and an arrow for each.
  await panelAt(page, MOMENT).waitFor();
  const lines = page.locator('.an-first');
  await expect.poll(() => lines.count()).toBe(3);
  await expect.poll(() => page.locator('.an-arrows g').count()).toBe(3);
  expect(await lines.first().getAttribute('title')).toMatch(/^Play .+\. Chance to win: \S/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Think longer' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The second line becomes a variation, unless the match was played so.
  const answers = await page.locator('.an-first span').allInnerTexts();
  const chosen = answers.findIndex(answer => answer !== SHORT_GAME[MOMENT]);
  await lines.nth(chosen).click();
  await panelAt(page, MOMENT + 1).waitFor();
  await page
    .getByRole('group', { name: 'Variation' })
    .getByText(answers[chosen] ?? '')
    .waitFor();
  await page.keyboard.press('n');
  await page.locator('textarea:focus').waitFor();
  await page.keyboard.type('Safer than the match.');
  await page.keyboard.press('Escape');
  await page.locator('.an-comment', { hasText: 'Safer than the match.' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('.an-move[aria-current]', { hasText: SHORT_GAME[MOMENT] ?? '' }).waitFor();
  await page.keyboard.press('End');
  await panelAt(page, SHORT_GAME.length).waitFor();
  await page.locator('.an-panel').getByText('The game is over here.').waitFor();
  expect(await page.locator('.tb-prompt').innerText()).toBe('The game is over here: Milo won.');
  expect(await page.locator('.rt-go').count()).toBe(0);

  await page.getByText('Save and share').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/analysis/rift#text=');
  expect(troubles).toEqual([]);

  // Somebody else opens it on a phone, and finds it again in the list.
  const other = await stage.visitApart({ viewport: PHONE, hasTouch: true, isMobile: true });
  await settle(other.page, { coaching: false });
  await thinkBriefly(other.page);
  await other.page.goto(link);
  await panelAt(other.page, 0).waitFor();
  await other.page.locator('.an-panel .tb-fold').click();
  const tree = other.page.locator('.an-tree');
  await tree.getByText('Safer than the match.').scrollIntoViewIfNeeded();
  expect((await overflows(other.page)).x).toBe(0);
  expect(await axeViolations(other.page)).toEqual([]);
  await other.page.goto('/matches');
  await other.page.getByRole('link', { name: 'Ada – Milo' }).click();
  await panelAt(other.page, 0).waitFor();
  expect(other.troubles).toEqual([]);
});

/** A Battlestation beside an enemy Scout. */
const FIGHT = {
  seats: [{ ships: '1@4,3 6@3,5 5@1,2' }, { ships: '6@5,3 3@6,7 4@8,7' }],
  turn: { number: 3, actions: 3 },
};
const [ATTACKER, TARGET] = [9 * 3 + 4, 9 * 3 + 5];

/** Enough of the short game for a moment in the past of a match that goes on. */
const RUNNING = MOMENT + 4;

test('rift: a past moment of a running match against a bot', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await openRift(page, SHORT_GAME.slice(0, RUNNING), { seats: [ADA, BOT] });
  for (let i = RUNNING; i > MOMENT; i--) await page.keyboard.press('ArrowLeft');
  await page.locator('.tb-prompt.is-back', { hasText: `${MOMENT} of` }).waitFor();
  await openMenu(page);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await panelAt(page, MOMENT).waitFor();
  await expect.poll(() => page.locator('.an-first').count()).toBe(3);
  expect(troubles).toEqual([]);
});

test('rift: a moment of a review', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await openRift(page, SHORT_GAME);
  await page.locator('.tb-ends').getByRole('link', { name: 'Review' }).click();
  const review = page.getByRole('complementary', { name: 'Review' });
  await review.locator('.tb-moments button', { hasText: 'the small slide on o3 turns' }).click();
  await review.getByRole('button', { name: 'Analyse' }).click();
  const at = await page.locator('.an-panel').getAttribute('data-at');
  expect(SHORT_GAME[Number(at)]).toContain('o3');
  expect(troubles).toEqual([]);
});

const square = (text: string): number => {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return 9 * y + x;
};

/** Opens the analysis board from the menu of a table. */
async function analyse(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Analysis' }).click();
}

test('quantum: a past moment of a running match against a bot', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  const player = await openMatch(page, setupOf([ADA, BOT], { given: FIGHT }));
  const [before, after] = [cellAt(page, square('1,2')), cellAt(page, square('1,3'))];
  await player.play('move a3 1,3');
  await expect.poll(() => after.getAttribute('aria-label')).toContain('Interceptor 5');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.tb-prompt.is-back', { hasText: '0 of 1' }).waitFor();
  await analyse(page);
  await panelAt(page, 0).waitFor();
  await expect.poll(() => before.getAttribute('aria-label')).toContain('Interceptor 5');
  await expect.poll(() => page.locator('.an-first').count()).toBe(3);
  expect(troubles).toEqual([]);
});

/** Both sides could place their last cube: Ada forgets hers, Milo wins. */
const FORGOTTEN = {
  seats: [
    { ships: '3@4,3 5@3,4', cubesLeft: 1 },
    { ships: '3@7,5 4@8,4', cubesLeft: 1 },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

async function openForgotten() {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await thinkBriefly(page);
  const player = await openMatch(page, setupOf([ADA, MILO], { given: FORGOTTEN }));
  await openMenu(page);
  expect(await page.getByRole('button', { name: 'Analysis' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  for (const answer of ['end', 'construct 7,4']) await player.play(answer);
  return { page, troubles };
}

test('quantum: a finished match, whole, at the moment one looks at', async () => {
  const { page, troubles } = await openForgotten();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.tb-prompt.is-back', { hasText: '1 of 2' }).waitFor();
  await analyse(page);
  await panelAt(page, 1).waitFor();
  await expect.poll(() => page.locator('.an-first').count()).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await panelAt(page, 2).waitFor();
  await page.locator('.an-panel').getByText('The game is over here.').waitFor();
  expect(troubles).toEqual([]);
});

test('quantum: a moment of a review', async () => {
  const { page, troubles } = await openForgotten();
  await page.locator('.tb-ends').getByRole('link', { name: 'Review' }).click();
  const review = page.getByRole('complementary', { name: 'Review' });
  await review.locator('.tb-moments button').first().click();
  await review.getByRole('button', { name: 'Analyse' }).click();
  await panelAt(page, 0).waitFor();
  await expect.poll(() => page.locator('.an-first').first().getAttribute('title')).toContain('(4,4)');
  expect(troubles).toEqual([]);
});

test.each(['rift-capture-36aa951e', 'quantum-win-4dcc9b95'])('the solved puzzle %s', async id => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await page.goto(`/puzzles/${id.split('-')[0]}/${id}`);
  const puzzle = page.getByRole('complementary', { name: 'Puzzle' });
  await puzzle.getByRole('button', { name: 'Show me' }).click();
  await puzzle.getByRole('button', { name: 'Analyse' }).click();
  await panelAt(page, 0).waitFor();
  await expect.poll(() => page.locator('.an-first').count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('quantum: in the middle of a match dice are chosen, and the analysis travels as text and as file', async () => {
  const { page, troubles } = await stage.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await settle(page, { coaching: false });
  await openMatch(page, setupOf([ADA, BOT], { given: FIGHT }));
  await openMenu(page);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await panelAt(page, 0).waitFor();
  await expect.poll(() => page.locator('.an-first').count()).toBe(3);
  await expect.poll(() => page.locator('.an-arrows g').count()).toBeGreaterThan(0);

  // The likely result of an attack comes first; another one is a variation beside it.
  await cellAt(page, ATTACKER).click();
  await cellAt(page, TARGET).click();
  await page.keyboard.press('Enter');
  await panelAt(page, 1).waitFor();
  const attack = page.getByLabel('Attack, Ada');
  const chosen = await attack.inputValue();
  const other = chosen === '6' ? '1' : '6';
  await attack.selectOption(other);
  await expect.poll(() => attack.inputValue()).toBe(other);
  const tree = page.locator('.an-tree');
  await page.getByRole('group', { name: 'Variation' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => attack.inputValue()).toBe(chosen);

  await page.getByText('Save and share').click();
  await page.getByLabel('Title').fill('A sure fight');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toBe(text);
  expect(text).toContain('A sure fight');
  const moves = await tree.innerText();

  // Either is opened again with both results.
  const open: readonly (() => Promise<unknown>)[] = [
    async () => {
      await page.getByLabel(/as text$/).fill(text);
      await page.getByRole('button', { name: 'Analyse' }).click();
    },
    async () => page.locator('input[type=file]').setInputFiles(await file.path()),
  ];
  for (const read of open) {
    await page.goto('/analysis');
    await read();
    await panelAt(page, 0).waitFor();
    await expect.poll(() => tree.innerText()).toBe(moves);
  }
  expect(troubles).toEqual([]);
});
