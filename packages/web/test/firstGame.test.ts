import { riftBots } from '@tessera/bots/rift';
import { digest, Match, parseOptions, seededChance } from '@tessera/engine';
import { type Action, rift } from '@tessera/games/rift';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { READY } from '../src/games/rift/fixtures.ts';
import { FIRST_GAME } from '../src/games/rift/home/firstGame.ts';
import { placesOf } from '../src/games/rift/places.ts';
import { newcomerMove } from '../src/games/rift/testing/newcomer.ts';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { crossing, expectMoves, openRift, playByMouse, storedMoves } from './player.ts';
import { PHONE, pinSeed, stage } from './stage.ts';

const BOT = [
  { kind: 'you', name: '' },
  { kind: 'bot', level: 'gentle', name: '' },
] as const;

/** Limits of the game's length in plies. */
const [FEWEST, MOST] = [11, 21];

/**
 * The first seed, of equal bytes, with which a newcomer who follows the marks of the table beats the gentle
 * bot soon.
 */
async function wonGame(byte = 0): Promise<{ readonly byte: number; readonly line: readonly string[] }> {
  const seed = byte.toString(16).padStart(2, '0').repeat(16);
  const options = parseOptions(rift.options, { ...FIRST_GAME.options });
  const match = new Match(rift, { options, seats: 2, seed });
  const bot = riftBots.bot(FIRST_GAME.level);
  const newcomer = seededChance(`newcomer ${byte}`);
  while (match.decider !== undefined && match.length < MOST) {
    const { state, length } = match;
    const chance = seededChance(digest([seed, 1, length])); // as the rules worker gives it to a bot
    const request = { view: rift.view(state, 1), seat: 1, chance, limits: {} };
    const isMine = match.decider === 0;
    match.submit(
      match.decider,
      isMine ? newcomerMove(state, newcomer) : ((await bot.think(request)).move as Action),
    );
  }
  if (match.state.winner !== 0 || match.length < FEWEST) return wonGame(byte + 1);
  return { byte, line: match.entries.map(({ move }) => move) };
}

/** The fanfare in hertz: a chord that rises, each note with its octave. No other sound has these tones in a row. */
const FANFARE = [523, 659, 784, 1047, 659].flatMap(pitch => [pitch, 2 * pitch]);
/** The chime that calls a player. */
const CALL = [659, 880].flatMap(pitch => [pitch, 2 * pitch]);

/** Writes down the pitch of every tone of a page in place of playing it. */
function hearTones(): void {
  const ramp = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const oscillator = () => {
    let pitch = 0;
    const setValueAtTime = (hertz: number): void => {
      pitch = hertz;
    };
    const frequency = { ...ramp, setValueAtTime };
    const start = (): void => {
      const { dataset } = document.documentElement;
      dataset.tones = `${dataset.tones ?? ''} ${pitch}`.trim();
    };
    return { frequency, connect: (to: unknown) => to, start, stop() {} };
  };
  class Audio {
    readonly currentTime = 0;
    readonly state = 'running';
    createGain = () => ({ gain: ramp, connect: (to: unknown) => to });
    createOscillator = oscillator;
  }
  window.AudioContext = Audio as unknown as typeof AudioContext;
}

test('[R-SETUP-7] [R-END-1] from home to a win against the gentle bot, started by one click', async () => {
  const { page, troubles } = await stage.visit();
  const { byte, line } = await wonGame();
  await pinSeed(page, byte);
  await page.addInitScript(hearTones);
  const tones = async (): Promise<readonly number[]> => {
    const heard = await page.locator('html').getAttribute('data-tones');
    return heard ? heard.split(' ').map(Number) : [];
  };
  await page.goto('/');
  await page.locator('.ticket[data-game="rift"]').getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('grid').waitFor();
  const band = page.locator('.tb-prompt');
  expect(await band.innerText()).toContain('move, slide, turn or drop one piece');
  expect(await page.locator('.rt-setup').count()).toBe(0);
  for (let i = 0; i < line.length; i += 2) {
    await page.locator(`.table-root[data-seq="${i}"] .tb-prompt.is-act`).waitFor();
    await playByMouse(page, line[i] as string);
    await expectMoves(page, line.slice(0, i + 2));
    if (i !== 2) continue;
    // The bot's move is shown as well: its sound would come in between.
    await page.locator(`.table-root[data-seq="${i + 2}"] .tb-prompt.is-act`).waitFor();
    // Sounds are offered after the first moves; until then there is none.
    expect(await tones()).toEqual([]);
    await page.getByRole('complementary', { name: 'Sound?' }).getByRole('button', { name: 'On' }).click();
    await expect.poll(tones).toEqual(CALL);
    expect(await page.getByRole('complementary', { name: 'Sound?' }).count()).toBe(0);
  }
  await expect.poll(() => band.innerText()).toContain('You win');
  await expect.poll(async () => (await tones()).slice(-FANFARE.length)).toEqual(FANFARE);
  expect(await page.evaluate(() => localStorage['tessera.sound'])).toBe('0');
  const end = await openEnding(page);
  await expect.poll(() => end.innerText()).toContain('You captured the other Tesseract.');
  expect(troubles).toEqual([]);
});

test('capturing a slide is refused with its clause (R-PIECE-5)', async () => {
  const { page } = await stage.visit();
  await openRift(page, [], { options: FIRST_GAME.options });
  const [slide] = placesOf(READY).filter(({ letter, colour }) => letter === 'H' && colour === 1);
  const [tesseract] = placesOf(READY).filter(({ letter, colour }) => letter === 'T' && colour === 0);
  await crossing(page, tesseract?.at ?? 0).click();
  await crossing(page, slide?.at ?? 0).click();
  await page.getByText('Slides are never taken').waitFor();
  expect(await page.getByRole('link', { name: /R-PIECE-5/ }).count()).toBe(1);
});

describe('[R-SETUP-2] automatic set-up', () => {
  /** Moves after set-up is finished. */
  const finished = async (page: Page): Promise<readonly string[]> => {
    await expect.poll(async () => (await storedMoves(page)).length).toBe(14);
    return storedMoves(page);
  };
  const help = (page: Page, name: string) => page.getByRole('button', { name });

  test('by pointer places all of one’s pieces, and undo takes back one and stops it', async () => {
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
    // After an undo placement is manual until it is requested again.
    expect(await help(page, 'Place the rest for me').getAttribute('aria-pressed')).toBe('false');
    expect(await help(page, 'Standard layout').count()).toBe(0);
    expect((await storedMoves(page)).length).toBe(12);
    await page.keyboard.press('p');
    await finished(page);
    expect(troubles).toEqual([]);
  });

  test('at a shared screen places the own pieces of each player only', async () => {
    const { page } = await stage.visit();
    await openRift(page, ['T@h2', 'T@h14'], {});
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('p');
    await expect.poll(async () => (await storedMoves(page)).length).toBe(3);
    await expect.poll(() => help(page, 'Place the rest for me').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('p');
    await finished(page);
  });

  test('by touch on a phone', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await openRift(page, [], { seats: BOT });
    await help(page, 'Place the rest for me').tap();
    await finished(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('[R-CAP-1] a hovered place shows the captures with their lines, and its own ways', async () => {
    const { page } = await stage.visit();
    await openRift(page, ['S@a2', 'S@a14', 'P@c2', 'P@h13']);
    await page.locator('.rt-setup').waitFor();
    const risky = page.locator('[aria-label*="could be taken there"]');
    await expect.poll(() => risky.count()).toBeGreaterThan(0);
    const safe = page.locator('[aria-label*="put it here"]:not([aria-label*="could be jumped"])');
    const lines = (name: string) => page.locator(`.rift-board ${name}`).getAttribute('d');
    await risky.first().hover();
    await expect.poll(() => lines('.foe.way')).toMatch(/^M/);
    expect(await page.locator('.tb-threat').innerText()).toMatch(/could take it/);
    await safe.first().hover();
    await expect.poll(() => lines('.foe.way')).toBe('');
    expect(await lines('.leg-two')).toMatch(/^M/);
    expect(await page.locator('.tb-threat').count()).toBe(0);
    await expectMoves(page, ['S@a2', 'S@a14', 'P@c2', 'P@h13']);
  });
});
