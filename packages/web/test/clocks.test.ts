/** Clocks of two players at one screen, with a fake clock in the page: no test waits for real time. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NO_NOTES } from '../src/match/notes.ts';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { DUEL, expectMoves, openRift, playByMouse } from './player.ts';
import { expectSound, followSystem, HAS_ALL, SCREEN, SIZES } from './sizes.ts';
import { drawn, stage } from './stage.ts';

const MINUTE = 60_000;

/** Text of the clocks, White's first. */
const faces = async (page: Page): Promise<string[]> =>
  (await page.locator('.tb-seats .tb-time').allInnerTexts()).map(text => /[\d:.]+/.exec(text)?.[0] ?? '');

const running = (page: Page) => page.locator('.tb-seats li:has(.is-running) b');

/** Plays a move, and runs the timers that follow it, until the other clock runs. */
async function play(page: Page, moves: readonly string[]): Promise<void> {
  await playByMouse(page, moves.at(-1) ?? '');
  await page.clock.runFor(100);
  await expectMoves(page, moves);
  await page.clock.runFor(100);
  await page.locator(`.tb-seats li:nth-child(${1 + (moves.length % 2)}) .is-running`).waitFor();
}

test('clocks run for the deciding seat, pause, survive a reload, are undone, and end the match', async () => {
  const { page, troubles } = await stage.visit();
  await page.clock.install();
  await openRift(page, [], { position: DUEL, clock: { minutes: 5, increment: 3 } });
  await page.locator('.tb-time').first().waitFor();
  // From now on the fake clock is advanced by the test only.
  await page.clock.pauseAt(Date.now() + MINUTE);
  await page.clock.runFor(30_000);
  expect(await faces(page)).toEqual(['5:00', '5:00']);
  expect(await running(page).count()).toBe(0);

  // The first move starts the clocks, and costs nothing.
  await play(page, ['Ph3-f5']);
  await page.clock.runFor(10_300);
  expect(await faces(page)).toEqual(['5:00', '4:50']);
  expect(await running(page).innerText()).toBe('Friend');
  await play(page, ['Ph3-f5', 'Vf14-f12']);
  await page.clock.runFor(20_000);
  expect(await faces(page)).toEqual(['4:40', '4:53']);

  // While paused the board is covered.
  await page.keyboard.press('p');
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  await page.clock.runFor(10 * MINUTE);
  expect(await faces(page)).toEqual(['4:40', '4:53']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await running(page).waitFor();
  await page.clock.runFor(10_000);
  expect(await faces(page)).toEqual(['4:30', '4:53']);

  // Undo restores Black's time at the start of that decision.
  await page.keyboard.press('z');
  await page.clock.runFor(200);
  await expectMoves(page, ['Ph3-f5']);
  expect(await faces(page)).toEqual(['4:40', '4:50']);
  await page.clock.runFor(61_000);
  expect(await faces(page)).toEqual(['4:40', '3:49']);

  // A closed page costs no time: at most the time not stored yet is given back.
  await page.clock.resume();
  await page.reload();
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60 * MINUTE);
  expect((await faces(page))[1]).toMatch(/^3:(4[0-9]|50)$/);
  await page.getByRole('button', { name: 'Resume' }).click();
  await running(page).waitFor();
  await page.clock.runFor(3.5 * MINUTE);
  expect(await running(page).innerText()).toBe('Friend');
  expect(await page.locator('.tb-time.is-low.is-running svg').count()).toBe(1);
  await page.getByRole('status').getByText('Friend: 30 seconds left.').waitFor();

  await page.clock.runFor(MINUTE);
  await expectMoves(page, ['Ph3-f5', 'leave time']);
  await page.clock.runFor(1000);
  expect(await faces(page)).toEqual(['4:40', '0.0']);
  await page.clock.resume();
  await openEnding(page);
  await page.getByRole('dialog', { name: 'You win' }).getByText('Friend ran out of time.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Friend ran out of time.').first().waitFor();
  await page.goto('/matches');
  await page.locator('.ticket').getByText('Friend ran out of time').waitFor();
  await page.goBack();
  await page.getByRole('grid').waitFor();
  await page.clock.pauseAt(Date.now() + 120 * MINUTE);

  // A loss on time can be undone too, with the time of that decision.
  await page.keyboard.press('z');
  await page.clock.runFor(200);
  await expectMoves(page, ['Ph3-f5']);
  expect(await faces(page)).toEqual(['4:40', '0:30']);
  expect(troubles).toEqual([]);
});

test('clocks are offered for two people at one screen, and set-up costs no time', async () => {
  const { page, troubles } = await stage.visit();
  await page.goto('/new/rift');
  await page.getByRole('radiogroup', { name: /who plays black/i }).waitFor();
  expect(await page.getByRole('radiogroup', { name: 'Clocks' }).count()).toBe(0);
  await page
    .getByRole('radiogroup', { name: /who plays black/i })
    .getByText('Friend here')
    .click();
  const clocks = page.getByRole('radiogroup', { name: 'Clocks' });
  await clocks.getByText('your own').click();
  await page.getByLabel('minutes each').fill('0');
  await page.getByRole('alert').getByText('Between 1 and 180 minutes').waitFor();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[aria-invalid="true"]:focus').waitFor();
  await page.getByLabel('minutes each').fill('2');
  await page.getByLabel('seconds per move').fill('7');
  await page.getByRole('complementary', { name: 'Your match' }).getByText('Clocks: 2+7').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('radiogroup', { name: /who starts/i })
    .getByText('White', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('.tb-time').first().waitFor();
  await playByMouse(page, 'T@h2');
  await expectMoves(page, ['T@h2']);
  await drawn(page);
  expect(await faces(page)).toEqual(['2:00', '2:00']);
  expect(await running(page).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('clocks are visible beside the names in every viewport', SCREEN, async () => {
  const { page } = await stage.visit();
  await followSystem(page);
  const times = [{ count: 0, seat: 0, left: [20 * MINUTE, 25_000], spent: 0 }];
  await openRift(
    page,
    [],
    {
      position: DUEL,
      clock: { minutes: 15, increment: 10 },
      seats: [
        { kind: 'you', name: '' },
        { kind: 'friend', name: 'Maximiliana' },
      ],
    },
    { notes: { ...NO_NOTES, times } },
  );
  await page.getByRole('dialog', { name: 'Paused' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('.tb-time.is-running').waitFor();
  await expectSound(page, 'clocks', {
    isTable: true,
    never: ['.tb-seats .tb-time', '.tb-seats b', '.tb-clocked .icon-button', '.rift-board'],
    // The same table without clocks is read in every layout.
    ...(HAS_ALL ? {} : { read: ['phone', 'desktop'] }),
  });
  // Where there is room, names are whole.
  await page.setViewportSize(SIZES.large);
  const shortened = () =>
    page
      .locator('.tb-seats b')
      .evaluateAll(names => names.filter(name => name.scrollWidth > name.clientWidth).length);
  await expect.poll(shortened).toBe(0);
});
