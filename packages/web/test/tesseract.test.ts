import type { AnyGame } from '@tessera/engine';
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import { ADA, MILO } from './people.ts';
import { HAS_ALL, SIZES } from './sizes.ts';
import { pinSeed, settle, stage } from './stage.ts';
import { expectAnswers, matchOf, storedAnswers } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import { legalOf, openMatch, type Player, playerOf, setupOf } from './tesseractPlayer.ts';

/** Careless play: removes cubes and ends every phase; lost in some thirty answers. */
const carelessly = ({ legal }: Pick<Player, 'legal'>): string =>
  legal().find(text => text.startsWith('remove')) ?? legal().find(text => text === 'end') ?? legal()[0] ?? '';

/** Starts a solo match by the menu: both labs are yours. */
async function startAlone(page: Page): Promise<Player> {
  await page.goto('/new/tesseract');
  await page.getByRole('button', { name: 'Remove lab B' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  return playerOf(page);
}

/** A game of careless play, a few answers before its loss. */
function openLosing(page: Page): Promise<Player> {
  const setup = setupOf([ADA], { id: 'losing', seed: 'losing' });
  const match = matchOf(tesseract as unknown as AnyGame, setup);
  const answers: string[] = [];
  while (match.decider !== undefined) {
    const answer = carelessly({ legal: () => legalOf(match.state as TesseractState) });
    match.answer(match.decider, answer);
    answers.push(answer);
  }
  return openMatch(page, setup, answers.slice(0, -4));
}

/** The won game after some answers. */
const openWon = (page: Page, count: number): Promise<Player> =>
  openMatch(
    page,
    setupOf([ADA], { ...WON_GAME.match, id: `after-${count}` }),
    WON_GAME.answers.slice(0, count),
  );

/** Parts of the won game: the labs are set up, and a first turn; a card and every other kind of answer; the end. */
const OPENING = [0, 6] as const;
const MIDDLE = [73, 80] as const;
const LATE = [157, WON_GAME.answers.length] as const;
const END = [174, WON_GAME.answers.length] as const;
const WHOLE = [0, WON_GAME.answers.length] as const;

/** Plays parts of the won game, each in a match of its own. */
async function playParts(
  page: Page,
  parts: readonly (readonly [from: number, to: number])[],
  how: 'mouse' | 'keyboard',
): Promise<TesseractState | undefined> {
  let player: Player | undefined;
  for (const [from, to] of parts) {
    player = await openWon(page, from);
    await player.playAll(WON_GAME.answers.slice(from, to), how);
  }
  return player?.state();
}

test('every kind of answer is in the parts that are played by mouse', () => {
  const verbs = (answers: readonly string[]): string[] =>
    [...new Set(answers.map(answer => answer.split(' ')[0] ?? ''))].toSorted();
  expect(verbs([MIDDLE, LATE].flatMap(part => WON_GAME.answers.slice(...part)))).toEqual(
    verbs(WON_GAME.answers),
  );
});

/** Two people, a few cubes in their labs, nothing dangerous, and one lowest cube. */
const PAIR = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};

const undoOf = (page: Page) => page.getByRole('button', { name: /^undo/i });

describe('a whole game', () => {
  test('[T-END-4] by mouse from the menu to a loss, with its reason and its clause', async () => {
    const { page, troubles } = await stage.visit();
    await pinSeed(page, 3);
    let player = await startAlone(page);
    for (let answers = 0; answers < (HAS_ALL ? 200 : 5) && !player.isOver(); answers++)
      await player.play(carelessly(player));
    if (!player.isOver()) player = await openLosing(page);
    while (!player.isOver()) await player.play(carelessly(player));
    expect(player.state().outcome).toBe('breach');
    const dialog = await openEnding(page);
    await dialog
      .getByRole('link', { name: /T-END-4/ })
      .first()
      .waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/breach/i);
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  }, 120_000);

  test('[T-END-1] by mouse to a win: 24 of 24', async () => {
    const { page, troubles } = await stage.visit();
    const end = await playParts(page, HAS_ALL ? [WHOLE] : [MIDDLE, LATE], 'mouse');
    expect(end?.outcome).toBe('contained');
    const dialog = await openEnding(page);
    await dialog
      .getByRole('link', { name: /T-END-1/ })
      .first()
      .waitFor();
    await expect.poll(() => dialog.innerText()).toContain('24');
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  }, 240_000);

  test('by keyboard alone, in the layers: the first answers, a turn, and the last answers to the win', async () => {
    const { page, troubles } = await stage.visit();
    const end = await playParts(page, HAS_ALL ? [WHOLE] : [OPENING, MIDDLE, END], 'keyboard');
    await page.locator('.tb-prompt.is-over').waitFor();
    expect(end?.outcome).toBe('contained');
    expect(troubles).toEqual([]);
  }, 240_000);

  test('with a bot: it plays its lab, and you yours', async () => {
    const { page, troubles } = await stage.visit();
    await settle(page, { botSpeed: 'instant' });
    await pinSeed(page, 4);
    await page.goto('/new/tesseract');
    await page.getByLabel('Level').selectOption('easy');
    await page.getByRole('button', { name: 'Start the match' }).click();
    const first = await playerOf(page);
    await first.untilYours();
    await first.play(carelessly(first));
    await first.untilYours();
    expect((await first.answers()).map(({ seat }) => seat)).toContain(1);
    const bot = { kind: 'bot', level: 'easy', name: 'Vega' } as const;
    const setup = setupOf([ADA, bot], { id: 'later', options: { consent: 'auto' }, position: PAIR });
    const player = await openMatch(page, setup);
    await player.play('end');
    await player.untilYours();
    expect((await player.answers()).filter(({ seat }) => seat === 1).at(-1)?.move).toBe('end');
    // The bot's turn rolled dice, so that yours before it cannot be undone.
    expect(await undoOf(page).innerText()).toMatch(/cannot undo a roll/i);
    expect(troubles).toEqual([]);
  });

  test.each(['phone', 'landscape'] as const)('by touch, %s: tap, then confirm', async size => {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size], hasTouch: true, isMobile: true });
    await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await page.locator('[data-spot="0 3"]').tap();
    expect(await storedAnswers(page)).toEqual([]); // nothing is played before the confirmation
    await page.locator('.tb-chosen .is-go').tap();
    await expectAnswers(page, ['remove 0,0']);
    expect(troubles).toEqual([]);
  });
});

describe('nothing is lost', () => {
  test('[T-DEC-6] by a reload during an event, which goes on', async () => {
    const { page, troubles } = await stage.visit();
    // Base C has Static discharge below 2,1, whose stack has one cube.
    const tesseract = Array.from({ length: 16 }, (_, cell) =>
      cell === 6 ? 'Y1' : cell === 0 ? 'P6P5P4' : '',
    );
    const position = { tesseract, labs: ['O6', 'O1B2'], researchers: ['R03', 'R04'] };
    const player = await openMatch(page, setupOf([ADA, MILO], { options: { base: 'C' }, position }));
    await player.play('remove 2,1');
    await page.reload();
    const again = await playerOf(page);
    expect(again.state().pending.map(({ type }) => type)).toEqual(['act', 'discharge']);
    expect(again.legal()).toEqual(['lab A', 'lab B']);
    await again.play('lab A');
    expect(again.state().pending.map(({ type }) => type)).toEqual(['act']);
    expect(troubles).toEqual([]);
  });

  test('by leaving: Continue shows the match and leads back to it', async () => {
    const { page, troubles } = await stage.visit();
    await openWon(page, 60);
    await page.goto('/');
    const ticket = page.getByRole('article').filter({ hasText: 'Ada' });
    // The content of the card is lazy-loaded with its game.
    await expect.poll(() => ticket.innerText()).toMatch(/Turn \d+, breach \d of 7, \d+ of 24 contained/);
    await ticket.getByRole('link', { name: 'Open the match Ada' }).click();
    const player = await playerOf(page);
    await player.play(WON_GAME.answers[60] as string);
    expect(troubles).toEqual([]);
  });
});

describe('undo', () => {
  test('[T-DEC-7] takes back answers without chance, by button and by key; redo repeats them; after a roll it says why not', async () => {
    const { page } = await stage.visit();
    const player = await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await player.playAll(['adjust A:Y3 +', 'adjust A:O4 -']);
    await undoOf(page).click();
    await expectAnswers(page, ['adjust A:Y3 +']);
    await page.keyboard.press('z');
    await expectAnswers(page, []);
    await page.keyboard.press('Shift+Z');
    await expectAnswers(page, ['adjust A:Y3 +']);
    // After a roll it says why not, and takes nothing back.
    await (await playerOf(page)).play('end');
    expect(await undoOf(page).innerText()).toMatch(/you cannot undo a roll or a draw/i);
    await undoOf(page).click({ force: true }); // the disabled button can be pressed, to say why not
    expect(await storedAnswers(page)).toEqual(['adjust A:Y3 +', 'end']);
  });
});

describe('consent', () => {
  test('[T-TRANSFER-3] [T-DEC-7] is asked of the owner, may be refused, and cannot be undone', async () => {
    const { page, troubles } = await stage.visit();
    const player = await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await player.play('transfer A:Y3 B');
    expect(player.state().pending.at(-1)?.type).toBe('consent');
    const asked = page.locator('.tesseract-table');
    expect(await asked.innerText()).toMatch(/Milo/);
    expect(await axeViolations(page)).toEqual([]);
    await player.play('no');
    expect(player.state().labs.map(lab => lab.length)).toEqual([2, 1]);
    await player.play('transfer A:Y3 B');
    await player.play('yes');
    expect(player.state().labs.map(lab => lab.length)).toEqual([1, 2]);
    expect(await undoOf(page).innerText()).toMatch(/cannot undo a reveal/i);
    expect(troubles).toEqual([]);
  });

  test('[T-TRANSFER-3] is not asked where it is always given', async () => {
    const { page } = await stage.visit();
    const setup = setupOf([ADA, MILO], { options: { consent: 'auto' }, position: PAIR });
    const player = await openMatch(page, setup);
    await player.play('transfer A:Y3 B');
    expect(player.state().pending.at(-1)?.type).toBe('act');
  });
});

describe('the table', () => {
  test('[T-GEO-5] answers an illegal press with a sentence and the clause, and nothing changes', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await page.locator('[data-spot="5 3"]').click();
    const link = page.getByRole('link', { name: /T-REMOVE-1|T-GEO-5|read/i }).last();
    await link.waitFor();
    expect(await storedAnswers(page)).toEqual([]);
    await link.click();
    await page.locator('.tb-rules [id="T-REMOVE-1"]').waitFor();
  });

  test('opens the card of a cube beside it, though the press was elsewhere', async () => {
    const { page } = await stage.visit();
    await pinSeed(page, 3);
    await startAlone(page);
    const corners = page.locator('.tt-answers button');
    expect(await corners.count()).toBe(4);
    for (const corner of await corners.all()) {
      await corner.click();
      await expect
        .poll(() =>
          page.evaluate(() => {
            const [card, cube] = ['.tb-chosen', '[data-chosen]'].map(one =>
              document.querySelector(one)?.getBoundingClientRect(),
            );
            return card && cube && (card.right < cube.left || card.left > cube.right);
          }),
        )
        .toBe(true);
    }
  });

  test.each([2, 3, 4, 5])('opens a card with its whole text, one of %i, and closes it', async count => {
    const hand = ['L3-03', 'L2-01', 'L2-02', 'L2-05', 'L2-06'].slice(0, count);
    const { page } = await stage.visit({ viewport: SIZES.laptop });
    await openMatch(page, setupOf([ADA, MILO], { position: { ...PAIR, hands: [hand, []] } }));
    await page.locator('.tess-cardname').first().click();
    const card = page.locator('.tess-cardview:popover-open');
    const text = card.locator('p');
    expect(await text.evaluate(one => one.clientHeight > 0 && one.scrollHeight <= one.clientHeight)).toBe(
      true,
    );
    await card.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'hidden' });
  });

  test('opens no tooltip of a cube that nobody pointed at', async () => {
    const { page } = await stage.visit();
    const player = await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await player.play('end', 'keyboard');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-spot]'))).toBe(true);
    expect(await page.locator('.tt-tip').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.locator('.tt-tip').waitFor();
  });

  test('asks before giving up, ends the match for all, and can undo it', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /resign|give up/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^yes/i }).click();
    const end = await openEnding(page);
    await end.getByRole('button', { name: /look at the/i }).click();
    await page.keyboard.press('z');
    await expectAnswers(page, []); // the match is loaded from its records: they have to be stored first
    const player = await playerOf(page);
    await player.play('remove 0,0');
  });

  test('shows the layers at once without WebGL, and says why the cube is missing', async () => {
    const { page, troubles } = await stage.visit({ reducedMotion: 'no-preference' });
    const player = await openMatch(page, setupOf([ADA, MILO], { position: PAIR }));
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Cube', exact: true }).isDisabled()).toBe(true);
    await player.play('remove 0,0');
    expect(troubles).toEqual([]);
  });
});
