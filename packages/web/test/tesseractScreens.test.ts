import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound, isPictured, PATIENCE, SIZES, setTheme, THEMES } from './sizes.ts';
import { openStage, picture, type Stage } from './stage.ts';
import { WON_GAME } from './tesseractGames.ts';
import { ADA, MILO, openMatch, playerOf, setupOf } from './tesseractPlayer.ts';

let flat: Stage;
let solid: Stage;
beforeAll(async () => {
  [flat, solid] = await Promise.all([openStage('none'), openStage('software')]);
});
afterAll(() => Promise.all([flat.close(), solid.close()]));

/** Well into the game: sets to declare, cards to play, a breach in sight. */
const MIDDLE = 118;
const openMiddle = (page: Page): Promise<unknown> =>
  openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers.slice(0, MIDDLE));

/** Somebody is asked to agree while a breach threatens. */
const ASKED = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell % 3 === 0 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y3O4P5', 'B5B6'],
  primed: 'Y2O2P4',
  breach: 5,
  hands: [['L2-01', 'L3-02'], ['L2-04']],
  researchers: ['R03', 'R04'],
};

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
};

const ROOMY = ['low', 'wide', 'huge'] as const;

/** What a decision needs is never out of sight: prompt, breach, chance, own lab, actions left, what the end would do. */
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
    { of: '.tess-card button', in: ROOMY },
    { of: '.tess-mate', in: ROOMY },
    { of: '.tess-containment', in: ROOMY },
  ],
} as const;

describe.each(THEMES)('in the %s theme', theme => {
  test(
    'new-tesseract: sound in every window',
    async () => {
      const { page, troubles } = await flat.visit();
      await setTheme(page, theme);
      await page.goto('/new/tesseract');
      await page.getByRole('button', { name: 'Start the match' }).waitFor();
      await expectSound(page, 'new-tesseract', theme, { isKept: isPictured(theme) });
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  test.each(Object.entries(SCREENS))(
    '%s: sound in every window',
    async (name, open) => {
      const { page, troubles } = await flat.visit();
      await setTheme(page, theme);
      await open(page);
      // There is no threat before the first turn.
      const never = name === 'tesseract-setup' ? ['.tb-prompt p', '.tess-lab .tess-well'] : TABLE.never;
      await expectSound(page, name, theme, { ...TABLE, never, isKept: isPictured(theme) });
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  test(
    'tesseract-won: sound in every window',
    async () => {
      const { page, troubles } = await flat.visit();
      await setTheme(page, theme);
      await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers);
      await page.getByRole('dialog').waitFor();
      await expectSound(page, 'tesseract-won', theme, { isTable: true, isKept: isPictured(theme) });
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );

  test(
    'the cube in 3D: drawn, nothing cut off, axe finds nothing',
    async () => {
      const { page, troubles } = await solid.visit({ reducedMotion: 'no-preference' });
      await setTheme(page, theme);
      await openMiddle(page);
      await page.locator('canvas').waitFor();
      await expectSound(page, 'tesseract-table', theme, {
        ...TABLE,
        sizes: ['phone', 'landscape', 'portrait', 'desktop', 'huge'],
        isKept: isPictured(theme, true),
      });
      expect(troubles).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});

test.each([
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const)(
  'the rules on a %s in the %s theme: a long page, nothing cut off',
  async (size, theme) => {
    const { page, troubles } = await flat.visit({ viewport: SIZES[size] });
    await setTheme(page, theme);
    await page.goto('/rules/tesseract#T-GEO-5');
    await page.locator('[id="T-GEO-5"]').waitFor();
    await expectSound(page, 'rules', theme, { sizes: [size] });
    await page.getByRole('link', { name: 'Tesseract 1983' }).click();
    await page.waitForURL('**/rules/rift');
    expect(troubles).toEqual([]);
  },
  60_000,
);

describe('the cube in 3D', () => {
  test('a cube under the pointer is lifted and named, a click chooses it, Enter takes it', async () => {
    const { page, troubles } = await solid.visit({ reducedMotion: 'no-preference' });
    const player = await openMatch(page, setupOf([ADA, MILO], { position: { ...ASKED, primed: '' } }));
    const canvas = page.locator('canvas');
    await canvas.waitFor();
    await page.waitForTimeout(1500);
    const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const ready = page.locator('.tt-tip.is-ready');
    for (let i = 0; i < 200 && (await ready.count()) === 0; i++) {
      await page.mouse.move(
        box.x + (box.width * (20 + ((i * 7) % 60))) / 100,
        box.y + (box.height * (15 + Math.floor(i / 3))) / 100,
      );
      await page.waitForTimeout(30);
    }
    await picture(page, 'tesseract-hover-desktop-dark');
    await page.mouse.down();
    await page.mouse.up();
    await page.locator('.tb-chosen').waitFor();
    expect(await player.answers()).toHaveLength(0); // chosen, and nothing spent yet
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await player.answers()).length, { timeout: 10_000 }).toBe(1);
    expect((await player.answers())[0]?.move).toMatch(/^remove \d,\d$/);
    expect(troubles).toEqual([]);
  }, 60_000);

  test('turning it plays nothing; the layers are one key away and back', async () => {
    const { page, troubles } = await solid.visit({ reducedMotion: 'no-preference' });
    await openMiddle(page);
    await page.locator('canvas').waitFor();
    for (const key of ['q', 'w', ']', '[']) await page.keyboard.press(key);
    await page.keyboard.press('l');
    await expect.poll(() => page.locator('canvas').count()).toBe(0);
    await page.keyboard.press('l');
    await page.locator('canvas').waitFor();
    expect(await (await playerOf(page)).answers()).toHaveLength(MIDDLE);
    expect(troubles).toEqual([]);
  }, 60_000);
});
