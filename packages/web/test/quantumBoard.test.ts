/** quantum's map comes first: as large as the window allows, and of one size and place in every moment of a match. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { table } from '../../games/test/quantumTable.ts';
import { ADA, friend } from './people.ts';
import { fourAnswers } from './quantumGames.ts';
import { openMatch, type Player, setupOf } from './quantumPlayer.ts';
import { PATIENCE, SIZES } from './sizes.ts';
import { drawn, quickVisit } from './stage.ts';

/** Side by side; both have cards for the fight, and Ada is a research away from one more. */
const FACING = {
  seats: [
    { ships: '3@4,3 5@3,4 2@1,2', research: 5, cards: 'cruel relentless flexible' },
    { ships: '3@5,3 5@7,6', cards: 'scrappy stubborn' },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (page: Page): Promise<Box> => {
  await drawn(page);
  return (await page.locator('.qb-board').boundingBox()) as Box;
};

/** Plays the first of some answers that is legal. */
const playOne = async (player: Player, ...answers: readonly string[]): Promise<void> => {
  const { legal } = player.situation();
  await player.play(answers.find(answer => legal.includes(answer)) ?? (legal[0] as string));
};

/** From a free turn through a fight, with its questions, to the cards that are taken at its end. */
async function moments(page: Page): Promise<readonly (readonly [string, Box])[]> {
  const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given: FACING, seed: 'asked' }));
  const seen: (readonly [string, Box])[] = [];
  const look = async (moment: string): Promise<void> => {
    seen.push([moment, await boxOf(page)]);
  };
  const square = (place: string) => page.locator(`.qb-cells [aria-label^="(${place})"]`);
  await look('a free turn');
  await square('4,3').click();
  await page.locator('.qb-ship.is-selected').waitFor();
  await look('a ship in hand');
  await square('5,3').click();
  await page.locator('.qb-hits .is-chosen').waitFor();
  await look('an attack that is chosen');
  await player.play('attack a1 5,3 from 4,3');
  while (player.situation().view.decision?.kind !== 'TURN') {
    await look(`asked ${player.situation().view.decision?.kind}`);
    await playOne(player, 'pass', 'hold', 'keep');
  }
  await look('after the fight');
  await player.play('research');
  await playOne(player, 'end');
  expect(player.situation().view.decision?.kind).toBe('ADVANCE');
  await page.locator('.q-over').waitFor();
  await look('cards to take');
  await page.locator('.q-over button.q-card').last().click();
  await look('a card that is chosen');
  return seen;
}

/** Five ships and three cards with powers; two targets, one of them from two squares. */
const CROWDED = {
  seats: [
    { ships: '3@4,3 5@3,4 2@1,2 4@0,4 6@2,3', research: 4, cards: 'flexible resourceful nomadic' },
    { ships: '3@5,3 5@4,5 2@5,5 6@3,2', cards: 'relentless stubborn' },
  ],
  cubes: { '1,1': 'a', '7,7': 'b' },
};

/** Parts of an element's kind that a scrolling panel, another element or the window's edge hides. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(wanted => {
    const isSeen = (element: HTMLElement): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map(share => [left + width * share, top + height * share] as const);
      return points.every(([x, y]) => {
        const over = document.elementFromPoint(x, y);
        return over !== null && (element.contains(over) || over.contains(element));
      });
    };
    const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter(one => one.checkVisibility());
    return shown.filter(one => !isSeen(one)).map(one => one.innerText || one.className);
  }, selector);

describe('a chosen attack among many powers', () => {
  test(
    'shows its stakes, its button and the whole bar in every window, without scrolling',
    async () => {
      const page = await quickVisit();
      await openMatch(page, setupOf([ADA, friend('Milo')], { given: CROWDED }));
      const square = (place: string) => page.locator(`.qb-cells [aria-label^="(${place})"]`);
      await square('4,3').click();
      await page.locator('.qb-ship.is-selected').waitFor();
      await square('5,3').click();
      await page.locator('.qb-hits .is-chosen').waitFor();
      const faults: string[] = [];
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await drawn(page);
        expect(await page.locator('.q-outcome dt:visible').count(), size).toBeGreaterThanOrEqual(2);
        for (const fault of await hidden(page, '.q-outcome dd, .q-go .q-do, .q-bar button, .q-free button'))
          faults.push(`${size}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'leaves the five actions in their places, whatever powers a ship has',
    async () => {
      const page = await quickVisit();
      await openMatch(page, setupOf([ADA, friend('Milo')], { given: CROWDED }));
      const places = async (): Promise<readonly number[]> => {
        await drawn(page);
        const acts = page.locator('.q-acts .q-act');
        return acts.evaluateAll(all => all.slice(0, 5).map(one => one.getBoundingClientRect().x));
      };
      for (const size of ['laptop', 'desktop', 'large', 'tablet', 'portrait'] as const) {
        await page.setViewportSize(SIZES[size]);
        const free = await places();
        for (const place of ['4,3', '2,3', '0,4', '1,2']) {
          await page.locator(`.qb-cells [aria-label^="(${place})"]`).click();
          await page.locator('.qb-ship.is-selected').waitFor();
          expect(await places(), `${size} ${place}`).toEqual(free);
        }
      }
    },
    PATIENCE,
  );
});

describe('the bar', () => {
  test.each(['fr-FR', 'cs-CZ'])(
    '%s: keeps every action in its place while actions are spent, and lays no power over undo',
    async locale => {
      const page = await quickVisit({ viewport: SIZES.laptop, locale });
      const [own, others] = CROWDED.seats;
      const given = { ...CROWDED, seats: [{ ...own, research: 1 }, { ...others }] };
      const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given }));
      const boxes = async (): Promise<readonly { readonly left: number; readonly right: number }[]> => {
        await drawn(page);
        return page.locator('.q-bar button:visible').evaluateAll(all =>
          all.map(one => {
            const { left, right } = one.getBoundingClientRect();
            return { left, right };
          }),
        );
      };
      const before = await boxes();
      for (const actions of [2, 1, 0]) {
        await player.play('research');
        const now = await boxes();
        expect(now.slice(0, 5), `${actions}`).toEqual(before.slice(0, 5));
      }
      for (const viewport of [SIZES.laptop, SIZES.desktop]) {
        await page.setViewportSize(viewport);
        for (const place of ['4,3', '2,3', '0,4', '1,2']) {
          await page.locator(`.qb-cells [aria-label^="(${place})"]`).click();
          const all = await boxes();
          for (const [i, { right }] of all.entries())
            expect(all[i + 1]?.left ?? right, `${viewport.width} ${place} ${i}`).toBeGreaterThanOrEqual(
              right,
            );
        }
      }
    },
    PATIENCE,
  );
});

describe('four answers to a fight', () => {
  test('are whole in Czech, in a hand and under an upright map', async () => {
    const page = await quickVisit({ viewport: SIZES.phone, locale: 'cs-CZ' });
    await openMatch(page, setupOf([ADA, friend('Milo')], { position: fourAnswers() }));
    const cut = (): Promise<readonly string[]> =>
      page.locator('.q-reaction').evaluateAll(all =>
        all.flatMap(button =>
          [...button.querySelectorAll<HTMLElement>(':scope > b, .q-reaction-text')]
            .filter(one => one.checkVisibility())
            .filter(one => {
              const right = button.getBoundingClientRect().right - 4;
              return (
                one.scrollHeight > one.clientHeight + 1 ||
                one.getBoundingClientRect().left + one.scrollWidth > right
              );
            })
            .map(one => one.innerText),
        ),
      );
    await page.locator('.q-reaction').nth(3).waitFor();
    for (const size of ['phone', 'landscape', 'portrait', 'tablet', 'laptop'] as const) {
      await page.setViewportSize(SIZES[size]);
      await drawn(page);
      expect(await cut(), size).toEqual([]);
    }
  });
});

describe('in a hand', () => {
  test('powers beside the heading are whole', async () => {
    const page = await quickVisit({ viewport: SIZES.phone });
    await openMatch(page, setupOf([ADA, friend('Milo')], { given: CROWDED }));
    const power = await page.locator('.q-about-ship > .q-free button').first().boundingBox();
    const panel = await page.locator('.q-about-ship').boundingBox();
    expect(power?.y).toBeGreaterThanOrEqual(panel?.y ?? Number.NaN);
  });
});

/** The first card of the row lies there twice, for a fleet that may take one. */
function twins(): string {
  const rows = { gambit: 'expansion expansion sabotage', command: 'cerebral clever conformist' };
  const seats = [{ ships: '3@5,4 5@4,3' }, { ships: '6@4,6' }];
  const game = table({ seats, rows });
  game.play('construct 4,4', 'end');
  return game.position();
}

describe('cards', () => {
  test('of two equal Gambits the pressed one alone is marked', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, friend('Milo')], { position: twins() }));
    const pressed = (): Promise<readonly (string | null)[]> =>
      page
        .locator('.q-over button.q-card')
        .evaluateAll(all => all.map(one => one.getAttribute('aria-pressed')));
    await page.locator('.q-over button.q-card').nth(1).click();
    await expect.poll(pressed).toEqual(['false', 'true', 'false', 'false', 'false', 'false']);
  });
});

describe('a cube', () => {
  test('is seen to land: its banner stands in the other half of the map', async () => {
    const page = await quickVisit({ viewport: SIZES.laptop, reducedMotion: 'no-preference' });
    const given = {
      seats: [{ ships: '5@4,0 2@3,1' }, { ships: '6@8,8' }],
      cubes: { '1,1': 'a', '7,7': 'b' },
    };
    await openMatch(page, setupOf([ADA, friend('Milo')], { given }));
    const planet = page.locator('.qb-cells [aria-label^="(4,1)"]');
    const { y = 0, height = 0 } = (await planet.boundingBox()) ?? {};
    await planet.click();
    const banner = page.locator('.tb-banner');
    await banner.waitFor();
    expect((await banner.boundingBox())?.y).toBeGreaterThan(y + height);
  });
});

describe('the map', () => {
  test.each([
    ['laptop', 640],
    ['desktop', 720],
    ['phone', 360],
    ['portrait', 560],
  ] as const)(
    '%s: is at least %s wide, and neither moves nor changes its size',
    async (size, least) => {
      const page = await quickVisit({ viewport: SIZES[size] });
      const seen = await moments(page);
      const [[, first] = ['', undefined]] = seen;
      expect(first?.width).toBeGreaterThanOrEqual(least);
      expect(seen).toEqual(seen.map(([moment]) => [moment, first]));
    },
    PATIENCE,
  );

  test.each(['laptop', 'tablet', 'portrait', 'landscape', 'phone'] as const)(
    '%s: is as large when the match is over',
    async size => {
      const page = await quickVisit({ viewport: SIZES[size], locale: 'fr-FR' });
      const given = { ...FACING, seats: [{ ...FACING.seats[0], cubesLeft: 1 }, { ...FACING.seats[1] }] };
      const player = await openMatch(page, setupOf([ADA, friend('Milo')], { given }));
      const before = await boxOf(page);
      await player.play('construct 4,4');
      await page.locator('.tb-ends').waitFor();
      expect(await boxOf(page)).toEqual(before);
      expect(await hidden(page, '.tb-ends .tb-pill')).toEqual([]);
      const ends = await page.locator('.tb-ends').boundingBox();
      if (size === 'portrait') expect((ends?.y ?? 0) + (ends?.height ?? 0)).toBeLessThan(before.y);
    },
    PATIENCE,
  );

  test('stays where it is on a flat map too, when an answer of the bar is chosen', async () => {
    const page = await quickVisit({ viewport: SIZES.laptop });
    await openMatch(page, setupOf([ADA, friend('Milo')], { options: { map: 's2-corridor' } }));
    const before = await boxOf(page);
    // A roll is kept at once; another one is chosen first.
    await page.keyboard.press('2');
    await page.locator('.tb-chosen').waitFor();
    expect(await boxOf(page)).toEqual(before);
  });
});
