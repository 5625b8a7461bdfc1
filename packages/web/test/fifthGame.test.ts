/**
 * A fifth game that exists in tests only (`fifth/`): facts, rules and titles, without any drawing. Chromium
 * plays it at the plain table: alone, against a bot, and on line from two browsers at a real server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { buildFifth } from './fifth/build.ts';
import { newTable, onlineStage, setTable, sitDown, startMatch } from './onlineStage.ts';
import { clippedButtons, overflows, PHONE, pinSeed } from './stage.ts';
import { unveiled } from './veil.ts';

const client = mkdtempSync(join(tmpdir(), 'tessera-fifth-'));
const server = onlineStage({ client, preload: join(import.meta.dirname, 'fifth', 'register.ts') });
const { person } = server;
beforeAll(async () => {
  await buildFifth(client);
  await server.start();
});
afterAll(() => {
  server.close();
  rmSync(client, { recursive: true, force: true });
});

const field = (page: Page, name: string, seat?: number) =>
  (seat === undefined ? page.locator('.pl-shared') : page.locator('.pl-seat').nth(seat)).locator(
    `[data-field="${name}"] dd`,
  );
const lines = (page: Page) => page.locator('.tb-log button');
/** Latest line of the log, which follows the table after a moment. */
const latest = (page: Page): Promise<string> => lines(page).first().innerText();

/** Presses an answer, confirms it if needed, and waits until the match has advanced. */
async function give(page: Page, answer: string): Promise<void> {
  const table = page.locator('.table-root');
  await page.locator('.tb-prompt.is-act').waitFor();
  const before = await table.getAttribute('data-seq');
  await page.locator(`[data-thing="${answer}"]`).click();
  const go = page.locator('.pl-chosen .is-go');
  if (await go.isVisible()) await go.click();
  await expect.poll(() => table.getAttribute('data-seq')).not.toBe(before);
}

/** Rolls until there is something to bank, and banks it, until the match is over. */
async function playOut(page: Page): Promise<void> {
  for (let answers = 0; answers < 60; answers++) {
    await page.locator('.tb-prompt:is(.is-act, .is-over)').waitFor();
    if ((await page.locator('.tb-prompt.is-over').count()) > 0) return;
    const hasPot = (await page.locator('[data-thing="bank"]').count()) > 0;
    await give(page, hasPot ? 'bank' : 'roll');
  }
  throw new Error('the match does not end');
}

test('alone: prepared by its options, played by pointer and keys, taken back, looked back at, to its end', async () => {
  const page = await person('Ada');
  await pinSeed(page, 7);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Hoard' }).click();
  await page.getByRole('button', { name: 'Remove Seat 2' }).click();
  await page.locator('[data-option="target"] input').fill('12');
  await page.locator('[data-option="cards"]').getByText('5', { exact: true }).click();
  await page.getByRole('complementary', { name: 'Your match' }).getByText('Target: 12').waitFor();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.tb-prompt.is-act').waitFor();
  expect(await field(page, 'target').innerText()).toBe('12');
  expect(await page.locator('.pl-shared [data-field="hands"] .pl-card .pl-card').count()).toBe(5);

  // By keys: 1 selects the first answer, since it cannot be undone, and Enter confirms it.
  await page.keyboard.press('1');
  await page.getByText('You cannot undo this: dice are rolled.').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.pl-chosen').count()).toBe(0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 'pot').innerText()).not.toBe('0');
  await expect.poll(() => latest(page)).toMatch(/^Ada: Roll · face \d$/);

  // Banking draws and reveals nothing: it can be undone and redone.
  const pot = await field(page, 'pot').innerText();
  await give(page, 'bank');
  await expect.poll(() => latest(page)).toBe(`Ada: Bank · points ${pot}`);
  await page.keyboard.press('z');
  await expect.poll(() => field(page, 'pot').innerText()).toBe(pot);
  await page.keyboard.press('Shift+Z');
  await expect.poll(() => field(page, 'pot').innerText()).toBe('0');

  // A past board offers no answers; a click on the first line of the log shows the beginning.
  await lines(page).last().click();
  await page.locator('.tb-prompt.is-back').waitFor();
  expect(await field(page, 'pot').innerText()).toBe(pot);
  expect(await page.locator('.pl-answer').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to now' }).first().click();

  await playOut(page);
  const end = await openEnding(page);
  await end.getByRole('heading', { name: 'You win' }).waitFor();
  await end.getByText('Target.').waitFor();
});

test('against a bot on a phone: a tap selects, a hint is played, missing rules do not crash', async () => {
  const page = await person('Ada', { viewport: PHONE, hasTouch: true });
  await pinSeed(page, 7);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Hoard' }).click();
  await page.locator('.tb-prompt.is-act').waitFor();
  // The bot's hand is face down.
  expect(await field(page, 'hands', 0).locator('.pl-value').count()).toBe(3);
  expect(await field(page, 'hands', 1).getByRole('img', { name: 'Hidden' }).count()).toBe(3);
  await page.locator('[data-thing="roll"]').tap();
  expect(await page.locator('[data-thing="roll"]').getAttribute('aria-pressed')).toBe('true');
  expect(await field(page, 'pot').innerText()).toBe('0');
  expect(await overflows(page)).toEqual({ x: 0, y: 0 });
  expect(await clippedButtons(page)).toEqual([]);
  expect(await unveiled(page, () => axeViolations(page))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page
    .locator('.tb-hint')
    .getByText(/^Hint: (Roll|Play \d)$/)
    .waitFor();
  await page.locator('.tb-hint').getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => lines(page).count()).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'The table' }).click();
  await give(page, 'bank');
  // The bot has answered when it is your turn again.
  await page.locator('.tb-prompt.is-act').waitFor();
  await page.goto('/rules/hoard');
  await page.getByText('The rules of this game have not been written down yet.').waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: /Open the match/ }).click();
  await page.locator('.tb-prompt.is-act').waitFor();
});

test('two at one screen: a hand is covered until its owner has the screen', async () => {
  const page = await person('Ada');
  await page.goto('/new/hoard');
  await page.getByText('Friend here').nth(1).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const cards = page.locator('.pl-seats .pl-card .pl-value');
  for (const name of ['Ada', 'Friend']) {
    const mine = page.getByRole('button', { name: `I am ${name}` });
    await expect.poll(() => mine.evaluate(button => button === document.activeElement)).toBe(true);
    expect(await page.locator('.pl-seats, .pl-answers').count()).toBe(0);
    // Keys press nothing under the cover; Enter lifts it, by the focus.
    await page.keyboard.press('1');
    expect(await page.locator('.table-root').getAttribute('data-seq')).toBe(name === 'Ada' ? '0' : '2');
    await page.keyboard.press('Enter');
    await expect.poll(() => cards.count()).toBe(3);
    if (name === 'Friend') break;
    await give(page, `play ${await cards.last().innerText()}`);
    await give(page, 'bank');
  }
});

test('on line: two browsers, hands that only their owner sees, talk, an end, and the replay of it', async () => {
  const [ada, ben] = [await person('Ada'), await person('')];
  await newTable(ada, 'Hoard');
  // Five cards are worth five points at least: whatever is dealt, the match ends.
  await ada.locator('[data-option="target"] input').fill('5');
  await ada.locator('[data-option="cards"]').getByText('5', { exact: true }).click();
  await sitDown(ben, await setTable(ada), 'Ben');
  await startMatch(ada, ben);
  await ada.locator('.tb-prompt.is-act').waitFor();
  for (const [page, seat] of [
    [ada, 0],
    [ben, 1],
  ] as const) {
    expect(await field(page, 'hands', seat).locator('.pl-value').count()).toBe(5);
    expect(
      await field(page, 'hands', 1 - seat)
        .locator('.pl-value')
        .count(),
    ).toBe(0);
  }
  // A watcher sees no hand, and is offered nothing.
  const eve = await person('Eve');
  await eve.goto(ada.url());
  await expect.poll(() => eve.locator('.pl-seats').getByRole('img', { name: 'Hidden' }).count()).toBe(10);
  expect(await eve.locator('.pl-answers, .pl-card .pl-value').count()).toBe(0);
  await ada.getByRole('button', { name: /Open the chat/ }).click();
  await ada.getByRole('textbox').fill('Have fun');
  await ada.keyboard.press('Enter');
  await ben.getByRole('button', { name: /Open the chat, 1 new message/ }).waitFor();
  await ada.keyboard.press('Escape');
  // A card adds to the pot without a die, so that the test does not depend on luck.
  const card = await field(ada, 'hands', 0).locator('.pl-value').last().innerText();
  await give(ada, `play ${card}`);
  await expect.poll(() => field(ben, 'pot').innerText()).toBe(card);
  await expect.poll(() => latest(ben)).toBe(`Ada: Play ${card} · card ${card}`);
  await give(ada, 'bank');
  for (let turns = 0; turns < 9; turns++) {
    const [page, own] = turns % 2 === 0 ? ([ben, 1] as const) : ([ada, 0] as const);
    await page.locator('.tb-prompt:is(.is-act, .is-over)').waitFor();
    if ((await page.locator('.tb-prompt.is-over').count()) > 0) break;
    await give(page, `play ${await field(page, 'hands', own).locator('.pl-value').last().innerText()}`);
    await give(page, 'bank');
  }
  for (const page of [ada, ben]) await page.locator('.tb-prompt.is-over').waitFor();

  const id = new URL(ada.url()).pathname.split('/').at(-1);
  await ben.goto(`/replay/${id}`);
  await ben.locator('.table-root').waitFor();
  await ben.keyboard.press('Home');
  await expect.poll(() => field(ben, 'pot').innerText()).toBe('0');
  await ben.keyboard.press('ArrowRight');
  await expect.poll(() => field(ben, 'pot').innerText()).toBe(card);
});
