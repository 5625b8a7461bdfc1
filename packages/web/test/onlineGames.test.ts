/** The other three games on line by their controls, and interaction around a match. */
import type { TesseractView } from '@tessera/games/tesseract';
import type { Command } from '@tessera/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAt, endTurn, playOn, toActAt } from './onlinePlayer.ts';
import {
  expectSeen,
  newTable,
  onlineStage,
  setTable,
  setTableOf,
  sitDown,
  startMatch,
  toldTo,
} from './onlineStage.ts';
import { playByMouse } from './player.ts';
import { cellAt } from './quantumPlayer.ts';
import { clippedButtons, overflows, PHONE } from './stage.ts';

const online = onlineStage();
const { person } = online;
beforeAll(online.start);
afterAll(online.close);

/** Text of the log, which may be behind the tab of a turn's story. */
async function story(page: Page): Promise<string> {
  const tab = page.getByRole('tab', { name: 'Log' });
  if ((await tab.count()) > 0) await tab.click();
  return page.locator('.tb-log').innerText();
}

/** Messages of the server to a page from now on. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

test('quantum: two fleets, marks on the map, and a plan that is played while its owner is away', async () => {
  const ada = await person('Ada');
  const ben = await person('');
  const pages = [ada, ben];
  const heard = pages.map(heardBy);
  await newTable(ada, 'Quantum');
  await sitDown(ben, await setTable(ada), 'Ben');
  await startMatch(ada, ben);
  await playOn(pages, ['keep', 'ships'], 4);
  await endTurn(pages, ['end']);
  await playOn(pages, ['research'], 1);
  expect(await story(ada)).toBe(await story(ben));
  const first = await toActAt(ada);
  const [mover, planner] = [pages[first]!, pages[1 - first]!];

  // A ring and an arrow are visible to the other player, with a name.
  await cellAt(mover, 40).click({ button: 'right' });
  await planner.locator('.tb-marks .is-theirs').waitFor();
  await cellAt(mover, 36).hover();
  await mover.mouse.down({ button: 'right' });
  await cellAt(mover, 40).hover();
  await mover.mouse.up({ button: 'right' });
  await planner.locator('.tb-marks .is-theirs .is-head').first().waitFor();
  expect(await planner.locator('.tb-marks text').first().textContent()).toBe(['Ada', 'Ben'][first]);

  // A plan is sent to nobody else, and the server plays it.
  await planner.getByRole('button', { name: 'Plan ahead' }).click();
  await planner.getByText('nobody sees them').waitFor();
  await planner.keyboard.press('r');
  await planner.keyboard.press('Enter');
  await planner.getByText('1 move planned, still possible').waitFor();
  // Each step is listed as text, and can be removed.
  const steps = planner.getByRole('list', { name: 'Your plan' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toEqual([expect.stringMatching(/^1\s+Research/)]);
  await planner.getByRole('button', { name: /^Remove: Research/ }).click();
  await planner.getByText('Nothing planned yet').waitFor();
  await planner.keyboard.press('r');
  await planner.keyboard.press('Enter');
  await steps.first().waitFor();
  // The checkbox keeps its state, whatever arrives before the server's answer.
  const atOnce = planner.getByLabel('Play at once if possible');
  await planner.evaluate(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (said) {
      const isPlan = String(said).includes('"isOrder":true');
      if (isPlan) addEventListener('release', () => send.call(this, said), { once: true });
      else send.call(this, said);
    };
  });
  await atOnce.click();
  await tell(mover, { do: 'chat', text: 'Take your time.' });
  await planner.getByRole('button', { name: /1 new message/ }).waitFor();
  expect(await atOnce.isChecked()).toBe(true);
  await planner.evaluate(() => dispatchEvent(new Event('release')));
  await expect.poll(async () => (await toldTo(planner)).plan?.isOrder).toBe(true);
  const [context, table] = [planner.context(), planner.url()];
  await planner.close();
  await mover.getByTitle('away').first().waitFor();
  expect(heard[1 - first]!.some(text => text.includes('"plan":{'))).toBe(true);
  expect(heard[first]!.filter(text => text.includes('"plan":{'))).toEqual([]);
  await answerAt(mover, ['end']);
  await expect
    .poll(async () => (await toldTo(mover)).moves.at(-1))
    .toMatchObject({ seat: 1 - first, by: 'plan' });
  const back = await context.newPage();
  await back.goto(table);
  await playOn(
    [back, mover].toSorted(() => (first === 0 ? -1 : 1)),
    ['end'],
    1,
  );
  expect(await story(back)).toBe(await story(mover));
});

test('tesseract: at a desktop and on a phone, with a spectator; hidden cubes stay unknown', async () => {
  const ada = await person('Ada');
  const ben = await person('', { viewport: PHONE, hasTouch: true });
  const pages = [ada, ben];
  await newTable(ada, 'Tesseract');
  await sitDown(ben, await setTable(ada), 'Ben');
  await startMatch(ada, ben);
  const eve = await person('Eve');
  await eve.goto(ada.url());
  await eve.getByText('You are watching').waitFor();
  await playOn(pages, ['pick'], 2);
  await playOn(pages, ['remove'], 2);
  await endTurn(pages, ['end']);
  await playOn(pages, ['remove'], 2);
  expect(await toActAt(ada)).toBe(1);
  expect((await overflows(ben)).x).toBeLessThanOrEqual(0);
  expect(await clippedButtons(ben)).toEqual([]);
  // Both clocks stand in the top bar.
  const bar = (await ben.locator('.tb-top').boundingBox())!;
  for (const time of await ben.locator('.tb-time').all()) {
    const { y, height } = (await time.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar.y + bar.height);
  }
  expect(await ben.locator('.tb-time').count()).toBe(2);
  const { moves, standing } = await toldTo(eve);
  const { stacks } = standing!.view as TesseractView;
  const unknown = stacks.flatMap(({ cubes }) => cubes).filter(({ colour }) => colour === null).length;
  expect(unknown).toBeGreaterThan(0);
  for (const page of [ada, ben, eve]) {
    await expectSeen(page, moves.length);
    await expect.poll(() => page.locator('[data-spot].is-enclosed').count()).toBe(unknown);
  }
  expect(await story(eve)).toBe(await story(ada));
  await ada.locator('[data-spot="5 3"]').click({ button: 'right' });
  await eve.locator('.tb-marks .is-theirs', { hasText: 'Ada' }).waitFor();
  // A spectator has no controls.
  for (const name of [/^Undo/, /^End phase/, /^Remove/])
    expect(await eve.getByRole('button', { name }).count()).toBe(0);
  await eve.getByRole('button', { name: 'Menu' }).click();
  await eve.getByRole('link', { name: 'Settings' }).waitFor();
  expect(await eve.locator('.tb-menu').innerText()).not.toMatch(/Give up|Resign|redo|Save/i);
  // A waiting player sees the own lab, not that of the deciding player.
  await ada.getByText('Your lab', { exact: true }).waitFor();
});

test('loop: a bot keeps the chair of an absent player, who takes it back on another device', async () => {
  const ada = await person('Ada');
  const ben = await person('');
  await newTable(ada, 'The Loop');
  // The navigation marks "Online", also while a table is set up.
  expect(await ada.locator('.top-pages [aria-current]').allInnerTexts()).toEqual(['Online']);
  await ada.getByText('You, on any of your devices.').waitFor();
  await ada.getByLabel('Table name').fill('Thursday agents');
  await ada.getByRole('radiogroup', { name: 'Pace' }).getByText('1 day per move').click();
  await ada.getByRole('radiogroup', { name: 'Bot strength' }).getByText('Strong', { exact: true }).click();
  await sitDown(ben, await setTable(ada), 'Ben');
  await startMatch(ada, ben);
  const pages = [ada, ben];
  await playOn(pages, ['useCard', 'freeMove'], 2);
  if ((await toActAt(ada)) === 0) await endTurn(pages, ['endActions']);
  expect(await story(ada)).toBe(await story(ben));
  // An era is marked for the other player like a square.
  await ada.locator('[data-square="3"] .lb-head').click({ button: 'right', force: true });
  await ben.locator('.tb-marks .is-theirs', { hasText: 'Ada' }).waitFor();

  // The pace is changed to seconds for the test.
  const table = ben.url();
  await tell(ada, { do: 'ask', proposal: { kind: 'pace', pace: { total: null, increment: 0, move: 5 } } });
  await ben.goto('/online');
  // A new name of a guest appears in the chair everywhere.
  await ben.getByRole('button', { name: 'Change name' }).click();
  await ben.getByLabel('Your name', { exact: true }).fill('Benno');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ada.locator('.tb-seats b', { hasText: 'Benno' }).waitFor();
  await ben.getByRole('button', { name: 'Another device' }).click();
  const key = await ben.getByLabel('Your private link').inputValue();
  await ben.goto(table);
  await ben.getByText('Ada proposes another pace').waitFor();
  await ben.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await toldTo(ada)).pace.move).toBe(5);
  await ben.close();
  await expect.poll(() => keeperOf(ada, 1)).toBe('strong');
  await ada.getByTitle('A bot is playing').waitFor();

  const phone = await person('', { viewport: PHONE, hasTouch: true });
  await phone.goto(key);
  await phone.getByRole('link', { name: 'Open Thursday agents' }).click();
  await phone.locator('.table-root').waitFor();
  await expect.poll(() => keeperOf(phone, 1)).toBe(null);
  expect(phone.url()).toBe(table);
  // The time limit is removed; players who ran out of time meanwhile take their chairs back.
  await phone.getByRole('button', { name: /Open the chat/ }).click();
  await phone.getByText('The table', { exact: true }).click();
  await phone.getByLabel('Propose a pace').selectOption('No clock');
  await expect.poll(() => agreed(ada)).toBe(null);
  await phone.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => taken(ada)).toBe(null);
  await playOn([ada, phone], ['freeMove', 'useCard', 'endActions'], 1);

  // A browser that lost its storage but kept its cookie: the same guest sets a table, and finds the others.
  await phone.evaluate(() => localStorage.clear());
  await phone.goto('/new/rift?with=people');
  await setTable(phone);
  await phone.getByText('Benno (you)').waitFor();
  await phone.evaluate(() => localStorage.clear());
  await phone.goto('/online');
  await phone.getByText('You play as Benno.').waitFor();
  await phone.getByRole('link', { name: 'Open Thursday agents' }).waitFor();
});

test('a resigned player is named beside the seats, and struck out only without a connection', async () => {
  const ada = await person('Ada');
  const ben = await person('');
  const chairs = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'gentle' }] as const;
  await sitDown(ben, await setTableOf(ada, { game: 'quantum', chairs }), 'Ben');
  await startMatch(ada, ben);
  await ada.getByTitle('here').first().waitFor();
  expect(await ada.locator('.tb-seats .is-gone').count()).toBe(0);
  await tell(ben, { do: 'leave' });
  await ada.locator('.tb-online .tb-gone', { hasText: 'Ben is no longer playing' }).waitFor();
  await ada
    .locator('.tb-seats li', { hasText: 'Ben' })
    .locator('.is-here[title="no longer playing"]')
    .waitFor();
  expect(await ada.locator('.tb-seats .is-gone').count()).toBe(0);
  await ben.close();
  await ada.locator('.tb-online .tb-gone', { hasText: 'Ben has left' }).waitFor();
  await ada.locator('.tb-seats li', { hasText: 'Ben' }).locator('.is-gone').waitFor();
  expect(await ada.locator('.tb-seats .is-gone').count()).toBe(1);
});

test('other pages announce a waiting table; a browser without a guest asks no server', async () => {
  const ada = await person('Ada');
  const ben = await person('Ben');
  const asked: string[] = [];
  ben.on('request', request => /\/api\//.test(request.url()) && asked.push(request.url()));
  await ben.goto('/rules');
  await ben.getByRole('link', { name: 'Online' }).waitFor();
  expect(asked).toEqual([]);
  const options = { setupOrder: 'ready', firstPlayer: 'w' };
  await sitDown(ben, await setTableOf(ada, { game: 'rift', title: 'Evening duel', options }), 'Ben');
  await startMatch(ada, ben);
  await Promise.all([ben.waitForResponse(/waiting$/), ben.goto('/rules')]);
  await playByMouse(ada, 'Vj2-j6');
  await expectSeen(ada, 1);
  // Lists may be late: a page polls again whenever it becomes visible.
  await expect
    .poll(async () => {
      await ben.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return ben.locator('.nav-count', { hasText: '1 waiting for you' }).count();
    })
    .toBeGreaterThan(0);
  // The toast has the colours of its game.
  const ground = ben.locator('.your-move').evaluate(notice => getComputedStyle(notice).backgroundImage);
  expect(await ground).toContain('gradient');
  await ben.getByRole('link', { name: 'Your move at Evening duel' }).click();
  await ben.getByText('Your turn').first().waitFor();
});

const tell = (page: Page, command: Command): Promise<unknown> =>
  page.evaluate(async wanted => {
    const id = location.pathname.split('/').at(-1);
    const body = JSON.stringify({ key: crypto.randomUUID(), command: wanted });
    await fetch(`/api/tables/${id}/do`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }, command);

/** Level of the keeper in a chair; null without one. */
async function keeperOf(page: Page, seat: number): Promise<string | null> {
  const chair = (await toldTo(page)).chairs[seat];
  return chair?.kind === 'person' ? chair.keeper : 'nobody';
}

/** Presses Allow if it is there; returns the pace. */
async function agreed(page: Page): Promise<number | null> {
  const allow = page.getByRole('button', { name: 'Accept' });
  if ((await allow.count()) > 0) await allow.click();
  return (await toldTo(page)).pace.move;
}

async function taken(page: Page): Promise<string | null> {
  const take = page.getByRole('button', { name: 'Take over' });
  if ((await take.count()) > 0) await take.click();
  return keeperOf(page, 0);
}
