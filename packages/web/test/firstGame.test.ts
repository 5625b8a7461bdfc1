import { noChance, parseOptions, seededChance } from '@tessera/engine';
import { formatAction, rift } from '@tessera/games/rift';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { READY } from '../src/games/rift/fixtures.ts';
import { FIRST_GAME } from '../src/games/rift/home/firstGame.ts';
import { placesOf } from '../src/games/rift/places.ts';
import { newcomerMove } from '../src/games/rift/testing/newcomer.ts';
import { crossing, expectMoves, openRift, playLine, storedMoves } from './player.ts';
import { axeViolations, PHONE, stage } from './stage.ts';

const BOT = [
  { kind: 'you', name: '' },
  { kind: 'bot', level: 'gentle', name: '' },
] as const;

/** A newcomer who looks against one who mostly does not: the first such game that is won in a few moves. */
function shortGame(nth = 0): readonly string[] {
  const state = rift.setup(parseOptions(rift.options, { ...FIRST_GAME.options }), 2, noChance);
  const chances = [seededChance(`ada ${nth}`), seededChance(`milo ${nth}`)] as const;
  const line: string[] = [];
  while (state.phase !== 'e' && line.length < 15) {
    const move = newcomerMove(state, chances[state.side], state.side === 0 ? 0 : 60);
    line.push(formatAction(move));
    rift.play(state, state.side, move, noChance);
  }
  return state.winner === 0 && line.length > 6 ? line : shortGame(nth + 1);
}

test('[R-SETUP-7] [R-END-1] the first game is played from its first move to its win', async () => {
  const { page, troubles } = await stage.visit();
  const game = shortGame();
  await openRift(page, [], { options: FIRST_GAME.options });
  const band = page.locator('.tb-prompt');
  expect(await band.innerText()).toContain('move, slide, turn or drop one piece');
  expect(await page.locator('.rt-setup').count()).toBe(0);
  await playLine(page, game);
  await expect.poll(() => band.innerText()).toMatch(/You win|White wins/);
  expect(await page.getByRole('dialog').innerText()).toContain('The Tesseract was captured.');
  expect(troubles).toEqual([]);
}, 90_000);

test('a slide is never taken, and whoever tries is told so (R-PIECE-5)', async () => {
  const { page } = await stage.visit();
  await openRift(page, [], { options: FIRST_GAME.options });
  const [slide] = placesOf(READY).filter(({ letter, colour }) => letter === 'H' && colour === 1);
  const [tesseract] = placesOf(READY).filter(({ letter, colour }) => letter === 'T' && colour === 0);
  await crossing(page, tesseract?.at ?? 0).click();
  await crossing(page, slide?.at ?? 0).click();
  await page.getByText('Slides are never taken').waitFor();
  expect(await page.getByRole('link', { name: /R-PIECE-5/ }).count()).toBe(1);
});

describe('[R-SETUP-2] set-up', () => {
  /** Everything of mine stands, and play has begun. */
  const finished = async (page: Page): Promise<readonly string[]> => {
    await expect.poll(async () => (await storedMoves(page)).length, { timeout: 30_000 }).toBe(14);
    return storedMoves(page);
  };
  const help = (page: Page, name: string) => page.getByRole('button', { name });

  test('one press of the pointer lays out all of mine, and undo takes back one piece and stays', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, [], { seats: BOT });
    await help(page, 'Standard layout').click();
    const moves = await finished(page);
    const mine = placesOf(READY).filter(({ colour }) => colour === 0);
    const usual = moves.filter((_, i) => i % 2 === 0);
    expect(usual).toHaveLength(mine.length);
    await page.locator('.rt-setup').waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await expect.poll(async () => (await storedMoves(page)).length).toBe(12);
    // Who takes something back places the rest by hand, until help is asked for again.
    expect(await help(page, 'Place the rest for me').getAttribute('aria-pressed')).toBe('false');
    expect(await help(page, 'Standard layout').count()).toBe(0);
    expect((await storedMoves(page)).length).toBe(12);
    await page.keyboard.press('p');
    await finished(page);
    expect(troubles).toEqual([]);
  }, 90_000);

  test('two people at one screen are each helped with their own part alone', async () => {
    const { page } = await stage.visit();
    await openRift(page, ['T@h2', 'T@h14'], {});
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('p');
    await expect.poll(async () => (await storedMoves(page)).length).toBe(3);
    await expect.poll(() => help(page, 'Place the rest for me').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('p');
    await finished(page);
  }, 90_000);

  test('by finger on a phone', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await openRift(page, [], { seats: BOT });
    await help(page, 'Place the rest for me').tap();
    await finished(page);
    expect(await axeViolations(page)).toEqual([]);
  }, 90_000);

  test('[R-CAP-1] the place pointed at shows who could jump it over which line, and its own open lines', async () => {
    const { page } = await stage.visit();
    await openRift(page, ['S@a2', 'S@a14', 'P@c2', 'P@h13']);
    await page.locator('.rt-setup').waitFor();
    const risky = page.locator('[aria-label*="could be jumped there"]');
    await expect.poll(() => risky.count()).toBeGreaterThan(0);
    const safe = page.locator('[aria-label*="put it here"]:not([aria-label*="could be jumped"])');
    const lines = (name: string) => page.locator(`.rift-board ${name}`).getAttribute('d');
    await risky.first().hover();
    await expect.poll(() => lines('.foe.way')).toMatch(/^M/);
    expect(await page.locator('.tb-threat').innerText()).toMatch(/could jump it/);
    await safe.first().hover();
    await expect.poll(() => lines('.foe.way')).toBe('');
    expect(await lines('.leg-two')).toMatch(/^M/);
    expect(await page.locator('.tb-threat').count()).toBe(0);
    await expectMoves(page, ['S@a2', 'S@a14', 'P@c2', 'P@h13']);
  });
});
