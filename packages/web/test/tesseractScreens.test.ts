import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openEnding } from './ending.ts';
import { ADA, MILO } from './people.ts';
import { ASKED } from './positions.ts';
import { expectSound, followSystem, HAS_ALL, LONG, PICTURED, READ, SCREEN, testSound } from './sizes.ts';
import { solidStage, stage } from './stage.ts';
import { WON_GAME } from './tesseractGames.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

/** Number of answers after which there are sets, playable cards, and a breach in sight. */
const MIDDLE = 118;
const openMiddle = (page: Page): Promise<unknown> =>
  openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, MIDDLE));

/** Four seats, five cards in one hand. */
const FOUR = {
  ...ASKED,
  players: 4,
  labs: ['Y3O4P5', 'B5B6', 'Y1Y2', 'O6'],
  hands: [['L2-01', 'L3-02', 'L2-03', 'L2-05', 'L3-07'], ['L2-04'], [], ['L4-01']],
  researchers: ['R03', 'R04', 'R05', 'R06'],
};
const TEAM = [ADA, MILO, { kind: 'friend', name: 'Ines' }, { kind: 'friend', name: 'Kai' }] as const;

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'tesseract-layers': openMiddle,
  'tesseract-consent': async page => {
    const player = await openMatch(page, setupOf([ADA, MILO], { position: ASKED }));
    await player.play('transfer A:Y3 B');
  },
  'tesseract-four': page => openMatch(page, setupOf(TEAM, { position: FOUR })),
  'tesseract-setup': page => openMatch(page, setupOf([ADA, MILO])),
  'tesseract-past': async page => {
    await openMiddle(page);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.locator('.tb-prompt.is-back').waitFor();
  },
};

const CLAUSE = { sizes: ['desktop'], read: ['desktop'], themes: ['light'] } as const;

/** The guide is a part of the page with the clauses: axe reads both together. */
const RULES = [
  ['rules-tesseract', '/rules/tesseract', '.guide', HAS_ALL ? LONG : { ...LONG, read: [] }],
  ['rules-tesseract-clause', '/rules/tesseract#T-GEO-5', '[id="T-GEO-5"]', HAS_ALL ? LONG : CLAUSE],
] as const;

const ROOMY = ['low', 'wide', 'huge'] as const;

/**
 * Parts that are always visible: prompt, breach, chance, own lab, remaining actions, the effect of ending.
 */
const TABLE = {
  isTable: true,
  never: [
    '.tb-prompt p',
    '.tt-end',
    '.tess-tokenrow',
    '.tess-lab .tess-well',
    { of: '.tb-threat', in: ['portrait', 'middle', ...ROOMY] },
    { of: '.tess-strip-chance strong', in: ['phone'] },
    { of: '.tess-strip-breach', in: ['phone'] },
    { of: '.tess-breach', in: ['landscape', 'portrait', ...ROOMY] },
    { of: '.tess-cardkeys button', in: ROOMY },
    { of: '.tess-mate', in: ROOMY },
    { of: '.tess-containment', in: ROOMY },
  ],
} as const;

describe('sound in every viewport and theme', () => {
  const toNewMatch = async (page: Page): Promise<void> => {
    await page.goto('/new/tesseract');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
  };
  testSound('new-tesseract', toNewMatch);

  for (const [name, open] of Object.entries(SCREENS)) {
    // There is no threat before the first turn, and none on a past board.
    const isPast = name === 'tesseract-past';
    const never =
      isPast || name === 'tesseract-setup' ? ['.tb-prompt p', '.tess-lab .tess-well'] : TABLE.never;
    // The same table in every viewport is `tesseract-layers`.
    const sizes = name === 'tesseract-layers' ? {} : { sizes: READ };
    testSound(name, open, { ...TABLE, never, ...sizes });
  }

  const toTheEnd = async (page: Page): Promise<void> => {
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers);
    await openEnding(page);
  };
  testSound('tesseract-won', toTheEnd, { isTable: true, sizes: READ });

  test(`tesseract-table, the cube in 3D, ${PICTURED}`, SCREEN, async () => {
    const { page, troubles } = await solidStage.visit({ reducedMotion: 'no-preference' });
    await followSystem(page);
    await openMiddle(page);
    await page.locator('canvas').waitFor();
    await expectSound(page, 'tesseract-table', {
      ...TABLE,
      // A cube painted by software is dear; its table is the one of `tesseract-layers`.
      sizes: ['phone', ...(HAS_ALL ? (['landscape', 'portrait', 'huge'] as const) : []), 'desktop'],
      isPictured: true,
      ...(HAS_ALL ? {} : { read: ['desktop'] as const }),
    });
    expect(troubles).toEqual([]);
  });
});

test('the rules: long pages, nothing clipped, one game away from the other', SCREEN, async () => {
  const { page, troubles } = await stage.visit();
  await followSystem(page);
  for (const [name, address, part, look] of RULES) {
    await page.goto(address);
    await page.locator(part).waitFor();
    await expectSound(page, name, look);
  }
  await page.getByRole('link', { name: 'Tesseract 1983' }).click();
  await page.waitForURL('**/rules/rift');
  expect(troubles).toEqual([]);
});
