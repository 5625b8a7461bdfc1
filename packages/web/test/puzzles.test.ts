/** Puzzles at the tables of all games: solved by their controls, refuted on the board, remembered by the browser. */
import { gameOf, PUZZLES, type Puzzle, rootOf } from '@tessera/bots/puzzles';
import { type Seat, scriptedChance } from '@tessera/engine';
import type { LoopState } from '@tessera/games/loop';
import { FLEET, geometryOf, type QuantumState } from '@tessera/games/quantum';
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { situationOf as loopSituation } from '../src/games/loop/fixtures.ts';
import { situationOf as quantumSituation } from '../src/games/quantum/fixtures.ts';
import { offerOf } from '../src/games/tesseract/answers.ts';
import { situationOf as tesseractSituation } from '../src/games/tesseract/fixtures.ts';
import { mannerOf } from '../src/games/tesseract/hand.ts';
import { axeViolations } from './axe.ts';
import { give as giveLoop } from './loopPlayer.ts';
import { playByKeyboard, playByMouse } from './player.ts';
import { give as giveQuantum } from './quantumPlayer.ts';
import { overflows, settle, stage } from './stage.ts';
import { give as giveTesseract } from './tesseractGive.ts';

const SOLVED = {
  rift: 'rift-capture-36aa951e',
  tesseract: 'tesseract-contain-11475654',
  quantum: 'quantum-win-4dcc9b95',
  loop: 'loop-archive-4f4339f5',
} as const;
type Game = keyof typeof SOLVED;

const puzzleOf = (game: Game): Puzzle => PUZZLES.find(({ id }) => id === SOLVED[game]) as Puzzle;

type Give = (page: Page, state: unknown, answer: string, next: string | undefined) => Promise<void>;

/** Gives an answer by the controls of a table. */
const GIVE: Readonly<Record<Game, Give>> = {
  rift: (page, _, answer) => playByMouse(page, answer),
  quantum(page, state, answer) {
    const situation = quantumSituation(state as QuantumState);
    return giveQuantum(page, situation, wanted(situation.offers, answer));
  },
  loop(page, state, answer) {
    const situation = loopSituation(state as LoopState);
    return giveLoop(page, situation, wanted(situation.offers, answer));
  },
  tesseract(page, given, answer, next) {
    const state = given as TesseractState;
    const { legal, lasting } = tesseractSituation(state);
    const offer = offerOf(tesseract.view(state, 0), legal);
    const goer = next?.startsWith('pick ') ? next.slice('pick '.length) : undefined;
    const manner = mannerOf(lasting, false, false);
    return giveTesseract({ page, offer, said: wanted(offer.all, answer), state, how: 'mouse', manner, goer });
  },
};

/** Tabs to the board where something else has the focus, and walks by arrow keys to a square. */
async function walkTo(page: Page, square: number, stepFrom: (here: number) => string): Promise<void> {
  const focused = (): Promise<number> =>
    page.evaluate(() => {
      const place = document.activeElement?.closest<HTMLElement>('[data-square]');
      return Number(place?.dataset.square ?? Number.NaN);
    });
  for (let presses = 0; ; presses++) {
    const here = await focused();
    if (here === square) return;
    if (presses > 60) throw new Error(`the keyboard does not reach square ${square}`);
    await page.keyboard.press(Number.isNaN(here) ? 'Tab' : stepFrom(here));
  }
}

/** Gives an answer by keyboard alone. */
const KEYED: Readonly<Record<Exclude<Game, 'rift'>, Give>> = {
  async quantum(page, state, answer) {
    const { offers, view } = quantumSituation(state as QuantumState);
    const { verb, die = 0, square = -1 } = wanted(offers, answer);
    if (verb === 'construct') return page.keyboard.press('c');
    const { xs, ys } = geometryOf(view.map);
    await page.keyboard.press(String((die % FLEET) + 1));
    await page.locator('.qb-ship.is-selected').waitFor();
    await walkTo(page, square, here => {
      const [dx, dy] = [(xs[square] ?? 0) - (xs[here] ?? 0), (ys[square] ?? 0) - (ys[here] ?? 0)];
      return dx !== 0 ? `Arrow${dx > 0 ? 'Right' : 'Left'}` : `Arrow${dy > 0 ? 'Down' : 'Up'}`;
    });
    await page.keyboard.press('Enter');
  },
  async loop(page, state, answer) {
    const situation = loopSituation(state as LoopState);
    const offered = wanted(situation.offers, answer);
    if (offered.thing?.kind !== 'era') return giveLoop(page, situation, offered);
    await walkTo(page, offered.thing.era, () => 'ArrowRight');
    await page.keyboard.press('Enter');
  },
  tesseract(page, given, answer, next) {
    const state = given as TesseractState;
    const { legal, lasting } = tesseractSituation(state);
    const offer = offerOf(tesseract.view(state, 0), legal);
    const goer = next?.startsWith('pick ') ? next.slice('pick '.length) : undefined;
    const manner = mannerOf(lasting, false, false);
    return giveTesseract({
      page,
      offer,
      said: wanted(offer.all, answer),
      state,
      how: 'keyboard',
      manner,
      goer,
    });
  },
};

function wanted<T extends { readonly text: string }>(offers: readonly T[], answer: string): T {
  const found = offers.find(({ text }) => text === answer);
  if (!found) throw new Error(`${answer} is not offered`);
  return found;
}

const panel = (page: Page, phase: string, line: number) =>
  page.locator(`.puzzle-panel[data-phase="${phase}"][data-line="${line}"]`);

/** Plays the main line by the controls; others reply by themselves. */
async function solve(page: Page, game: Game, give: Give = GIVE[game]): Promise<void> {
  const puzzle = puzzleOf(game);
  const rules = gameOf(puzzle);
  const { solution, draws, seat: solver } = puzzle;
  let state = rootOf(puzzle);
  let isSecond = false;
  for (const [i, answer] of solution.entries()) {
    const seat = rules.decider(state) as Seat;
    const next = solution[i + 1];
    if ((rules.isTogether || seat === solver) && !isSecond) {
      await panel(page, 'ask', i).waitFor();
      // A key between two presses at one place separates them, against double clicks.
      await page.keyboard.press('Shift');
      await give(page, state, answer, next);
    }
    // A set of tesseract and the cube that goes are one motion.
    isSecond = answer.startsWith('contain') && next?.startsWith('pick') === true;
    if (i < solution.length - 1)
      state = rules.apply(
        state,
        seat,
        rules.notation.parseMove(state, answer),
        scriptedChance(draws[i] ?? []),
      ).state;
  }
  await panel(page, 'solved', solution.length).waitFor();
}

async function open(game: Game) {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  await page.goto(`/puzzles/${game}/${SOLVED[game]}`);
  await panel(page, 'ask', 0).waitFor();
  return { page, troubles };
}

test.each(['tesseract', 'quantum', 'loop'] as const)('%s: a puzzle is solved at the table', async game => {
  const { page, troubles } = await open(game);
  // A puzzle waits for no number that only a match works out.
  expect(await page.getByText('working out').count()).toBe(0);
  await solve(page, game);
  const aside = page.getByRole('complementary', { name: 'Puzzle' });
  await aside.locator('.puzzle-line li p').first().waitFor();
  await aside.getByText('on the first try').waitFor();
  await aside.getByText(/Rating \d+ \(\+\d+\)/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

test.each(['tesseract', 'quantum', 'loop'] as const)(
  '%s: a puzzle is solved by keyboard alone',
  async game => {
    const { page, troubles } = await open(game);
    await page.evaluate(() => {
      const fail = () => console.error('a pointer was used');
      addEventListener('pointerdown', fail, true);
    });
    await solve(page, game, KEYED[game]);
    const next = page
      .getByRole('complementary', { name: 'Puzzle' })
      .getByRole('link', { name: /^Next puzzle/ });
    await expect.poll(() => next.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await panel(page, 'ask', 0).waitFor();
    expect(new URL(page.url()).pathname).not.toContain(SOLVED[game]);
    expect(troubles).toEqual([]);
  },
);

test('rift: a puzzle is missed and solved by keyboard alone', async () => {
  const { page, troubles } = await open('rift');
  await playByKeyboard(page, 'Ta1-a2', '');
  await page.getByText('The goal is out of reach then.').first().waitFor();
  await panel(page, 'ask', 0).waitFor();
  const { solution } = puzzleOf('rift');
  for (const [i, answer] of solution.entries())
    if (i % 2 === 0) {
      await panel(page, 'ask', i).waitFor();
      await playByKeyboard(page, answer, 'SPRCHG');
    }
  await page.getByText('What happens on').waitFor();
  await page.keyboard.press('Enter'); // the first of two ways
  await panel(page, 'solved', solution.length).waitFor();
  // The way on is one key away.
  const aside = page.getByRole('complementary', { name: 'Puzzle' });
  const next = aside.getByRole('link', { name: /^Next puzzle/ });
  await expect.poll(() => next.evaluate(one => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await panel(page, 'ask', 0).waitFor();
  expect(new URL(page.url()).pathname).not.toContain(SOLVED.rift);
  expect(troubles).toEqual([]);
});

test('rift: a wrong answer is refuted and taken back, a hint leaves one piece, the result is remembered', async () => {
  const { page, troubles } = await open('rift');
  const aside = page.getByRole('complementary', { name: 'Puzzle' });
  expect(await axeViolations(page)).toEqual([]);
  // The list of pieces does not give the capture away; a turned phone says the task without a press.
  const frames = await page.locator('.rt-mover').evaluateAll(all =>
    all.slice(0, 2).map((one, i) => {
      one.classList.toggle('is-taking', i === 0);
      return getComputedStyle(one).borderTopColor;
    }),
  );
  expect(frames[0]).toBe(frames[1]);
  await page.setViewportSize({ width: 844, height: 390 });
  await aside.getByRole('button', { name: 'It must work whatever the reply.' }).waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
  await playByMouse(page, 'Ta1-a2');
  await aside.getByRole('status').getByText('Wrong:').waitFor();
  await page.getByText('The goal is out of reach then.').first().waitFor();
  await panel(page, 'ask', 0).waitFor();
  await expect.poll(() => aside.locator('.tb-tries li').count()).toBe(1);
  await page.keyboard.press('h');
  await page.locator('[data-hinted]').waitFor();
  await solve(page, 'rift');
  await aside.getByText('1 wrong try, with a hint').waitFor();
  await aside.locator('.puzzle-line li').nth(2).waitFor();
  await aside.getByText('Why nothing else works').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // Rating and history survive a reload; the solution is behind no address.
  await aside.getByRole('link', { name: 'All puzzles' }).click();
  await page.reload();
  const entry = page.locator('.puzzles-history li');
  await entry.getByText('Take the Tesseract in 2 moves').waitFor();
  expect(await entry.innerText()).toMatch(/Solved[\s\S]*1 wrong try, with a hint[\s\S]*−\d+/);
  await page.locator('.puzzle-game[data-game="rift"]').getByText('1 of 62 solved').waitFor();
  expect(await page.locator('.puzzle-streak b').innerText()).toBe('1');
  expect(await axeViolations(page)).toEqual([]);
  expect((await overflows(page)).x).toBe(0);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => (await page.locator('.puzzle-today .button').boundingBox())?.y)
    .toBeLessThan(340);

  // The set of a game, by theme.
  await page.goto('/puzzles/rift');
  await page.locator('.puzzle-filters select').selectOption('quiet');
  await expect.poll(() => page.locator('.puzzle-grid li').count()).toBe(17);
  expect(await axeViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
