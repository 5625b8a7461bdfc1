import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeViolations,
  clippedButtons,
  DESKTOP,
  openStage,
  overflows,
  PHONE,
  picture,
  type Stage,
  TABLET,
} from './stage.ts';
import { WON_GAME } from './tesseractGames.ts';
import { ADA, MILO, openMatch, playerOf, setupOf } from './tesseractPlayer.ts';

let flat: Stage;
let solid: Stage;
beforeAll(async () => {
  [flat, solid] = await Promise.all([openStage('none'), openStage('software')]);
});
afterAll(() => Promise.all([flat.close(), solid.close()]));

const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE } as const;
const THEMES = ['dark', 'light'] as const;

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

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'new-tesseract': async page => {
    await page.goto('/new/tesseract');
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
  },
  'tesseract-layers': openMiddle,
  'tesseract-consent': async page => {
    const player = await openMatch(page, setupOf([ADA, MILO], { position: ASKED }));
    await player.play('transfer A:Y3 B');
  },
  'tesseract-won': async page => {
    await openMatch(page, setupOf([ADA], WON_GAME.match), WON_GAME.answers);
    await page.getByRole('dialog').waitFor();
  },
};

const setTheme = (page: Page, theme: string): Promise<unknown> =>
  page.addInitScript(chosen => {
    const key = 'tessera.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...settings, theme: chosen }));
  }, theme);

const isTable = (name: string): boolean => name.startsWith('tesseract');

async function expectSound(page: Page, name: string): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const { x, y } = await overflows(page);
  expect(x, 'scrolls sideways').toBeLessThanOrEqual(0);
  expect(await clippedButtons(page)).toEqual([]);
  if (isTable(name)) expect(y, 'scrolls to decide').toBeLessThanOrEqual(0);
}

describe.each(THEMES)('in the %s theme', theme => {
  describe.each(Object.entries(SIZES))('%s', (size, viewport) => {
    test.each(Object.entries(SCREENS))(
      '%s: nothing broken, nothing cut off, axe finds nothing',
      async (name, open) => {
        const { page, troubles } = await flat.visit({ viewport, hasTouch: size === 'phone' });
        await setTheme(page, theme);
        await open(page);
        await page.waitForTimeout(300);
        const isKept = theme === 'dark' && size !== 'tablet';
        const shot = await picture(page, `${name}-${size}-${theme}`, isKept);
        expect(shot.length).toBeGreaterThan(10_000);
        await expectSound(page, name);
        expect(troubles).toEqual([]);
        await page.context().close();
      },
      60_000,
    );

    test('the cube in 3D: drawn, nothing cut off, axe finds nothing', async () => {
      const { page, troubles } = await solid.visit({
        viewport,
        hasTouch: size === 'phone',
        reducedMotion: 'no-preference',
      });
      await setTheme(page, theme);
      await openMiddle(page);
      await page.locator('canvas').waitFor();
      await page.waitForTimeout(1500);
      const shot = await picture(page, `tesseract-table-${size}-${theme}`);
      expect(shot.length).toBeGreaterThan(30_000);
      await expectSound(page, 'tesseract-table');
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 60_000);
  });
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
    await expectSound(page, 'rules');
    await page.getByRole('link', { name: 'Tesseract 1983' }).click();
    await page.waitForURL('**/rules/rift');
    expect(troubles).toEqual([]);
  },
  60_000,
);

describe('the cube in 3D', () => {
  test('a cube under the pointer is lifted and named, and a click takes it', async () => {
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
