/** Plays rift in a page by mouse, by keyboard, by touch. */
import { Match, parseOptions } from '@tessera/engine';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  actionType,
  DROP,
  formatAction,
  LETTERS,
  PIVOT,
  parseAction,
  rift,
  takenSquares,
} from '@tessera/games/rift';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { targetOf } from '../src/games/rift/targets.ts';
import type { MatchSetup } from '../src/match/client.ts';
import { headerOf } from '../src/match/setup.ts';
import type { OldRecord } from '../src/match/testing/oldRecord.ts';
import { openStored } from './stage.ts';
import { expectAnswers, expectLast, untilDrawn } from './storedMatch.ts';

/** Answers of rift are moves. */
export { expectAnswers as expectMoves, storedAnswers as storedMoves } from './storedMatch.ts';

/** Twenty plies with every kind of action: placements, both slides dropped, a move, a slide, a turn, a capture. */
export const SHORT_GAME =
  'P@l3 T@f13 T@c2 P@d14 S@l2 S@h14 V@o3 V@i14 H@b2 V@o14 X@c9 X@i10 X@h9 X@c11 G@d2 Tf13-f5 C@m13 Vo14-o11 Vo3=Ho3 Tf5-b1xc2'.split(
    ' ',
  );

/** All pieces placed, nothing threatened, White to move. */
export const DUEL = '15/3t1v6sh1/7p7/15/15/15/4x6x3/15/3X6X4/15/15/15/7P7/1HS6V1T3/15 w SRC3H2Gsrc3h2g p 0 0';

/** Starts a match by the menu: holders of the seats, White first. */
export async function startMatch(
  page: Page,
  seats: { white?: string; black: string; level?: string },
): Promise<void> {
  await page.goto('/new/rift');
  if (seats.white)
    await page
      .getByRole('radiogroup', { name: /who plays white/i })
      .getByText(seats.white)
      .click();
  await page
    .getByRole('radiogroup', { name: /who plays black/i })
    .getByText(seats.black)
    .click();
  if (seats.level) await page.getByLabel('Level').selectOption(seats.level);
  await page
    .getByRole('radiogroup', { name: /who starts/i })
    .getByText('White', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor();
}

/** Stores a match of two people at one screen after some moves, and opens it. */
export async function openRift(
  page: Page,
  moves: readonly string[],
  change: Partial<MatchSetup> = {},
  record: Partial<OldRecord> = {},
): Promise<void> {
  const setup: MatchSetup = {
    id: 'begun',
    game: 'rift',
    title: '',
    seats: [
      { kind: 'you', name: '' },
      { kind: 'friend', name: '' },
    ],
    options: { firstPlayer: 'w' },
    seed: 'begun',
    ...change,
  };
  const header = headerOf(setup);
  const match = new Match(rift, { ...header, options: parseOptions(rift.options, header.options) });
  for (const move of moves) match.submit(match.state.side, rift.notation.parseMove(match.state, move));
  await openStored(page, setup, moves.length > 0 ? { ...record, log: match.log() } : record);
  await page.getByRole('grid').waitFor();
}

export const crossing = (page: Page, square: number): Locator => page.locator(`[data-square="${square}"]`);

/** The tray names a slide by its horizontal letter. */
const slotLetter = (action: Action): 'T' | 'S' | 'P' | 'R' | 'C' | 'H' | 'G' | 'X' => {
  const letter = LETTERS[actionKind(action)];
  return (letter === 'V' ? 'H' : letter === 'I' ? 'G' : letter) as 'H';
};
const isUpright = (action: Action): boolean => ['V', 'I'].includes(LETTERS[actionKind(action)] as string);

const slot = (page: Page, action: Action): Locator =>
  page
    .locator('button:enabled')
    .and(
      page.getByRole('button', { name: new RegExp(`^${RIFT_TEXT.en.pieces[slotLetter(action)]}, \\d`, 'i') }),
    );

export async function playByMouse(page: Page, text: string): Promise<void> {
  const action = parseAction(text);
  await untilDrawn(page);
  if (actionType(action) === DROP) {
    // In set-up the only piece that is due may already be in hand.
    const tray = slot(page, action);
    if ((await tray.getAttribute('aria-pressed')) !== 'true') await tray.click();
    if (isUpright(action)) await page.getByRole('button', { name: /east to west/i }).click();
    await crossing(page, actionTo(action)).click();
    return;
  }
  await crossing(page, actionFrom(action)).click();
  if (actionType(action) === PIVOT) await page.locator(`button[title="${formatAction(action)}"]`).click();
  else await crossing(page, takenSquares(action)[0] ?? targetOf(action)).click();
}

/** Plays moves by mouse after those played `before`, each once the previous one is on the board. */
export async function playLine(
  page: Page,
  moves: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  for (const [i, move] of moves.entries()) {
    await playByMouse(page, move);
    await expectLast(page, before.length + i + 1, move);
  }
  await expectAnswers(page, [...before, ...moves]);
}

/** Moves by arrow keys from the focused crossing. */
async function walkTo(page: Page, square: number): Promise<void> {
  const focused = () =>
    page.evaluate(() => Number((document.activeElement as HTMLElement)?.dataset.square ?? Number.NaN));
  if (Number.isNaN(await focused())) await page.locator('[data-square][tabindex="0"]').focus();
  const here = await focused();
  const [files, ranks] = [(square % 15) - (here % 15), Math.trunc(square / 15) - Math.trunc(here / 15)];
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  await expect.poll(focused).toBe(square);
}

export async function playByKeyboard(page: Page, text: string, tray: string): Promise<void> {
  const action = parseAction(text);
  await untilDrawn(page);
  if (actionType(action) === DROP) {
    const isHeld =
      (await page.locator('button[aria-pressed="true"]').count()) > 0 &&
      (await slot(page, action).getAttribute('aria-pressed')) === 'true';
    if (!isHeld) await page.keyboard.press(String(tray.indexOf(slotLetter(action)) + 1));
    if (isUpright(action)) await page.keyboard.press('r');
    await walkTo(page, actionTo(action));
    await page.keyboard.press('Enter');
    return;
  }
  await walkTo(page, actionFrom(action));
  await page.keyboard.press('Enter');
  if (actionType(action) === PIVOT) await page.keyboard.press('r');
  else {
    await walkTo(page, targetOf(action));
    await page.keyboard.press('Enter');
  }
}
