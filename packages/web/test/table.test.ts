import { botByName } from '@tessera/bots';
import { Match, parseOptions, seededChance } from '@tessera/engine';
import { formatAction, rift } from '@tessera/games/rift';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LEAPS } from '../src/games/rift/fixtures.ts';
import { axeViolations } from './axe.ts';
import { openEnding } from './ending.ts';
import {
  crossing,
  expectMoves,
  openRift,
  playByKeyboard,
  playByMouse,
  playLine,
  SHORT_GAME,
  startMatch,
  storedMoves,
} from './player.ts';
import { HAS_ALL, SIZES } from './sizes.ts';
import { stage } from './stage.ts';
import { expectLast } from './storedMatch.ts';

/** The match of a page, replayed by the rules from storage. */
async function mirror(page: Parameters<typeof storedMoves>[0], options: object) {
  const match = new Match(rift, { options: parseOptions(rift.options, options), seats: 2, seed: 'mirror' });
  for (const move of await storedMoves(page))
    match.submit(match.state.side, rift.notation.parseMove(match.state, move));
  return match;
}

describe('a whole game', () => {
  test('[R-END-1] by mouse, two people at one screen, to the result with its reason', async () => {
    const { page, troubles } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    await playLine(page, SHORT_GAME);
    const dialog = await openEnding(page);
    await expect.poll(() => dialog.innerText()).toMatch(/Friend wins|Black wins/i);
    await expect.poll(() => dialog.innerText()).toContain('White’s Tesseract was captured.');
    expect(await dialog.getByRole('link', { name: /R-END-1/ }).getAttribute('href')).toBe(
      '/rules/rift#R-END-1',
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('by keyboard alone', async () => {
    const { page, troubles } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    for (const [i, move] of SHORT_GAME.entries()) {
      await playByKeyboard(page, move, i < 14 ? 'TSPHX' : 'SRCHG');
      await expectLast(page, i + 1, move);
      // The focus stays on the board between moves.
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('role'));
      if (i < SHORT_GAME.length - 1) expect(focused).toBe('gridcell');
    }
    await page.locator('.tb-prompt.is-over').waitFor();
    await expectMoves(page, SHORT_GAME);
    expect(troubles).toEqual([]);
  });

  test('against a bot of a former level: the match goes on; in all combinations to its end', async () => {
    const { page, troubles } = await stage.visit();
    // A match stored with a former level of the menu; it goes on.
    const seats = [
      { kind: 'you', name: '' },
      { kind: 'bot', level: 'random', name: '' },
    ] as const;
    await openRift(page, [], { seats });
    const player = botByName('rift', 'fair');
    const chance = seededChance('against a bot');
    for (let turn = 0; turn < (HAS_ALL ? 40 : 4); turn++) {
      // The bot has answered when it is White's turn again, or the game is over.
      await expect
        .poll(
          async () =>
            (await mirror(page, { firstPlayer: 'w' })).state.side === 0 ||
            (await page.locator('.tb-prompt.is-over').count()) > 0,
        )
        .toBe(true);
      const { state } = await mirror(page, { firstPlayer: 'w' });
      if (state.phase === 'e') break;
      const { move } = await player.think({ view: rift.view(state, 0), seat: 0, chance, limits: {} });
      const played = [...(await storedMoves(page)), formatAction(move as number)];
      await playByMouse(page, played.at(-1) as string);
      const chooser = page.locator('.tb-chooser');
      if (await chooser.count()) await chooser.getByText(played.at(-1) as string, { exact: true }).click();
      await expect.poll(async () => (await storedMoves(page)).slice(0, played.length)).toEqual(played);
    }
    if (HAS_ALL) {
      await page.locator('.tb-prompt.is-over').waitFor();
      expect((await mirror(page, { firstPlayer: 'w' })).state.phase).toBe('e');
    }
    expect(troubles).toEqual([]);
  });

  test.each(['phone', 'landscape'] as const)('by touch, %s: tap, then confirm', async size => {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size], hasTouch: true, isMobile: true });
    await startMatch(page, { black: 'Friend here' });
    const go = page.locator('.rt-go');
    for (const [i, move] of SHORT_GAME.slice(0, 4).entries()) {
      const [letter, place] = move.split('@') as [string, string];
      const name = { P: 'Pyramid', T: 'Tesseract' }[letter] as string;
      const tray = page
        .locator('button:enabled')
        .and(page.getByRole('button', { name: new RegExp(`^${name},`) }));
      if ((await tray.getAttribute('aria-pressed')) !== 'true') await tray.tap();
      await crossing(
        page,
        'abcdefghijklmno'.indexOf(place[0] as string) + 15 * (Number(place.slice(1)) - 1),
      ).tap();
      expect(await storedMoves(page)).toHaveLength(i); // nothing is played before the confirmation
      await go.tap();
      await expectMoves(page, SHORT_GAME.slice(0, i + 1));
    }
    expect(troubles).toEqual([]);
  });
});

describe('nothing is lost', () => {
  test('by a reload: the match goes on, and Continue leads back', async () => {
    const { page, troubles } = await stage.visit();
    const half = SHORT_GAME.slice(0, 16);
    await openRift(page, half.slice(0, -1));
    await playByMouse(page, half.at(-1) ?? '');
    await expectMoves(page, half);
    const before = await page.getByRole('grid').innerHTML();
    await page.reload();
    await page.getByRole('grid').waitFor();
    await expectMoves(page, half);
    expect((await page.getByRole('grid').innerHTML()).replace(/tabindex="[^"]*"/g, '')).toBe(
      before.replace(/tabindex="[^"]*"/g, ''),
    );
    await page.goto('/');
    await page
      .getByRole('link', { name: /open the match/i })
      .first()
      .click();
    await playByMouse(page, SHORT_GAME[16] as string);
    await expectMoves(page, SHORT_GAME.slice(0, 17));
    expect(troubles).toEqual([]);
  });

  test('by a reload while a bot thinks: it answers once', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Bot', level: 'strong' });
    await playByMouse(page, 'T@h2');
    await expect.poll(async () => (await storedMoves(page)).length).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(async () => (await storedMoves(page)).length).toBe(2);
    // A second answer of the bot would be refused or stored before our next one.
    await playByMouse(page, 'P@k2');
    await expect.poll(async () => (await storedMoves(page)).length).toBe(4);
    expect((await storedMoves(page)).filter((_, i) => i % 2 === 0)).toEqual(['T@h2', 'P@k2']);
  });

  test('by undo and redo, by button and by key', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    await playLine(page, SHORT_GAME.slice(0, 3));
    await page.getByRole('button', { name: /^undo/i }).click();
    await expectMoves(page, SHORT_GAME.slice(0, 2));
    await page.keyboard.press('Control+z');
    await expectMoves(page, SHORT_GAME.slice(0, 1));
    await page.keyboard.press('Control+y');
    await expectMoves(page, SHORT_GAME.slice(0, 2));
  });

  test('by undo against a bot, which takes its answer back too', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Bot', level: 'gentle' });
    await playByMouse(page, 'T@h2');
    await expect.poll(async () => (await storedMoves(page)).length).toBe(2);
    await page.keyboard.press('Control+z');
    await expectMoves(page, []);
  });
});

describe('the table', () => {
  test('lets pieces be dragged from the tray and over the board; released at home they stay', async () => {
    const { page } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 14));
    const carry = async (from: Locator, to: Locator): Promise<void> => {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('nothing to carry, or nowhere to carry it');
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 - 3, { steps: 5 });
      await page.locator('.tb-carried').waitFor();
      await page.mouse.up();
      await page.locator('.tb-carried').waitFor({ state: 'detached' });
    };
    await carry(page.locator('.rt-slot:enabled').last(), crossing(page, 18));
    await expectMoves(page, SHORT_GAME.slice(0, 15));
    const [from, to] = [crossing(page, 185), crossing(page, 65)];
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await from.hover();
    await page.mouse.up();
    await expectMoves(page, SHORT_GAME.slice(0, 15));
    await carry(from, to);
    await expectMoves(page, SHORT_GAME.slice(0, 16));
  });

  test('plays one move for a double click on a crossing, a way of a list or a turn', async () => {
    const { page } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 18));
    await crossing(page, 44).click();
    await page.locator('button[title="Vo3=Ho3"]').dblclick();
    await expectMoves(page, SHORT_GAME.slice(0, 19));
    await crossing(page, 65).click();
    await crossing(page, 17).dblclick();
    await expectMoves(page, SHORT_GAME);
    // The first half of a double click opens the list; another double click plays a way of it, once.
    await openRift(page, [], { id: 'leaps', position: LEAPS });
    await crossing(page, 7 * 15 + 7).click();
    await crossing(page, 9 * 15 + 9).dblclick();
    const ways = page.locator('.tb-chooser li button');
    await ways.first().waitFor();
    expect(await storedMoves(page)).toEqual([]);
    const way = await ways.first().locator('small').last().innerText();
    await ways.first().dblclick();
    await expectMoves(page, [way]);
    await page.locator('.tb-chooser').waitFor({ state: 'detached' });
    expect(await storedMoves(page)).toEqual([way]);
  });

  test('[R-SETUP-2] answers an illegal click with a sentence and the clause, and plays nothing', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    await page
      .getByRole('button', { name: /^Tesseract, 1/ })
      .first()
      .waitFor();
    await playByMouse(page, 'T@h8');
    const toast = page.getByRole('status').filter({ hasText: 'outside your camp' });
    await toast.waitFor();
    expect(await toast.getByRole('link').getAttribute('href')).toBe('/rules/rift#R-SETUP-2');
    expect(await storedMoves(page)).toEqual([]);
    await toast.getByRole('link').click();
    await page.locator('.tb-rules [id="R-SETUP-2"]').waitFor();
  });

  test('responds at once while a bot thinks', async () => {
    const { page } = await stage.visit();
    const seats = [
      { kind: 'you', name: '' },
      { kind: 'bot', level: 'best', name: '' },
    ] as const;
    await openRift(page, SHORT_GAME.slice(0, 18), { seats });
    // Counted inside the page: from outside, the bot may have answered meanwhile.
    await page.evaluate(() => {
      const count = () => {
        const { dataset } = document.documentElement;
        if (document.querySelector('.tb-prompt.is-wait'))
          dataset.waited = String(Number(dataset.waited ?? 0) + 1);
        requestAnimationFrame(count);
      };
      count();
    });
    await playByMouse(page, SHORT_GAME[18] as string);
    await expect.poll(() => storedMoves(page)).toHaveLength(20);
    const frames = await page.evaluate(() => Number(document.documentElement.dataset.waited));
    expect(frames).toBeGreaterThan(5);
  });

  test('asks before resigning, ends the game, and can undo it', async () => {
    const { page } = await stage.visit();
    await startMatch(page, { black: 'Friend here' });
    await playByMouse(page, 'T@h2');
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    const end = await openEnding(page);
    await end.getByText(/resigned/).waitFor();
    await end.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByRole('button', { name: /^undo/i }).click();
    await playByMouse(page, 'T@h13');
    await expectMoves(page, ['T@h2', 'T@h13']);
  });

  test('has a hint that names the winning move, and that it wins', async () => {
    const { page } = await stage.visit();
    await openRift(page, SHORT_GAME.slice(0, 19));
    await page.keyboard.press('h');
    const hint = page.locator('.tb-hint');
    await expect
      .poll(() => hint.innerText())
      .toContain('the Tesseract on f5 takes the Tesseract on c2 and wins');
    expect(await hint.innerText()).toMatch(/Win chance\s+(lost → |\S+ → )?won/);
  });
});
