/** quantum's map comes first: as large as the window allows, and of one size and place in every moment of a match. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADA, friend } from './people.ts';
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
});
