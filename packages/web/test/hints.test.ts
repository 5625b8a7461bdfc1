/** Hints: a sentence with its reason, a button that plays it, and their storage. */
import type { Reason } from '@tessera/bots';
import { whyOf } from '@tessera/games/rift';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';
import { oldRecord } from '../src/match/testing/oldRecord.ts';
import { loadText } from '../src/text/index.ts';
import { axeViolations } from './axe.ts';
import { ADA, MILO } from './people.ts';
import { expectMoves, playByMouse, storedMoves } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { dress } from './sizes.ts';
import { PHONE, stage, TABLET, thinkBriefly } from './stage.ts';
import { expectCount, storedMatch } from './storedMatch.ts';
import { setupOf } from './tesseractPlayer.ts';

const BOT: SeatHolder = { kind: 'bot', level: 'greedy', name: 'Kai' };

/** White's Cylinder can capture the other one, which threatens it; nothing else can be captured. */
const DUEL = 'r6t7/15/15/15/15/15/15/15/15/4c10/4C10/15/15/15/R6T7 w - p 0 10';
const duel = (other: SeatHolder): MatchSetup => ({
  ...setupOf([ADA, other]),
  game: 'rift',
  options: { firstPlayer: 'w' },
  position: DUEL,
});

/** One cube is missing, and the lab can contain it. */
const LAST_CUBE = {
  tesseract: Array<string>(16).fill('y1Y1'),
  board: ['Y', 'O', 'P', 'B']
    .flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => `${colour}${value}`))
    .filter(kind => kind !== 'P4')
    .join(''),
  labs: ['P3P4P5', ''],
};

/** Five revealed cards of containment. */
const CARDS = [1, 2, 3, 4, 5, 6].map(number => `C-0${number} ${number === 1 ? 'used' : 'revealed'}`);

/** Six breaches, a pair that invites the seventh, and two actions. */
const PAIR = {
  tesseract: Array<string>(16).fill('y1o2p3Y1'),
  primed: 'Y3O3',
  breach: 6,
  actions: 2,
  labs: ['B1', ''],
};

/** Stores a match in the browser and opens it. */
async function open(page: Page, setup: MatchSetup, settings: object = {}): Promise<void> {
  const items = {
    [`tessera.match.${setup.id}`]: JSON.stringify(oldRecord(setup)),
    'tessera.settings': JSON.stringify(settings),
  };
  await page.addInitScript(all => {
    for (const [key, json] of Object.entries(all)) localStorage[key] ??= json;
  }, items);
  await page.goto(`/match/${setup.id}`);
  await page.locator('.table-root').waitFor();
}

const hint = (page: Page) => page.locator('.tb-hint');

/** Requests a hint, and waits until the bot has finished. */
async function ask(page: Page): Promise<string> {
  const samples = async () => (await storedMatch(page))?.notes.chances.length ?? 0;
  const before = await samples();
  await page.keyboard.press('h');
  await expect.poll(samples).toBe(before + 1);
  await page.locator('.tb-hint:not(.is-stale) .is-deed').waitFor();
  return (await hint(page).innerText()).replaceAll(/\s+/g, ' ');
}

describe('a hint in rift', () => {
  test('shows answer, reason and win probability, marks it, and plays it', async () => {
    const { page, troubles } = await stage.visit();
    await open(page, duel(MILO));
    await page.evaluate(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        const words = document.querySelector('.tb-hint b')?.textContent ?? '';
        if (words.startsWith('Hint:')) seen.add(words);
        document.documentElement.dataset.hints = `${seen.size}`;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const said = await ask(page);
    // One hint, however many answers were the best for a while.
    expect(await page.locator('html').getAttribute('data-hints')).toBe('1');
    expect(said).toContain('Hint: the Cylinder on e5 takes the Cylinder on e6');
    expect(said).toContain('It takes the Cylinder on e6 for free.');
    expect(said).toMatch(/Win chance (\d+%|nearly won)/);
    expect(await page.locator('.advice').count()).toBe(1);
    await hint(page).getByRole('button', { name: 'Show me' }).click();
    expect(await storedMoves(page)).toEqual([]);
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expectMoves(page, ['Ce5-e7xe6']);
    await hint(page).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('is dimmed after another answer, and says so, in both themes', async () => {
    const { page } = await stage.visit();
    const expectLegible = async (): Promise<void> => {
      for (const theme of ['dark', 'light'] as const) {
        await dress(page, theme);
        expect(await axeViolations(page)).toEqual([]);
      }
    };
    await thinkBriefly(page);
    await open(page, duel(MILO), { theme: 'system' });
    await ask(page);
    await playByMouse(page, 'Th1-h2');
    await expectMoves(page, ['Th1-h2']);
    await page.locator('.tb-hint.is-stale').waitFor();
    expect(await hint(page).innerText()).toContain('This was for an earlier position.');
    expect(await hint(page).innerText()).toContain('It takes the Cylinder on e6 for free.');
    expect(await hint(page).getByRole('button', { name: 'Do it' }).count()).toBe(0);
    expect(await page.locator('.advice').count()).toBe(0);
    await expectLegible();
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });
    await ask(page);
    await expectLegible();
    await playByMouse(page, 'Th15-h14');
    await hint(page).getByRole('button', { name: 'New hint' }).click();
    await page.locator('.tb-hint:not(.is-stale)').getByRole('button', { name: 'Do it' }).waitFor();
  });

  test('leaves the board visible on a phone', async () => {
    const { page } = await stage.visit({ viewport: PHONE });
    await thinkBriefly(page);
    await open(page, duel(MILO));
    await page.getByRole('button', { name: 'Hint' }).click();
    await hint(page).getByRole('button', { name: 'Do it' }).waitFor();
    const [line, board] = [await hint(page).boundingBox(), await page.getByRole('grid').boundingBox()];
    expect(line && board && line.y >= board.y + board.height).toBe(true);
  });

  test('leaves space for the list of pieces in one column, and closes with Esc', async () => {
    const { page } = await stage.visit({ viewport: TABLET });
    await thinkBriefly(page);
    await open(page, duel(MILO));
    await ask(page);
    const [list, mover] = await Promise.all(
      [page.locator('.tb-scroll'), page.locator('.rt-mover').first()].map(part => part.boundingBox()),
    );
    expect(mover && list && mover.y + mover.height <= list.y + list.height).toBe(true);
    await page.keyboard.press('Escape');
    await hint(page).waitFor({ state: 'detached' });
  });
});

test('requested during an animation comes when that has landed', async () => {
  const { page } = await stage.visit();
  await thinkBriefly(page);
  await open(page, duel(MILO), { motion: 'full', animation: 'slow' });
  await page.keyboard.press('h');
  await hint(page).getByRole('button', { name: 'Do it' }).click();
  await expectMoves(page, ['Ce5-e7xe6']);
  await page.keyboard.press('h');
  await page.locator('.tb-hint:not(.is-stale)').getByRole('button', { name: 'Do it' }).waitFor();
  expect(await page.getByText('No hint now.').count()).toBe(0);
});

describe('stored with a match', () => {
  test('are the win probabilities: older ones dimmed, and a press shows their board', async () => {
    const { page } = await stage.visit();
    await thinkBriefly(page);
    await open(page, duel(MILO));
    await ask(page);
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expectMoves(page, ['Ce5-e7xe6']);
    await page.locator('.tb-chance .is-stale').waitFor();
    await ask(page);
    await page.locator('.tb-chance > div:not(.is-stale)').waitFor();
    await page.reload();
    const graph = page.getByRole('button', { name: /win chance over time/i });
    await graph.click({ position: { x: 2, y: 20 } });
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toMatch(/Looking back.*\b0 of 1\b/i);
  });

  test('are the reasons of a bot, in the reader’s language', async () => {
    const { page } = await stage.visit();
    await thinkBriefly(page);
    await open(page, duel(BOT), { language: 'fr' });
    const said = await ask(page);
    expect(said).toContain('Ce coup prend gratuitement le cylindre en e6.');
    await hint(page).getByRole('button', { name: 'Jouer' }).click();
    await expect.poll(() => storedMoves(page).then(moves => moves.length)).toBe(2);
    const reasons = (await storedMatch(page))?.notes.reasons ?? [];
    expect(reasons).toMatchObject([{ count: 1 }]);
    const reason = reasons[0]?.reason as Reason;
    await page.reload();
    const words = whyOf(RIFT_TEXT.fr, reason.key, reason.params);
    await page.getByText(words).waitFor();
  });
});

test('a hint in quantum has a sentence, a reason and marks; later it is dimmed', async () => {
  const { page, troubles } = await stage.visit();
  const { chance } = (await loadText('en')).table.hints;
  const given = {
    seats: [{ ships: '3@4,3 5@3,4 2@8,8', cubesLeft: 2 }, { ships: '6@5,3 4@7,8' }],
    cubes: { '1,1': 'a', '7,7': 'b' },
  };
  await open(page, quantum.setupOf([ADA, MILO], { given, seed: 'hinted' }), { coaching: false });
  const said = await ask(page);
  expect(said).toMatch(/^Hint: construct on planet 8 at \(4,4\) This puts a cube on planet 8/);
  // The best answer loses nothing: the chance is that of the position.
  expect(said).toMatch(new RegExp(`${chance} (\\d+%|nearly won)(?! →)`));
  expect(said).not.toMatch(/\ba1\b|[{}]/);
  await hint(page).getByRole('button', { name: 'Show me' }).click();
  await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('Chosen');
  expect(await storedMoves(page)).toEqual([]);
  await hint(page).getByRole('button', { name: 'Do it' }).dblclick();
  await expectCount(page, 1);
  // A move is stored before it is shown.
  await hint(page).waitFor({ state: 'detached' });
  await page.locator('.tb-prompt:not(.is-wait)').waitFor();
  // Another answer is played after the next hint, which is then stale.
  await thinkBriefly(page);
  await ask(page);
  await page.keyboard.press('r');
  await page.locator('.tb-hint.is-stale').waitFor();
  expect(await hint(page).getByRole('button', { name: 'Do it' }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await page.locator('.table-root').waitFor();
  const kept = (await storedMatch(page))?.notes.chances;
  expect(kept?.map(({ count }) => count)).toEqual([0, 1]);
  // The last cube wins: that is told, with the chance.
  const last = {
    ...given,
    seats: given.seats.map((seat, i) => (i === 0 ? { ...seat, cubesLeft: 1 } : seat)),
  };
  await open(page, quantum.setupOf([ADA, MILO], { given: last, seed: 'hinted', id: 'lastCube' }));
  expect(await ask(page)).toMatch(new RegExp(`${chance} (.+ → )?won`));
  expect(troubles).toEqual([]);
});

describe('a hint in tesseract', () => {
  test('contains the last cube, and says that this wins', async () => {
    const { page, troubles } = await stage.visit();
    await open(page, setupOf([ADA, MILO], { position: LAST_CUBE }));
    await page.keyboard.press('h');
    await expect.poll(() => hint(page).innerText()).toContain('The last cube is contained: the game is won.');
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expectMoves(page, ['contain P3 P4 P5']);
    expect(troubles).toEqual([]);
  });

  test('is whole below five revealed cards in a low window', async () => {
    const { page } = await stage.visit({ viewport: { width: 1366, height: 768 } });
    await open(page, setupOf([ADA, MILO], { position: { ...PAIR, containment: CARDS } }));
    await ask(page);
    const [whole, column] = [await hint(page).boundingBox(), await page.locator('.is-right').boundingBox()];
    const below = (box: typeof whole): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(below(whole)).toBeLessThanOrEqual(below(column) + 1);
    await hint(page).getByRole('button', { name: 'Do it' }).click();
    await expectCount(page, 1);
  });

  test('shows the change of the breach probability', async () => {
    const { page } = await stage.visit();
    await open(page, setupOf([ADA, MILO], { position: PAIR }));
    const said = await ask(page);
    expect(said).toMatch(/Next: breach \d+% → 0%/);
    expect(said).toMatch(/Breach risk at the next priming: 0% \(was 17%\)\./);
    expect(said).toContain('Adjust primed ');
    await hint(page).getByRole('button', { name: 'Show me' }).click();
    expect(await storedMoves(page)).toEqual([]);
    await hint(page).getByRole('button', { name: 'Do it' }).dblclick();
    await expectCount(page, 1);
    await page.reload();
    await page.locator('.table-root').waitFor();
    expect(await storedMoves(page)).toHaveLength(1);
  });
});
