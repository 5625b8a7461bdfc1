/**
 * Two people on line: browsers with storage of their own against a real server, which is killed in between.
 */
import { parseSquare } from '@tessera/games/rift';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  expectSeen,
  newTable,
  onlineStage,
  setTable,
  setTableOf,
  sitDown,
  startMatch,
  tableOf,
} from './onlineStage.ts';
import { crossing, playByMouse, SHORT_GAME } from './player.ts';
import { expectSound, followSystem, type Look } from './sizes.ts';
import { clippedButtons, DESKTOP, PHONE } from './stage.ts';

const online = onlineStage();
const { person } = online;
beforeAll(online.start);
afterAll(online.close);

/** On a phone a tap selects, and a button confirms. */
async function play(page: Page, move: string, isTapped = false): Promise<void> {
  await playByMouse(page, move);
  if (isTapped) await page.locator('.rt-go').click();
}

/** Height that a threat adds to the prompt. */
function threatHeight(): number {
  const prompt = document.querySelector<HTMLElement>('.tb-prompt')!;
  const before = prompt.offsetHeight;
  const threat = document.createElement('span');
  threat.className = 'tb-threat is-high';
  threat.textContent = 'Threat: the Rectangle on g15 takes your Tesseract';
  prompt.insertBefore(threat, prompt.querySelector('.tb-talk-corner'));
  const after = prompt.offsetHeight;
  threat.remove();
  return after - before;
}

const isLive = (page: Page): Promise<void> =>
  expect.poll(() => page.getByText('Connection lost').count(), { timeout: 12_000 }).toBe(0);

/** Viewports in which pages around a table have different layouts. */
const LOOK = { sizes: ['landscape', 'portrait', 'desktop', 'phone'] } satisfies Look;

test('two people meet by a link, play, lose their pages and their server, and go on', {
  tags: ['screen'],
}, async () => {
  const ada = await person('Ada');
  const ben = await person('', { viewport: PHONE, hasTouch: true });
  await Promise.all([ada, ben].map(followSystem));
  // No table is open: there is nothing to filter.
  await ada.goto('/online');
  await ada.locator('.lobby-none').waitFor();
  expect(await ada.locator('.lobby-filters').count()).toBe(0);
  await newTable(ada, 'Tesseract 1983');
  await expectSound(ada, 'online-new', LOOK);
  await ada
    .getByRole('radiogroup', { name: /who starts/i })
    .getByText('White', { exact: true })
    .click();
  const link = await setTable(ada);
  expect(link).toMatch(/\/j\/\w{6}$/);
  await expectSound(ada, 'online-gathering', LOOK);
  await ada.setViewportSize(DESKTOP);
  await ben.goto(link);
  await ben.getByLabel('Your name at the table').waitFor();
  // The invitation shows the name field and its button without scrolling.
  await expectSound(ben, 'online-invitation', {
    ...LOOK,
    never: ['.join .field', '.join form .button'],
  });
  await sitDown(ben, link, 'Ben');
  // A full table invites nobody: the chairs come first.
  await ben.getByText('2 of 2 taken').waitFor();
  expect(await ben.getByLabel('Send this link to your friends').count()).toBe(0);
  await startMatch(ada, ben);

  const moves = SHORT_GAME;
  await play(ada, moves[0]!);
  await ben.getByText('Your turn').first().waitFor();
  expect(await ben.evaluate(threatHeight)).toBe(0);
  expect(await ben.title()).toContain('Your move');
  expect(await clippedButtons(ben)).toEqual([]);
  // The table has no hints: win probabilities are nowhere.
  expect(await ben.getByRole('tab', { name: 'Win chance' }).count()).toBe(0);
  await play(ben, moves[1]!, true);
  await expectSeen(ada, 2);

  // A page is closed during the match, and opened again.
  const context = ben.context();
  const table = ben.url();
  await ben.close();
  await ada.getByTitle('away').first().waitFor();
  await play(ada, moves[2]!);
  const back = await context.newPage();
  await back.goto(table);
  await expectSeen(back, 3);
  await back.getByText('Since you were here').waitFor();
  await play(back, moves[3]!, true);
  await expectSeen(ada, 4);

  // The server is killed: a move made meanwhile waits on the page, is offered afterwards, and sent by a press only.
  online.kill();
  await ada.getByText('Connection lost').waitFor();
  await play(ada, moves[4]!);
  await ada.getByText('1 move waits here, unsent').waitFor();
  expect(await axeViolations(ada)).toEqual([]);
  // Messages and resignations are not kept for later: they are refused at once.
  await ada.getByRole('button', { name: /Open the chat/ }).click();
  await ada.getByLabel('Say something').fill('are you there?');
  await ada.keyboard.press('Enter');
  await ada.locator('.tb-saying [role=alert]', { hasText: 'Not sent' }).waitFor();
  expect(await ada.getByLabel('Say something').inputValue()).toBe('are you there?');
  await ada.getByRole('button', { name: 'Close', exact: true }).first().click();
  await online.start();
  await Promise.all([isLive(ada), isLive(back)]);
  await ada.getByText('You are back online').waitFor();
  await Promise.all([expectSeen(ada, 4), expectSeen(back, 4)]);
  // The page may even be opened anew before the move is played.
  await ada.reload();
  await ada.getByText('1 unsent move').click();
  expect(await axeViolations(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Play now' }).click();
  await expectSeen(ada, 5);
  await expectSeen(back, 5);
  await play(back, moves[5]!, true);
  await expectSeen(ada, 6);

  // Undoing beyond one's own last move needs consent.
  await ada.getByRole('button', { name: /^Undo/ }).click();
  await ada.getByText('You asked to take back').waitFor();
  await back.getByText('Ada asks to take back').waitFor();
  await ada.getByRole('button', { name: 'Withdraw' }).click();
  await back.getByText('Ada asks to take back').waitFor({ state: 'detached' });
  await ada.getByRole('button', { name: /^Undo/ }).click();
  await back.getByText('Ada asks to take back').waitFor();
  await back.getByRole('button', { name: 'Accept' }).click();
  await back.getByText('Ada took back a move.').waitFor();
  await expect.poll(() => ada.locator('.tb-prompt').innerText()).toContain('Your turn');

  // An offer to end says who would win, and moves no board.
  await play(ada, moves[4]!);
  await expectSeen(back, 5);
  const board = await ada.locator('.rift-board').boundingBox();
  await back.getByRole('button', { name: 'Menu' }).click();
  await back.getByRole('button', { name: 'Offer to end…' }).click();
  await ada.getByText(/If everybody agrees, the game ends now and .+ wins?\./).waitFor();
  expect(await ada.locator('.rift-board').boundingBox()).toEqual(board);
  await ada.getByRole('button', { name: 'Decline' }).click();
  await back.getByText('Waiting for Ada').waitFor({ state: 'detached' });
});

test('a spectator watches, everybody chats, and the dice of a finished match are verified', async () => {
  const ada = await person('Ada');
  const ben = await person('');
  const options = { setupOrder: 'ready', firstPlayer: 'w' };
  await sitDown(ben, await setTableOf(ada, { game: 'rift', options }), 'Ben');
  await startMatch(ada, ben);
  const eve = await person('Eve', { locale: 'fr-FR' });
  await eve.goto(ada.url());
  await eve.getByText('You are watching').waitFor();
  await ada.getByTitle('1 watching').waitFor();
  await ben.getByRole('button', { name: /Open the chat/ }).click();
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await ada.getByText('Well played!').first().waitFor();
  await ada.getByRole('button', { name: /Open the chat, 1 new message/ }).click();
  await ada.getByLabel('Say something').fill('until tomorrow');
  await ada.getByRole('button', { name: 'Send' }).click();
  await ben.getByText('until tomorrow').waitFor();

  // Resigning reveals the secret of the dice.
  await ada.getByRole('button', { name: 'Close' }).click();
  await play(ada, 'Vj2-j6');
  await expectSeen(ada, 1);
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.locator('.tb-dialog .is-danger').click();
  // Rematch with one click; everybody moves on by one chair.
  const first = ada.url();
  await ada.locator('.tb-ends').getByRole('button', { name: 'Play again' }).click();
  await ada.getByText('Ada (you)').waitFor();
  await ben.getByRole('link', { name: 'To the new table' }).click();
  await startMatch(ada, ben);
  expect(ada.url()).not.toBe(first);
  expect(ben.url()).toBe(ada.url());
  expect(await ada.locator('.tb-seats b').allTextContents()).toEqual(['Ben', 'Ada']);
  // A drop planned while the other side thinks is played as soon as its move arrives.
  const reserve = ada.locator('.rt-tray').last();
  await reserve.getByRole('button', { name: /^Cylinder/ }).click();
  await crossing(ada, parseSquare('h12') as number).click();
  await ada.locator('g.is-plan').waitFor({ state: 'attached' });
  await play(ben, 'Vj2-j6');
  await expectSeen(ben, 2);
  await ben.locator('.rt-moves button', { hasText: 'C@h12' }).waitFor();
  // The move that it answered was never on the board alone, and is told with it.
  await expect
    .poll(() => ada.locator('.rt-told').innerText())
    .toMatch(/White: small slide j2 to j6\.[\s\S]*Black puts a Cylinder on h12\./);

  // A finished match is open to anybody, without controls that change it.
  await eve.getByRole('link', { name: 'Review' }).click();
  // Win probabilities are computed meanwhile: Ada resigned, although nothing was lost yet.
  const course = eve.getByRole('region', { name: 'Course of the match' });
  const chance = (name: string) => course.getByRole('listitem').filter({ hasText: name }).locator('b');
  await expect.poll(() => course.getByRole('progressbar').count()).toBe(0);
  expect([await chance('Ada').innerText(), await chance('Ben').innerText()]).toEqual(['0%', '100%']);
  const graph = await course.locator('.tb-graph svg').boundingBox();
  await eve.mouse.click(graph!.x + 1, graph!.y + 10);
  await expect.poll(() => chance('Ada').innerText()).toMatch(/^[3-6]\d%$/);
  expect(await eve.getByRole('slider').inputValue()).toBe('0');
  await eve.getByText('Verify the draw').click();
  await eve.getByText('The draw was fair').first().waitFor();
  expect(await eve.getByRole('button', { name: /^(Undo|Resign|Play again)/ }).count()).toBe(0);
  expect(await axeViolations(eve)).toEqual([]);
  // The replay is played from the start, and paused.
  await eve.getByRole('button', { name: 'Play', exact: true }).click();
  await eve.getByRole('button', { name: 'Pause' }).click();
  await eve.getByRole('button', { name: 'Play', exact: true }).waitFor();
  // From there it goes to the analysis board.
  await eve.getByRole('button', { name: 'Menu' }).click();
  await eve.getByRole('button', { name: 'Analysis' }).click();
  await eve.locator('.an-panel').waitFor();
});

test('on a phone the board keeps its size when a match ends, and the latest move is seen whole', async () => {
  const [ada, ben] = [await person('Ada'), await person('')];
  const options = { setupOrder: 'ready', firstPlayer: 'w' };
  await sitDown(ben, await setTableOf(ada, { game: 'rift', options }), 'Ben');
  await startMatch(ada, ben);
  // Two pieces in turns: a press on the last one's landing would be half a double click.
  const moves = ['Vj2-j4', 'Vf14-f12', 'Hf3-e3', 'Hj13-i13', 'Vj4-j5', 'Vf12-f11', 'He3-d3', 'Hi13-h13'];
  for (const [i, move] of moves.entries()) {
    await play(i % 2 === 0 ? ada : ben, move);
    for (const page of [ada, ben]) await expectSeen(page, i + 1);
  }
  await ada.setViewportSize(PHONE);
  const width = async () => (await ada.locator('.rift-board').boundingBox())?.width;
  await expect.poll(width).toBe(PHONE.width);
  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.locator('.tb-dialog .is-danger').click();
  await ada.locator('.tb-ends').waitFor();
  await expect.poll(width).toBe(PHONE.width);
  const cut = () =>
    ada.locator('.rt-moves').evaluate(list => {
      const row = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const { top, bottom } = list.getBoundingClientRect();
      return row ? Math.max(0, row.bottom - bottom, top - row.top) : -1;
    });
  await expect.poll(cut).toBeLessThan(1);
});

test('a closed table says so behind its link, and too many tables are refused with a sentence', {
  tags: ['screen'],
}, async () => {
  const [ada, ben] = [await person('Ada'), await person('', { viewport: PHONE, hasTouch: true })];
  await Promise.all([ada, ben].map(followSystem));
  const link = await setTableOf(ada, { game: 'rift' });
  await ada.getByRole('button', { name: 'Close the table' }).click();
  await ada.getByRole('button', { name: 'Close it for good' }).click();
  await ada.getByRole('heading', { name: 'This table is closed' }).waitFor();
  await ben.goto(link);
  await ben.getByText('Its host closed it before the match began.').waitFor();
  await expectSound(ben, 'online-closed', { sizes: ['phone', 'desktop'] });
  // A guest may have six tables that wait for players.
  for (let tables = 0; tables < 6; tables++) await tableOf(ada, { game: 'rift' });
  await newTable(ada, 'Tesseract 1983');
  await ada.getByRole('button', { name: 'Create table' }).click();
  await ada.getByText('6 of your tables are waiting for players').waitFor();
  await expectSound(ada, 'online-too-many', { sizes: ['phone', 'desktop'] });
});
