/** A match that moves: from one screen to a table of the server, where somebody else joins it, and from there home. */
import { type MatchLog, parseLog, verify } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { endTurn, playOn } from './onlinePlayer.ts';
import { expectSeen, onlineStage, setTableOf, sitDown, startMatch, toldTo } from './onlineStage.ts';
import { ADA, friend } from './people.ts';
import { openMatch, type Player, playerOf, setupOf } from './quantumPlayer.ts';
import { HAS_ALL } from './sizes.ts';
import { clippedButtons, DESKTOP, drawn, overflows, PHONE } from './stage.ts';
import { storedAnswers, storedIds } from './storedMatch.ts';

const online = onlineStage();
const { person } = online;
beforeAll(online.start);
afterAll(online.close);

const WANTED = ['keep', 'ships', 'research', 'end'];

/** Answers of one sort or the next, and whatever is legal where there is none. */
async function playAt(player: Player, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { legal } = player.situation();
    const answer = WANTED.flatMap(verb => legal.filter(text => text.split(' ')[0] === verb))[0] ?? legal[0];
    await player.play(answer!);
  }
}

/** Opens the menu of a table and presses what stands there. */
async function fromMenu(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('.tb-menu');
  for (const name of names) await menu.getByText(name, { exact: true }).click();
}

const logOf = (page: Page): Promise<MatchLog> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await fetch(`/api/tables/${id}/log`)).json();
  });

/** Nothing is cut off, and nobody is shut out. */
async function expectSound(page: Page): Promise<void> {
  await drawn(page);
  expect(await axeViolations(page)).toEqual([]);
  expect((await overflows(page)).x).toBeLessThanOrEqual(0);
  expect(await clippedButtons(page)).toEqual([]);
}

test('a match begun at one screen is played on by two, and one of them takes it home', async () => {
  const ada = await person('Ada');
  const player = await openMatch(ada, setupOf([ADA, friend('Milo')], { seed: 'moved' }));
  await playAt(player, 5);
  const before = await storedAnswers(ada);

  await fromMenu(ada, 'Continue online');
  await ada.getByText('The 5 moves played so far come along').waitFor();
  await ada.getByText('So far your browser rolled the dice').waitFor();
  if (HAS_ALL) await expectSound(ada);
  await ada.setViewportSize(PHONE);
  await expectSound(ada);
  await ada.setViewportSize(DESKTOP);
  await ada.getByRole('button', { name: 'Continue online' }).click();
  const link = await ada.getByLabel('Send this link to your friends').inputValue();
  const table = new URL(ada.url()).pathname;
  const ben = await person('');
  const pages = [ada, ben];
  await sitDown(ben, link, 'Ben');
  // Whoever comes is told before the start what was promised and what was not.
  await ben.getByText('5 moves were played elsewhere with unsealed dice.').waitFor();
  await startMatch(ada, ben);
  for (const page of pages) await expectSeen(page, 5);
  expect((await toldTo(ben)).moves.map(({ move }) => move)).toEqual(before);
  await playOn(pages, ['reconfigure'], 1);
  await endTurn(pages, ['end']);
  await playOn(pages, ['reconfigure'], 1);
  const logSeenBy = (page: Page): Promise<string> => page.locator('.tb-log').innerText();
  await expect.poll(async () => (await logSeenBy(ada)) === (await logSeenBy(ben))).toBe(true);

  // The local copy stays where it was, and says where the match goes on.
  await ada.goto('/match/pictured');
  await ada.getByText('This match continues at an online table.').waitFor();
  await ada.locator('.quantum-table').waitFor();
  await expectSound(ada);
  expect(await storedAnswers(ada)).toEqual(before);
  await ada.getByRole('link', { name: 'Go to the online table' }).click();
  await expect.poll(() => new URL(ada.url()).pathname).toBe(table);

  await fromMenu(ada, 'Resign');
  await ada.getByRole('button', { name: /^Yes/ }).click();
  const dialog = await openEnding(ben);
  await dialog.getByRole('button', { name: 'Take it home' }).waitFor();
  const log = parseLog(await logOf(ben));
  expect(verify(quantum, log as never)).toMatchObject({ fairness: 'fair', sealedAfter: 5 });
  expect(log.entries.slice(5).some(({ chance }) => chance.length > 0)).toBe(true);

  // In a browser that was told nothing of it, the whole match is there, and goes on.
  await dialog.getByRole('button', { name: 'Take it home' }).click();
  await ben.waitForURL(/\/match\//);
  await ben.locator('.quantum-table').waitFor();
  const taken = log.entries.map(({ move }) => move);
  await expect.poll(() => storedAnswers(ben)).toEqual(taken);
  await ben.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => storedAnswers(ben)).toEqual(taken.slice(0, -1));
  await playAt(await playerOf(ben), 3);
  await ben.reload();
  await expect.poll(async () => (await storedAnswers(ben)).length).toBe(taken.length + 2);
  // Asked for once more, it is the match that is here already.
  await ben.goto(table);
  await fromMenu(ben, 'Take it home');
  await ben.waitForURL(/\/match\//);
  expect(await storedIds(ben)).toHaveLength(1);

  await ada.goto(table.replace('table', 'replay'));
  await ada.locator('.tb-dice summary').click();
  const proof = ada.locator('.tb-proof');
  await proof.getByText('The dice have been fair since the match moved online').waitFor();
  await proof.getByText('The dice of the first 5 moves were not sealed in advance.').waitFor();

  // A moment of the replay goes to the analysis board, with all that was played.
  await ada.getByRole('slider').press('Home');
  await ada.getByRole('slider').press('ArrowRight');
  await expect.poll(() => ada.getByRole('slider').inputValue()).toBe('1');
  await fromMenu(ada, 'Analysis');
  await ada.locator('.an-panel[data-at="1"]').waitFor();
  await ada.keyboard.press('End');
  // Resigning is no move of the game.
  await ada.locator(`.an-panel[data-at="${taken.length - 1}"]`).waitFor();
});

test('a match from a position of its own is shown as it stands, and no map of the options beside it', async () => {
  const ada = await person('Ada');
  const given = { seats: [{ ships: '3@5,5 5@4,3' }, { ships: '6@4,6' }], cubes: { '1,1': 'a', '7,7': 'b' } };
  await openMatch(ada, setupOf([ADA, friend('Milo')], { given }));
  await fromMenu(ada, 'Continue online');
  const summary = ada.locator('.summary');
  await expect.poll(() => summary.locator('.summary-picture .q-ship').count()).toBe(3);
  expect(await summary.innerText()).not.toContain('Map:');
});

test('played with a bot alone, a match is taken home before its end, and ends at its table', async () => {
  const ada = await person('Ada');
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }] as const;
  await setTableOf(ada, { game: 'quantum', chairs, options: { firstPlayer: 'a' } });
  await startMatch(ada);
  await playOn([ada], WANTED, 1);
  const table = new URL(ada.url()).pathname;
  expect((await toldTo(ada)).dice.secret).toBeNull();
  await fromMenu(ada, 'Take it home');
  await ada.getByText('ends at the online table without a result').waitFor();
  expect((await toldTo(ada)).phase).toBe('playing');
  await ada.locator('.tb-menu').getByText('End it there and take it home').click();
  await ada.waitForURL(/\/match\//);
  const match = new URL(ada.url()).pathname;
  const player = await playerOf(ada);
  await player.untilYours();
  await playAt(player, 1);

  await ada.goto(table);
  await ada.getByText('The match was taken home').waitFor();
  await ada.getByRole('link', { name: 'Go to your match' }).click();
  await expect.poll(() => new URL(ada.url()).pathname).toBe(match);
});

test('a match that is in another browser is not continued here', async () => {
  const ada = await person('Ada');
  await ada.goto('/move/nowhere');
  await ada.getByRole('heading', { name: 'This match is not here' }).waitFor();
});
