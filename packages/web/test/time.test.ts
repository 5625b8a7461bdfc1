/**
 * Presentation clock, past boards, log and recap, with a fake clock in the page: nothing depends on its
 * speed.
 */
import type { AnyGame } from '@tessera/engine';
import { quantum as rulesOfQuantum } from '@tessera/games/quantum';
import { tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SeatHolder } from '../src/match/client.ts';
import { ADA, MILO } from './people.ts';
import { openRift, playByMouse, SHORT_GAME, storedMoves } from './player.ts';
import * as quantum from './quantumPlayer.ts';
import { HAS_ALL } from './sizes.ts';
import { PHONE, settle, solidStage, stage } from './stage.ts';
import { rebuilt, stored, storedAnswers } from './storedMatch.ts';
import { WON_GAME } from './tesseractGames.ts';
import { openMatch, playerOf, setupOf } from './tesseractPlayer.ts';

const KAI: SeatHolder = { kind: 'bot', level: 'random', name: 'Kai' };

/** Only the end of the phase is left, which rolls a die. */
const LAST_ACTION = {
  players: 2,
  tesseract: ['P3', 'Y1O2P3B4', ...Array<string>(14).fill('Y1O2P3B4')],
  labs: ['Y2Y3', 'B6'],
  primed: 'Y5O5Y2O2',
  actions: 0,
  turn: 5,
};

/** One cube is the lowest, and nothing dangerous is primed. */
const QUIET = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4', 'B5'],
  researchers: ['R03', 'R04'],
};

interface Visit {
  readonly settings?: object;
  readonly isMoving?: boolean;
  readonly seats?: readonly SeatHolder[];
  readonly drawing?: 'layers' | 'cube';
}

/** Opens a table with the clock stopped: dice tumble for as long as the test wants. */
async function openStopped({
  settings = {},
  isMoving = true,
  seats = [ADA, KAI],
  drawing = 'layers',
}: Visit = {}) {
  const visitor = await (drawing === 'cube' ? solidStage : stage).visit({
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
  });
  const { page } = visitor;
  await settle(page, { oneClick: true, ...settings });
  await page.clock.install();
  await openMatch(page, setupOf(seats, { position: LAST_ACTION }));
  await page.locator('.tb-prompt.is-act').waitFor();
  if (drawing === 'cube') await page.locator('.tess-turntable canvas').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  return visitor;
}

/** Ends the phase, with or without a confirmation, and waits until the answer is stored. */
async function endPhase(page: Page): Promise<void> {
  await page.keyboard.press('e');
  const card = page.locator('.tb-chosen');
  await expect
    .poll(async () => (await card.count()) > 0 || (await storedAnswers(page)).includes('end'))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => storedAnswers(page)).toContain('end');
}

const seqOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-root')?.dataset.seq);

/** All text of the page, for eyes and for screen readers. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label]')].map(one => one.getAttribute('aria-label'));
    return `${document.body.innerText} ${names.join(' ')}`;
  });

describe('the presentation clock', () => {
  test.each(['layers', 'cube'] as const)(
    'reveals a roll nowhere before the die has landed, then everywhere: %s',
    async drawing => {
      const { page, troubles } = await openStopped({ drawing });
      const [before, seq] = [await saidOn(page), await seqOf(page)];
      await endPhase(page);
      await page.clock.runFor(100);
      if (drawing === 'layers') {
        await page.locator('.tess-rolling .tess-die').waitFor();
        expect(await page.locator('.tess-rolling').innerText()).toBe('');
      }
      await page.clock.runFor(600);
      const during = await saidOn(page);
      expect(during).not.toMatch(/rolls \d|Breach on|is primed(?! next)/);
      expect(during).toContain('goes next');
      expect([await seqOf(page), during.match(/Breach \d of 7/)?.[0]]).toEqual([
        seq,
        before.match(/Breach \d of 7/)?.[0],
      ]);
      expect(await page.locator('.tb-prompt').innerText()).toContain('Let’s see');
      await page.clock.runFor(drawing === 'cube' ? 2000 : 200); // a die flies longer in 3D
      expect(await seqOf(page)).toBe(String(Number(seq) + 1));
      expect(await page.locator('.tess-rolling').count()).toBe(0);
      await expect.poll(() => page.locator('.tb-log').innerText()).toMatch(/The Tesseract: .* rolls \d/);
      // The live region is updated one frame later, and frames need the fake clock too.
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return page.getByRole('status').first().innerText();
        })
        .toMatch(/rolls \d/);
      expect(troubles).toEqual([]);
    },
  );

  test('lands everything at once on Skip', async () => {
    const { page } = await openStopped();
    await endPhase(page);
    await page.clock.runFor(100);
    await page.locator('.tess-rolling').waitFor();
    await page.getByRole('button', { name: /^Skip to/ }).click();
    await page.clock.runFor(50); // a frame, not a die
    await expect.poll(() => page.locator('.tb-log').innerText()).toMatch(/rolls \d/);
    expect(await page.locator('.tess-rolling').count()).toBe(0);
  });

  test('lands the dice on a press on the board, which plays nothing', async () => {
    const { page } = await openStopped({ seats: [ADA, MILO] });
    await endPhase(page);
    await page.clock.runFor(100);
    await page.locator('.tess-rolling').waitFor();
    await page.locator('[data-spot="1 3"]').click();
    await page.locator('.tess-rolling').waitFor({ state: 'detached' });
    await page.clock.runFor(500);
    expect((await storedAnswers(page)).filter(answer => answer !== 'end')).toEqual([]);
  });

  test('lands a roll at once with reduced motion', async () => {
    const { page } = await openStopped({ isMoving: false });
    await endPhase(page);
    await page.clock.runFor(20);
    await expect.poll(() => page.locator('.tb-log').innerText()).toMatch(/rolls \d/);
  });

  test('lets dice roll longer with slower animations', async () => {
    const { page } = await openStopped({ settings: { animation: 'slow' } });
    await endPhase(page);
    await page.clock.runFor(1300);
    await page.locator('.tess-rolling').waitFor();
    await page.clock.runFor(200);
    expect(await page.locator('.tess-rolling').count()).toBe(0);
  });
});

/** Two fleets side by side in the middle of the map. */
const FLEETS = {
  seats: [{ ships: '3@4,3 5@3,4' }, { ships: '3@5,3 5@8,8' }],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

describe('the presentation clock in quantum', () => {
  /** An attack is selected, and the clock is stopped. */
  async function openFight(settings: object = {}) {
    const visitor = await stage.visit({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    await settle(page, { coaching: false, ...settings });
    await page.clock.install();
    const player = await quantum.openMatch(
      page,
      quantum.setupOf([ADA, MILO], { given: FLEETS, seed: 'landed' }),
    );
    const { places } = player.situation().view;
    await quantum.cellAt(page, places[0] ?? -1).click();
    await page.locator('.qb-ship.is-selected').waitFor();
    await quantum.cellAt(page, places[5] ?? -1).click();
    await page.locator('.tb-prompt').getByText('Chosen: attack').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    return visitor;
  }
  const fight = async (page: Page): Promise<void> => {
    await page.keyboard.press('Enter');
    await expect.poll(() => storedAnswers(page)).toHaveLength(1);
    await page.clock.runFor(100);
    await page.locator('.is-tumbling').first().waitFor();
  };
  const RESULT = /rolls a \d|against \d+: the attack|is destroyed|repelled|You won/;

  test('reveals the result of a fight nowhere before its dice have landed, then everywhere', async () => {
    const { page, troubles } = await openFight();
    const [before, seq] = [await page.locator('.tb-seats').innerText(), await seqOf(page)];
    await fight(page);
    await page.clock.runFor(600);
    expect(await saidOn(page)).not.toMatch(RESULT);
    // Hidden words neither.
    expect(await page.locator('.table-root').textContent()).not.toMatch(
      /succeeds|repelled|destroyed|You won|\d+ against \d+|beats/,
    );
    expect(await page.locator('.tb-seats').innerText()).toBe(before);
    expect(await seqOf(page)).toBe(seq);
    expect(await page.locator('.tb-prompt').innerText()).toContain('Let’s see');
    await page.clock.runFor(400);
    expect(await seqOf(page)).toBe(String(Number(seq) + 1));
    await expect.poll(() => page.locator('.tb-log').innerText()).toMatch(RESULT);
    await page.clock.runFor(50); // a frame
    await expect.poll(() => page.locator('.only-read[role="status"]').innerText()).toMatch(RESULT);
    expect(troubles).toEqual([]);
  });

  test('lands everything at once on Skip, and lets dice roll longer with slower animations', async () => {
    const { page } = await openFight({ animation: 'slow' });
    const seq = await seqOf(page);
    await fight(page);
    await page.clock.runFor(1100);
    expect(await seqOf(page)).toBe(seq);
    await page.getByRole('button', { name: /^Skip to/ }).click();
    await page.clock.runFor(50); // a frame, not a die
    await expect.poll(() => page.locator('.tb-log').innerText()).toMatch(RESULT);
  });
});

describe('a reload during a bot’s turn', () => {
  /** Closes the page after the first of several answers of the bot; returns the number of answers. */
  async function interrupt(page: Page, bot: number): Promise<number> {
    await expect.poll(async () => (await stored(page)).entries.at(-1)?.seat).toBe(bot);
    await page.reload();
    return (await stored(page)).entries.length;
  }

  test('tesseract: the turn goes on, ends once, and is summed up', async () => {
    const { page, troubles } = await stage.visit();
    await openMatch(
      page,
      setupOf([ADA, { kind: 'bot', level: 'greedy', name: 'Kai' }], {
        position: QUIET,
        options: { consent: 'auto' },
      }),
    );
    await endPhase(page);
    const before = await interrupt(page, 1);
    const player = await playerOf(page);
    await player.untilYours();
    const { entries } = await stored(page);
    const turn = entries.filter(({ seat }) => seat === 1);
    expect(before).toBeLessThan(entries.length);
    expect(turn.filter(({ move }) => move === 'end')).toHaveLength(1);
    // The rules replay the stored match, answer by answer.
    expect((await rebuilt(page, tesseract as unknown as AnyGame)).decider).toBe(0);
    await expect.poll(() => page.locator('.tb-log .is-sum').first().innerText()).toContain('Kai');
    expect(troubles).toEqual([]);
  });

  test('quantum: the turn goes on, ends once, and is summed up', async () => {
    const { page, troubles } = await stage.visit();
    const seats = [ADA, { kind: 'bot', level: 'greedy', name: 'Vega' }] as const;
    const player = await quantum.openMatch(page, quantum.setupOf(seats, { given: FLEETS, seed: 'gone' }));
    await player.play('end');
    const before = await interrupt(page, 1);
    await player.untilYours();
    const { entries } = await stored(page);
    expect(before).toBeLessThan(entries.length);
    const ends = entries.filter(({ seat, move }) => seat === 1 && move === 'end');
    expect(ends).toHaveLength(1);
    expect((await rebuilt(page, rulesOfQuantum as unknown as AnyGame)).decider).toBe(0);
    await expect.poll(() => page.locator('.tb-log').innerText()).toContain('Vega');
    expect(troubles).toEqual([]);
  });
});

describe('the speed of bots', () => {
  const listed = (page: Page): Promise<number> => page.locator('.rt-moves button').count();

  /** White has one move to make, the clock is stopped, and Black is a bot. */
  async function playAgainst(botSpeed: string): Promise<Page> {
    const { page } = await stage.visit();
    await settle(page, { botSpeed, oneClick: true });
    await page.clock.install();
    await openRift(page, SHORT_GAME.slice(0, 18), { seats: [ADA, KAI] });
    await page.locator('.tb-prompt.is-act').waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await playByMouse(page, 'Vo3=Ho3');
    await expect.poll(() => storedMoves(page)).toContain('Vo3=Ho3');
    // One's own move is on the board at once.
    await expect.poll(() => listed(page)).toBe(5);
    return page;
  }

  /** Advances the fake clock, and lets the bot compute before and after. */
  async function pass(page: Page, ms: number, isPlayed: boolean): Promise<void> {
    await page.clock.runFor(ms);
    if (isPlayed) await expect.poll(async () => (await storedMoves(page)).length).toBe(20);
    await page.clock.runFor(1);
  }

  test('instant: its answer is shown at once', async () => {
    const page = await playAgainst('instant');
    await pass(page, 1, true);
    await expect.poll(() => listed(page)).toBe(6);
  });

  test('normal: its answer is shown a moment after the last one', async () => {
    const page = await playAgainst('normal');
    await pass(page, 250, false);
    expect(await listed(page)).toBe(5);
    await pass(page, 60, true);
    await expect.poll(() => listed(page)).toBe(6);
  });

  test('slow: its answer is stored, but shown later', async () => {
    const page = await playAgainst('slow');
    await pass(page, 400, true);
    expect(await listed(page)).toBe(5);
    await pass(page, 1500, true);
    await expect.poll(() => listed(page)).toBe(6);
  });
});

describe('past boards', () => {
  test('tesseract: panels and layers show the past, nothing can be played, a button returns', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 40));
    const lab = page.locator('.tess-lab').first();
    const now = await lab.innerText();
    const answers = await storedAnswers(page);
    for (const step of [39, 38, 37, 36, 35, 34, 33, 32]) {
      await page.keyboard.press('Shift+ArrowLeft');
      await page.locator('.tb-prompt.is-back').getByText(`step ${step} of 40`).waitFor();
    }
    await expect.poll(() => lab.innerText()).not.toBe(now);
    await page.keyboard.press('e');
    await page.locator('[data-spot="3 0"]').click();
    expect(await storedAnswers(page)).toEqual(answers);
    await page.getByRole('slider', { name: 'The match so far' }).fill('3');
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('step 3 of 40');
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.locator('.tb-prompt.is-act').waitFor();
    await expect.poll(() => lab.innerText()).toBe(now);
  });

  test('rift: the board shows the past, with the move in words, and Escape returns', async () => {
    const { page } = await stage.visit();
    await settle(page, { coaching: false }); // no tip to close
    await openRift(page, SHORT_GAME.slice(0, 19), { seats: [ADA, MILO] });
    await expect.poll(() => page.locator('.rt-told').innerText()).toContain('turned.');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => page.locator('.rt-told').innerText()).toContain('o14 to o11');
    await page.getByRole('slider').fill('16');
    await expect.poll(() => page.locator('.rt-told').innerText()).toContain('f13 to f5');
    await expect.poll(() => page.locator('.rt-moves [aria-current]').innerText()).toBe('Tf13-f5');
    await page.locator('body').press('Escape');
    await expect.poll(() => page.locator('.tb-prompt.is-back').count()).toBe(0);
    expect(await storedMoves(page)).toEqual(SHORT_GAME.slice(0, 19));
    // An undo back to the board on screen makes it the present.
    await page.getByRole('slider').fill('18');
    await page.locator('.tb-prompt.is-back').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.tb-prompt.is-back').count()).toBe(0);
    await expect.poll(() => storedMoves(page)).toEqual(SHORT_GAME.slice(0, 18));
  });

  test('on a phone the timeline is over the cube while a past board is shown', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true });
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 40));
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.tt-stage').getByRole('slider').fill('10');
    await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('10');
  });
});

test('quantum: a past board changes nothing, a line of the log shows its board, Esc returns', async () => {
  const { page, troubles } = await stage.visit();
  await settle(page, { coaching: false });
  const player = await quantum.openMatch(page, quantum.setupOf([ADA, MILO], { given: FLEETS }));
  for (const answer of ['move a2 3,5', 'research']) await player.play(answer);
  const sheet = page.locator('.q-sheet');
  const now = await sheet.innerHTML();
  await page.locator('.tb-log button').last().click();
  await page.locator('.tb-prompt.is-back').waitFor();
  await expect.poll(() => sheet.innerHTML()).not.toBe(now);
  await page.keyboard.press('r');
  await page.keyboard.press('e');
  expect(await storedAnswers(page)).toEqual(['move a2 3,5', 'research']);
  await page.keyboard.press('Escape');
  await page.locator('.tb-prompt.is-act').waitFor();
  await expect.poll(() => sheet.innerHTML()).toBe(now);
  await page.getByRole('slider', { name: 'The match so far' }).fill('0');
  await expect.poll(() => page.locator('.tb-prompt').innerText()).toContain('step 0 of 2');
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await page.locator('.tb-prompt.is-act').waitFor();
  expect(troubles).toEqual([]);
});

describe('the log', () => {
  test('shows the board of a line', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 40));
    const line = page.locator('.tb-log button').nth(12);
    await line.click();
    await page.locator('.tb-prompt.is-back').waitFor();
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
    // The list is one tab stop, however long; arrows move inside it.
    expect(await page.locator('.tb-log button[tabindex="0"]').count()).toBe(1);
    await line.press('ArrowDown');
    await page.locator('.tb-log button').nth(13).and(page.locator(':focus')).waitFor();
  });

  const WHO = {
    en: /^(Lab [AB]|The Tesseract):?$/,
    fr: /^(Labo [AB]|Le Tesseract)(\s:)?$/,
    cs: /^(Laboratoř [AB]|Teserakt):?$/,
  };
  const told = Object.entries(WHO).filter(([language]) => HAS_ALL || language === 'cs');
  test.each(told)('%s: begins every line with the player', async (language, who) => {
    const { page } = await stage.visit();
    await settle(page, { language });
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 60));
    await expect.poll(() => page.locator('.tb-log li').count()).toBeGreaterThan(30);
    const starts = await page
      .locator('.tb-log li')
      .evaluateAll(all => all.map(one => one.querySelector('b')?.textContent?.trim() ?? ''));
    for (const start of starts) expect(start).toMatch(who);
  });

  test('marks the decisive answer of a finished match, like the timeline', async () => {
    const { page } = await stage.visit();
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers);
    const moment = page.locator('.tb-log .is-decisive');
    await moment.first().waitFor();
    await expect.poll(() => page.locator('.tb-line .is-decisive').count()).toBe(1);
    await expect.poll(() => page.locator('.tb-log li').first().innerText()).toContain('24');
    // A press shows the decisive position.
    await page.locator('.tb-prompt').getByRole('button', { name: 'The decisive moment' }).click();
    await expect.poll(() => page.locator('.tb-prompt.is-back').innerText()).toMatch(/step \d+ of 185/);
    // The answer before left no line: the lines of the one before that are marked.
    const shown = page.locator('.tb-log [aria-current="step"]');
    await expect.poll(() => shown.first().innerText()).toContain('Yellow 2 takes its place');
  });
});

describe('the recap', () => {
  async function comeBack(page: Page, seen: number): Promise<void> {
    await page.addInitScript(count => {
      localStorage['tessera.seen'] ??= JSON.stringify({ begun: count });
    }, seen);
    await openRift(page, SHORT_GAME.slice(0, 19), { seats: [ADA, MILO] });
  }

  test('tells a returning player what happened, replays it, and returns to the present', async () => {
    const { page } = await stage.visit();
    await page.clock.install();
    await comeBack(page, 16);
    const recap = page.locator('.tb-recap');
    await expect.poll(() => recap.innerText()).toMatch(/Since you were here: .*turns a/s);
    await recap.getByRole('button', { name: 'Show it' }).click();
    await page.locator('.tb-prompt.is-back').waitFor();
    await page.clock.runFor(10_000);
    await expect.poll(() => page.locator('.tb-prompt.is-back').count()).toBe(0);
    expect(await recap.count()).toBe(0);
    await page.reload();
    await page.getByRole('grid').waitFor();
    await expect.poll(() => page.locator('.rt-told').innerText()).toContain('turned.');
    expect(await recap.count()).toBe(0);
  });

  test('tesseract: names important events with their players', async () => {
    const { page } = await stage.visit();
    await page.addInitScript(() => {
      localStorage['tessera.seen'] ??= '{"pictured":30}';
    });
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, 40));
    const recap = page.locator('.tb-recap');
    await expect.poll(() => recap.innerText()).toMatch(/Since you were here: (Lab [AB]|The Tesseract)/);
    await recap.getByRole('button', { name: 'Show it' }).click();
    await page.locator('.tb-prompt.is-back').waitFor();
  });

  test('disappears with the first answer', async () => {
    const { page } = await stage.visit();
    await comeBack(page, 16);
    await page.locator('.tb-recap').waitFor();
    await playByMouse(page, 'Tf5-b1xc2');
    await expect.poll(() => page.locator('.tb-recap').count()).toBe(0);
    await expect.poll(() => storedMoves(page)).toEqual(SHORT_GAME);
  });

  test('on a phone covers nothing of the room, and can be closed', async () => {
    const { page } = await stage.visit({ viewport: PHONE });
    await comeBack(page, 16);
    await page.locator('.tb-recap').waitFor();
    const [recap, room] = await Promise.all(
      ['.tb-recap', '.tb-room'].map(part => page.locator(part).boundingBox()),
    );
    expect((recap?.y ?? 0) + (recap?.height ?? 0)).toBeLessThanOrEqual(room?.y ?? 0);
    await page.locator('.tb-recap').getByRole('button', { name: 'Close' }).click();
    await page.locator('.tb-recap').waitFor({ state: 'detached' });
  });
});
