/** quantum at its table: whole games, a shared screen, reactions, keys, touch, and every viewport. */

import { quantumBots } from '@tessera/bots/quantum';
import { type AnyGame, digest, seededChance } from '@tessera/engine';
import { type Answer, geometryOf, quantum } from '@tessera/games/quantum';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { table } from '../../games/test/quantumTable.ts';
import { openEnding } from './ending.ts';
import { ADA, friend } from './people.ts';
import { LATE_GAME } from './quantumGames.ts';
import { cellAt, openMatch, type Player, playerOf, setupOf } from './quantumPlayer.ts';
import { expectSound, followSystem, HAS_ALL, PATIENCE, PICTURED, SCREEN, SIZES } from './sizes.ts';
import { drawn, openStored, quickVisit } from './stage.ts';
import { expectAnswers, logAfter, storedAnswers } from './storedMatch.ts';

const prompt = (page: Page): Promise<string> => page.locator('.tb-prompt > p').innerText();
const log = (page: Page): Promise<string> => page.locator('.tb-log').innerText();
const cell = (page: Page, player: Player, place: string) => {
  const { map } = player.situation().view;
  return cellAt(page, squareAt(map, place));
};

function squareAt(map: Parameters<typeof geometryOf>[0], place: string): number {
  const [x, y] = place.split(',').map(Number) as [number, number];
  return geometryOf(map).squareAt(x, y) as number;
}

/** Number of own answers after which a card was taken; in all combinations all are given. */
const FIRST_TURNS = HAS_ALL ? 200 : 13;

describe('a whole game', () => {
  test('against a bot, by the controls of the table: its first turns, and its last to the last cube', {
    timeout: PATIENCE,
  }, async () => {
    const page = await quickVisit();
    const bot = { kind: 'bot', level: 'random', name: 'Vega' } as const;
    const adviser = quantumBots.bot('strong');
    const playOn = async (player: Player, from: number, most: number): Promise<void> => {
      for (let count = from; count < most && !player.isOver(); count++) {
        await player.untilYours();
        if (player.isOver()) break;
        const state = player.state();
        const request = {
          view: quantum.view(state, 0),
          seat: 0,
          chance: seededChance(digest(count)),
          limits: {},
        };
        const { move } = await adviser.think(request);
        await player.play(quantum.notation.formatMove(state, move as Answer));
      }
    };
    await playOn(await openMatch(page, setupOf([ADA, bot], LATE_GAME.match)), 0, FIRST_TURNS);
    const setup = setupOf([ADA, bot], { ...LATE_GAME.match, id: 'late' });
    const late = logAfter(quantum as unknown as AnyGame, setup, LATE_GAME.answers);
    await openStored(page, setup, { log: late });
    const player = await playerOf(page);
    await playOn(player, late.entries.filter(({ seat }) => seat === 0).length, 200);
    expect(player.state().outcome).toEqual({ reason: 'cubes', winners: [0] });
    const end = await openEnding(page);
    await expect
      .poll(() => end.innerText())
      .toMatch(/You win[\s\S]*Ada: 4 of 4 cubes[\s\S]*How the cubes were placed/);
    await expect
      .poll(() => end.innerText())
      .toMatch(/Luck in fights[\s\S]*\d of \d+ fights? won, [\d.]+ with average luck/);
    await end.getByRole('button', { name: 'Look at the board' }).click();
    await expect.poll(() => log(page)).toMatch(/Ada:\s+(?:Infamy: a|A) cube on planet/);
  });
});

describe('at one screen', () => {
  test('four people roll, keep and place their fleets in turn', async () => {
    const page = await quickVisit();
    const seats = [ADA, friend('Bruno'), friend('Chidi'), friend('Dana')];
    const player = await openMatch(page, setupOf(seats, { options: { firstPlayer: 'b' } }));
    const chips = page.locator('.tb-seats li');
    expect(await chips.count()).toBe(4);
    for (const name of ['Ada', 'Bruno', 'Chidi', 'Dana']) {
      await expect.poll(() => prompt(page)).toMatch(new RegExp(`${name}, your turn: You rolled`));
      await player.play('keep');
    }
    for (const name of ['Bruno', 'Chidi', 'Dana', 'Ada']) {
      const asked = new RegExp(`${name}, your turn: Your fleet starts around planet`);
      await expect.poll(() => prompt(page)).toMatch(asked);
      const [, , third] = player.situation().legal;
      await player.play(third ?? '');
    }
    await expect.poll(() => prompt(page)).toMatch(/Bruno, your turn: Choose a ship/);
    expect(await chips.nth(1).innerText()).toMatch(/Bruno[\s\S]*4 cubes left/);
    expect(await page.locator('.qb-ship').count()).toBe(12);
  });

  test('the attacked player is asked in another player’s turn, with the chance of each choice', async () => {
    const page = await quickVisit();
    const given = {
      seats: [{ ships: '3@4,3' }, { ships: '3@5,3 5@7,6', cards: 'relentless' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    };
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given, seed: 'screens' }));
    await cell(page, player, '4,3').click();
    await page.locator('.qb-ship.is-selected').waitFor();
    await cell(page, player, '5,3').click();
    await expect.poll(() => prompt(page)).toContain('Chosen: attack Milo’s Destroyer 3');
    expect(await storedAnswers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('.tb-prompt.is-asked').waitFor();
    await expect
      .poll(() => prompt(page))
      .toMatch(/Milo, your choice: Ada attacks your Destroyer 3: \d+ against \d+/);
    const choices = page.locator('.q-reaction');
    expect(await choices.count()).toBe(2);
    expect(await choices.first().innerText()).toMatch(/Relentless[\s\S]*%/);
    await page.keyboard.press('1');
    await drawn(page);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await storedAnswers(page))[1]).toBe('relentless');
    await expect.poll(() => log(page)).toMatch(/Milo uses Relentless: (?:the new roll is|again) a \d/);
  });
});

const DUEL = {
  seats: [{ ships: '3@5,5 5@4,3 5@3,4', cards: 'flexible' }, { ships: '6@4,6 2@6,4' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

describe('with a mouse', () => {
  test('a press on an empty square says what comes first; a ship is dragged to its square, or onto the ship it attacks', async () => {
    const page = await quickVisit();
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: DUEL }));
    const said = (): Promise<string> => page.locator('.tb-toast').innerText();
    await cell(page, player, '1,2').click();
    await expect.poll(said).toMatch(/^Press one of your ships first/);
    await cell(page, player, '4,6').click();
    await expect.poll(said).toMatch(/^That ship is not yours/);
    const drag = async (from: string, to: string): Promise<void> => {
      const [start, end] = [cell(page, player, from), cell(page, player, to)];
      await start.hover();
      await page.mouse.down();
      const box = await end.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 6 });
      await page.locator('.is-carrying').waitFor();
      await page.mouse.up();
    };
    await drag('5,5', '5,4');
    await expectAnswers(page, ['move a1 5,4']);
    // Once it has flown it leaves the hand: the next press on it takes it, and does not put it back.
    const held = page.locator('.qb-ship.is-selected');
    await expect.poll(() => held.count()).toBe(0);
    await cell(page, player, '5,4').click();
    await held.waitFor();
    await cell(page, player, '5,4').focus();
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await held.count()).toBe(1);
    await drag('4,3', '6,4');
    await expect.poll(() => prompt(page)).toContain('Chosen: attack Milo’s Flagship 2');
  });
});

describe('without a mouse', () => {
  test('arrows move over the map, Enter selects a ship and moves it, letters do the rest', async () => {
    const page = await quickVisit();
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: DUEL }));
    const walk = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await cell(page, player, '5,5').focus();
    await walk('ArrowLeft', 'ArrowRight');
    await expect.poll(focused).toMatch(/^\(5,5\) Ada’s Destroyer 3, can act/);
    await walk('Enter', 'ArrowUp');
    await expect.poll(focused).toMatch(/^\(5,4\) empty orbit of planet \d+, in reach/);
    await walk('Enter');
    await expectAnswers(page, ['move a1 5,4']);
    await walk('r');
    await expectAnswers(page, ['move a1 5,4', 'research']);
    await walk('e');
    await expect.poll(() => prompt(page)).toContain('Chosen: end your actions');
    await walk('Enter');
    await expectAnswers(page, ['move a1 5,4', 'research', 'end']);
    await expect.poll(() => prompt(page)).toContain('Milo, your turn');
  });

  test('a digit takes the focus along: Enter takes the card that is marked, not the one pressed before', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { position: cards() }));
    const card = page.locator('.q-over button.q-card');
    const marked = page.locator('.q-over button.q-card[aria-pressed="true"] b');
    await card.nth(4).click();
    await expect.poll(() => marked.innerText()).toBe('Clever');
    await page.keyboard.press('4');
    await expect.poll(() => marked.innerText()).toBe('Cerebral');
    await page.keyboard.press('Enter');
    await expectAnswers(page, ['take cerebral']);
  });

  test.each(['phone', 'landscape'] as const)(
    'a finger does what a mouse does, %s: a move at once, an attack once it is chosen',
    async size => {
      const page = await quickVisit({ viewport: SIZES[size], hasTouch: true, isMobile: true });
      const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: DUEL }));
      const held = page.locator('.qb-ship.is-selected');
      await cell(page, player, '5,5').tap();
      await held.waitFor();
      await cell(page, player, '5,4').tap();
      await expectAnswers(page, ['move a1 5,4']);
      await cell(page, player, '4,3').tap();
      await held.waitFor();
      await cell(page, player, '6,4').tap();
      await expect.poll(() => prompt(page)).toMatch(/Chosen: attack Milo’s Flagship 2.*Press it again/);
      expect(await storedAnswers(page)).toHaveLength(1);
      await page.getByRole('button', { name: 'Attack Flagship 2' }).tap();
      await expect.poll(async () => (await storedAnswers(page)).at(-1)).toMatch(/^attack a2 6,4/);
    },
  );
});

describe('what others did', () => {
  const bot = { kind: 'bot', level: 'greedy', name: 'Vega' } as const;

  test('stays on the map with numbers, ghosts and words until one acts oneself; a bot’s reason speaks about the bot', async () => {
    const page = await quickVisit();
    const given = { ...DUEL, turn: { active: 'b' } };
    const player = await openMatch(page, setupOf([ADA, bot], { given, seed: 'told 3' }));
    await player.untilYours();
    const numbers = page.locator('.qb-number');
    await numbers.first().waitFor();
    const panel = page.locator('.st-story');
    expect(await panel.innerText()).toMatch(/Vega’s turn[\s\S]*\(\d,\d\) → \(\d,\d\)/);
    expect(await prompt(page)).toMatch(/Vega (attacked|destroyed|holds|is ready|put|moved|took)/);
    const reasons = (await page.locator('.tb-log small').allInnerTexts()).filter(text => text !== '');
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).not.toMatch(/\b[Yy]ours?\b/);
    expect(reasons.some(reason => reason.startsWith('Vega '))).toBe(true);
    // Step by step: all but one step back.
    await panel.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => panel.locator('[aria-pressed="true"]').count()).toBe(1);
    await player.play('research');
    await expect.poll(() => numbers.count()).toBe(0);
    expect(await panel.count()).toBe(0);
  });
});

describe('a fight', () => {
  test('is told where it is fought: both dice, the sums, and lower wins', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { position: fight() }));
    const plate = page.locator('.qb-plate');
    await plate.waitFor();
    expect(await page.locator('.qb-duel-die').count()).toBe(2);
    expect((await plate.innerText()).replace(/\s+/g, ' ')).toMatch(
      /3 \+ 2 = 5 beats 3 \+ 5 = 8.*Lower wins: Destroyer 3 holds/,
    );
  });
});

describe('a reroll', () => {
  test('to the same number is told on the plate', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { position: fight(), seed: 'again 5' }));
    const plate = page.locator('.qb-plate');
    await plate.waitFor();
    expect(await plate.innerText()).not.toContain('Rerolled');
    await page.keyboard.press('1');
    await drawn(page);
    await page.keyboard.press('Enter');
    await expectAnswers(page, ['relentless']);
    await expect.poll(() => plate.innerText()).toContain('Rerolled: 5 again');
    await expect.poll(() => log(page)).toContain('Relentless: again a 5.');
  });
});

describe('a reroll that cannot help', () => {
  test('[Q-CMB-4] is not asked about: the table lets the fight stand', async () => {
    const page = await quickVisit();
    const given = {
      seats: [{ ships: '1@4,3', cards: 'relentless' }, { ships: '6@5,3 5@7,6' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    };
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given }));
    await cell(page, player, '4,3').click();
    await cell(page, player, '5,3').click();
    await page.keyboard.press('Enter');
    await expectAnswers(page, ['strike a1 5,3', 'pass']);
    await expect.poll(() => prompt(page)).toMatch(/Ada, your turn/);
  });
});

/** Both sides have cards, and the dice are rolled. */
function fight(): string {
  const cards = 'relentless scrappy cruel';
  const seats = [
    { ships: '3@4,3 5@3,4', cards, dominance: 4 },
    { ships: '3@5,3', cards: 'stubborn', dominance: 3 },
  ];
  const game = table({ rolls: [5, 2], seats, cubes: DUEL.cubes });
  game.play('attack a1 5,3 from 4,3');
  return game.position();
}

/** Two cards are to be taken, with three in hand. */
function cards(): string {
  const seats = [
    { ships: '3@5,4 5@4,3', research: 5, cards: 'curious flexible warlike' },
    { ships: '6@4,6', cards: 'stubborn nomadic' },
  ];
  const rows = { gambit: 'relocation reorganization sabotage', command: 'cerebral clever conformist' };
  const game = table({ seats, rows, cubes: DUEL.cubes });
  game.play('construct 4,4', 'research', 'end');
  return game.position();
}

/** A cube of infamy is to be placed. */
function infamy(): string {
  const seats = [{ ships: '3@4,3 5@3,4', cards: 'warlike', dominance: 5 }, { ships: '6@5,3' }];
  const game = table({ rolls: [1, 6, 4], seats, cubes: DUEL.cubes });
  game.play('attack a1 5,3 from 4,3', 'occupy');
  return game.position();
}

describe('in every window and in both themes it is whole:', () => {
  test(`a turn with a ship in hand, ${PICTURED}`, SCREEN, async () => {
    const page = await quickVisit();
    await followSystem(page);
    const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: DUEL }));
    await cell(page, player, '5,5').click();
    const never = ['.tb-prompt', '.qb-board', '.q-end-button'];
    await expectSound(page, 'quantum-table', { isTable: true, never, isPictured: true });
  });

  test.each([
    ['fight', fight, ['.q-fight', '.q-again', '.q-reaction']],
    ['cards', cards, ['.q-card-text', '.q-card-now', '.q-bar']],
    ['infamy', infamy, ['.q-about-ship', '.qt-listed button', '.qb-board']],
  ] as const)('%s, with all parts needed for the decision', SCREEN, async (name, position, parts) => {
    const page = await quickVisit();
    await followSystem(page);
    const bot = { kind: 'bot', level: 'greedy', name: 'Vega' } as const;
    await openMatch(page, setupOf([ADA, bot], { position: position() }));
    await expectSound(page, `quantum-${name}`, {
      isTable: true,
      never: ['.tb-prompt p', ...parts],
      sizes: ['phone', 'landscape', 'portrait', 'tablet', 'desktop'],
    });
  });
});
