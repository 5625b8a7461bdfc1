/** People in two cities: real browsers with storage of their own against a real server, which is killed in between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { playByMouse, SHORT_GAME } from './player.ts';
import { clippedButtons, overflows, PHONE, stage } from './stage.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');
const data = mkdtempSync(join(tmpdir(), 'tessera-online-'));
let server: ChildProcess;
let address = '';

/** On the port it had before, if it had one. */
async function startServer(): Promise<void> {
  const port = address === '' ? '0' : new URL(address).port;
  server = spawn(process.execPath, [MAIN, '--port', port, '--data', data]);
  let said = '';
  await new Promise<void>((done, fail) => {
    server.stdout?.on('data', chunk => {
      said += chunk;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) {
        address = found;
        done();
      }
    });
    server.on('close', () => fail(new Error(`the server ended: ${said}`)));
  });
}

beforeAll(startServer);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

async function person(name: string, options = {}): Promise<Page> {
  const { page, context } = await stage.visit({ baseURL: address, ...options });
  const settings = JSON.stringify({ name, language: 'en', coaching: false });
  await context.addInitScript(text => {
    localStorage['tessera.settings'] ??= text;
  }, settings);
  return page;
}

/** A table of rift at which White begins; who set it, and the link to it. */
async function setTable(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Online' }).click();
  await page.getByRole('link', { name: 'Tesseract 1983' }).click();
  await page
    .getByRole('radiogroup', { name: /who starts/i })
    .getByText('White', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  return page.getByLabel('Send this link to your friends').inputValue();
}

/** The same without the pages: a table whose pieces stand ready. */
async function setReadyTable(page: Page): Promise<string> {
  await page.goto('/online');
  const code = await page.evaluate(async () => {
    const ask = async (path: string, body: object) =>
      (
        await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await ask('/me', { name: 'Ada' });
    localStorage['tessera.guest'] = '{"name":"Ada"}';
    const table = await ask('/tables', {
      game: 'rift',
      options: { setupOrder: 'ready', firstPlayer: 'w' },
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      pace: { total: null, increment: 0, move: null },
      openTo: 'link',
      language: 'en',
    });
    return table.code as string;
  });
  await page.goto(`/j/${code}`);
  return page.getByLabel('Send this link to your friends').inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(`${name}, you`).waitFor();
}

/** How many answers the table on a page has seen. */
const expectMoves = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() => page.locator('.table-root').getAttribute('data-seq'), { timeout: 12_000 })
    .toBe(String(count));

/** A tap on a phone is no decision yet. */
async function play(page: Page, move: string, isTapped = false): Promise<void> {
  await playByMouse(page, move);
  if (isTapped) await page.locator('.rt-go').click();
}

const isLive = (page: Page): Promise<void> =>
  expect.poll(() => page.getByText('The connection is lost').count(), { timeout: 12_000 }).toBe(0);

test('two people meet by a link, play, lose their pages and their server, and go on', async () => {
  const ada = await person('Ada');
  const ben = await person('', { viewport: PHONE, hasTouch: true });
  const link = await setTable(ada);
  expect(link).toMatch(/\/j\/\w{6}$/);
  expect(await axeViolations(ada)).toEqual([]);
  await ben.goto(link);
  await ben.getByLabel('Your name at the table').waitFor();
  expect(await axeViolations(ben)).toEqual([]);
  expect((await overflows(ben)).x).toBeLessThanOrEqual(0);
  await sitDown(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start the match' }).click();

  const moves = SHORT_GAME;
  await ada.getByRole('grid').waitFor();
  await play(ada, moves[0]!);
  await ben.getByText('Your turn').first().waitFor();
  expect(await ben.title()).toContain('Your move');
  expect(await clippedButtons(ben)).toEqual([]);
  await play(ben, moves[1]!, true);
  await expectMoves(ada, 2);

  // A page is closed in the middle, and opened again.
  const { context } = { context: ben.context() };
  const table = ben.url();
  await ben.close();
  await ada.getByTitle('away').first().waitFor();
  await play(ada, moves[2]!);
  const back = await context.newPage();
  await back.goto(table);
  await expectMoves(back, 3);
  await back.getByText('Since you were here').waitFor();
  await play(back, moves[3]!, true);
  await expectMoves(ada, 4);

  // The server dies without a word, while a move is on its way.
  server.kill('SIGKILL');
  await ada.getByText('The connection is lost').waitFor();
  await play(ada, moves[4]!);
  await startServer();
  await Promise.all([isLive(ada), isLive(back)]);
  await expectMoves(ada, 5);
  await expectMoves(back, 5);
  await play(back, moves[5]!, true);
  await expectMoves(ada, 6);

  // Beyond one's own last move the other has to agree.
  await ada.getByRole('button', { name: /^Undo/ }).click();
  await ada.getByText('You asked to take back').waitFor();
  await back.getByText('Ada asks to take back').waitFor();
  await back.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => ada.locator('.tb-prompt').innerText()).toContain('Your turn');
});

test('somebody watches, everybody talks, and the dice of a finished match are proved', async () => {
  const ada = await person('Ada');
  const ben = await person('');
  await sitDown(ben, await setReadyTable(ada), 'Ben');
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await ada.getByRole('grid').waitFor();
  const eve = await person('Eve', { locale: 'fr-FR' });
  await eve.goto(ada.url());
  await eve.getByText('You are watching').waitFor();
  await ada.getByTitle('1 watches').waitFor();
  await ben.getByRole('button', { name: /Open the table talk/ }).click();
  await ben.getByRole('button', { name: 'Well played!' }).click();
  await ada.getByText('Well played!').first().waitFor();
  await ada.getByRole('button', { name: /Open the table talk, 1 new line/ }).click();
  await ada.getByLabel('Say something').fill('until tomorrow');
  await ada.getByRole('button', { name: 'Send' }).click();
  await ben.getByText('until tomorrow').waitFor();

  // Whoever gives up opens the dice.
  await ada.getByRole('button', { name: 'Close' }).click();
  await ada.getByRole('button', { name: 'Resign' }).click();
  await ada.locator('.tb-dialog .is-danger').click();
  await ada.getByRole('button', { name: 'Look at the board' }).click();
  await ada.getByRole('link', { name: 'Replay' }).click();
  await ada.getByText('Verify the dice').click();
  await ada.getByText('The dice were fair').first().waitFor();
});
