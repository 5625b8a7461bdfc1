/**
 * Match files between browser and command line: saved here and verified there, written there and opened here.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchLog } from '@tessera/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  expectMoves,
  openRift,
  playByMouse,
  playLine,
  SHORT_GAME,
  startMatch,
  storedMoves,
} from './player.ts';
import { HAS_ALL } from './sizes.ts';
import { clippedButtons, overflows, PHONE, stage } from './stage.ts';
import { storedAnswers, storedIds } from './storedMatch.ts';
import { playerOf } from './tesseractPlayer.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'src', 'main.ts');
const tessera = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

let folder: string;
let downloads = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The file that a click downloads. */
async function downloadOf(page: Page, click: () => Promise<void>): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const path = join(folder, `${++downloads}.json`);
  await download.saveAs(path);
  return { name: download.suggestedFilename(), path };
}

const logIn = (path: string): MatchLog => JSON.parse(readFileSync(path, 'utf8'));

async function saveFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save as a file' }).click();
}

const written = new Map<string, string>();
/** An unfinished game between bots, written by the command line, once for each game. */
function simulated(game: string, bots: string): string {
  const known = written.get(game);
  if (known) return known;
  const out = mkdtempSync(join(folder, game));
  tessera(
    ...['simulate', '--game', game, '--games', '1', '--bots', bots, '--seats', '2', '--seed', '7'],
    ...['--max-plies', '20', '--out', out, '--save-logs'],
  );
  const path = join(out, 'logs', '0.json');
  written.set(game, path);
  return path;
}

describe('saving', () => {
  test('a running match by the table’s menu: the command line verifies and shows it', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 15));
    await playByMouse(page, SHORT_GAME[15] as string);
    await expectMoves(page, SHORT_GAME.slice(0, 16));
    const { name, path } = await downloadOf(page, () => saveFromMenu(page));
    expect(name).toMatch(/^tessera-rift-\d{4}-\d{2}-\d{2}\.json$/);
    expect(tessera('verify', path)).toContain('16 plies, every one legal; every number drawn from the seed');
    expect(tessera('replay', path).trim().split('\n')).toHaveLength(17);
    expect(logIn(path).header.table).toMatchObject({ seats: [{ kind: 'you' }, { kind: 'friend' }] });
    expect(troubles).toEqual([]);
  });

  test('[R-END-11] a resigned match, by its card', async () => {
    const { page } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 2));
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText('You resigned').first().waitFor();
    await page.goto('/matches');
    const { path } = await downloadOf(page, () =>
      page.getByRole('button', { name: /^Save .* as a file$/ }).click(),
    );
    expect(JSON.parse(tessera('verify', path, '--json'))).toMatchObject({
      holds: true,
      fairness: 'fair',
      outcome: { winners: [1], reason: 'resign' },
    });
  });
});

describe('opening', () => {
  test('a log of tesseract from the command line continues at its position', async () => {
    const { page, troubles } = await stage.visit();
    const path = simulated('tesseract', 'random');
    await page.goto('/');
    await page.getByLabel('Open from a file').setInputFiles(path);
    const player = await playerOf(page);
    const answers = logIn(path).entries.map(({ move }) => move);
    expect(await storedAnswers(page)).toEqual(answers);
    await player.play(player.legal()[0] as string);
    const saved = await downloadOf(page, () => saveFromMenu(page));
    expect(tessera('verify', saved.path)).toContain('21 plies');
    expect(troubles).toEqual([]);
  });

  test('by keyboard, a match saved here becomes a second match beside the first', async () => {
    const { page, troubles } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    await playLine(page, SHORT_GAME.slice(0, 4));
    const first = page.url();
    const { path } = await downloadOf(page, () => saveFromMenu(page));
    // Listener added early: the browser's event may come before the press resolves.
    const chooser = page.waitForEvent('filechooser', { timeout: 0 });
    await page.goto('/');
    await page.getByLabel('Open from a file').press('Space');
    await (await chooser).setFiles(path);
    await page.getByRole('grid').waitFor();
    expect(page.url()).not.toBe(first);
    await expectMoves(page, SHORT_GAME.slice(0, 4));
    await playByMouse(page, SHORT_GAME[4] as string);
    await expectMoves(page, SHORT_GAME.slice(0, 5));
    await page.goto(first);
    await page.getByRole('grid').waitFor();
    expect(await storedMoves(page)).toEqual(SHORT_GAME.slice(0, 4));
    expect(troubles).toEqual([]);
  });

  test('a file dropped on the page', async () => {
    const { page } = await stage.visit();
    const text = readFileSync(simulated('rift', 'random,random'), 'utf8');
    await page.goto('/');
    await page.getByText('Open from a file').waitFor();
    await page.evaluate(log => {
      const data = new DataTransfer();
      data.items.add(new File([log], 'mine.json'));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await page.getByRole('grid').waitFor();
    await page.getByRole('heading', { name: 'mine' }).waitFor();
  });

  test('a file that is no match or was changed is refused in words, and nothing is stored', async () => {
    const { page, troubles } = await stage.visit();
    const log = readFileSync(simulated('rift', 'random,random'), 'utf8');
    await page.goto('/');
    const refusals = [
      ['{"a":1}', 'odd.json cannot be opened: a: is unknown'],
      [log.replace('"seeded"', '"given"'), 'odd.json cannot be opened: seal.log: does not fit'],
      [
        log.replace('"rift"', '"chess"'),
        'odd.json cannot be opened: This match belongs to a game that is not available',
      ],
    ] as const;
    for (const [text, sentence] of refusals) {
      const file = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel('Open from a file').setInputFiles(file);
      await page.getByRole('alert').getByText(sentence).waitFor();
    }
    expect(await storedIds(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('an unreadable match', () => {
  const BROKEN = '{"version":2,"id":"broken","log":';

  test.each([
    ['desktop', {}],
    ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ])('is listed with its reason on a %s, can be downloaded as it is, and removed', async (size, options) => {
    const { page, troubles } = await stage.visit(options);
    await page.addInitScript(text => {
      if (sessionStorage.seen) return;
      sessionStorage.seen = 'yes';
      localStorage.setItem('tessera.match.broken', text);
    }, BROKEN);
    await page.goto('/');
    const ticket = page
      .getByRole('article')
      .filter({ hasText: 'This match cannot be read: record: is not JSON' });
    await ticket.waitFor();
    if (HAS_ALL || size === 'phone') expect(await axeViolations(page)).toEqual([]);
    expect(await clippedButtons(page)).toEqual([]);
    expect((await overflows(page)).x).toBe(0);
    const { name, path } = await downloadOf(page, () =>
      ticket.getByRole('button', { name: 'Download' }).click(),
    );
    expect(name).toBe('tessera-unreadable-broken.json');
    expect(readFileSync(path, 'utf8')).toBe(BROKEN);
    await ticket.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => page.getByText('This match cannot be read').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('tessera.match.broken'))).toBeNull();
    expect(troubles).toEqual([]);
  });

  test('has a page with its fault and a link home', async () => {
    const { page } = await stage.visit();
    await page.addInitScript(text => localStorage.setItem('tessera.match.broken', text), BROKEN);
    await page.goto('/match/broken');
    await page.getByText('Details: record: is not JSON').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByText('This match cannot be read').waitFor();
  });
});
