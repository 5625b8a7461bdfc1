/**
 * Home is animated while the user is active and idle otherwise (row W7 measures the cost); a first game is
 * one click away.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storedMoves } from './player.ts';
import { drawn, pinSeed, stage } from './stage.ts';

const BEAT = 3200;
const MINUTE = 60_000;

/** Opens home with a fake clock. */
async function openHome(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { page } = await stage.visit({ reducedMotion });
  await page.clock.install();
  await page.goto('/');
  await page.locator('.tile .loop-art .needle').waitFor();
  return page;
}

/** The animated tiles. */
const alive = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('.tile:has(.is-alive)')
    .evaluateAll(tiles => tiles.map(tile => (tile as HTMLElement).dataset.game));

describe('home', () => {
  test('animates its tiles one after the other, and rests until the user is active', async () => {
    const page = await openHome('no-preference');
    expect(await alive(page)).toEqual([]);
    for (const game of ['rift', 'tesseract', 'quantum', 'loop']) {
      await page.clock.runFor(BEAT);
      await expect.poll(() => alive(page)).toEqual([game]);
    }
    await page.clock.runFor(MINUTE);
    expect(await alive(page)).toEqual(['loop']);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.mouse.move(300, 300);
    await page.clock.runFor(BEAT);
    await expect.poll(() => alive(page)).toEqual(['rift']);
  });

  test('has no animation with reduced motion', async () => {
    const page = await openHome('reduce');
    await page.clock.runFor(MINUTE);
    expect(await alive(page)).toEqual([]);
  });

  test('the tile of rift shows the middle of its board', async () => {
    const { page } = await stage.visit();
    await page.goto('/');
    const board = page.locator('.tile .rift-tilt');
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      // The page arranges itself in the frame after the new size.
      await drawn(page);
      // Offsets of the middles as parts of the picture; the perspective lowers the board of a flat tile by a quarter.
      const [across, down] = await board.evaluate(tilted => {
        const [inner, outer] = [tilted, tilted.parentElement as Element].map(one =>
          one.getBoundingClientRect(),
        );
        if (!inner || !outer) throw new Error('The tile is not drawn');
        const middle = (start: number, size: number) => start + size / 2;
        return [
          (middle(inner.x, inner.width) - middle(outer.x, outer.width)) / outer.width,
          (middle(inner.y, inner.height) - middle(outer.y, outer.height)) / outer.height,
        ];
      });
      expect(Math.abs(across ?? 1), `${width}`).toBeLessThan(0.35);
      expect(Math.abs(down ?? 1), `${width}`).toBeLessThan(0.35);
    }
  });

  test('a press on the round play sign of a tile opens its game', async () => {
    const { page } = await stage.visit();
    await page.goto('/');
    const sign = page.locator('.tile[data-game=quantum] .play-sign');
    await sign.waitFor();
    const { x, y, width, height } = (await sign.boundingBox()) as NonNullable<
      Awaited<ReturnType<typeof sign.boundingBox>>
    >;
    // By coordinates, as a mouse does it: the hover lifts the sign first.
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect.poll(() => sign.evaluate(lifted => getComputedStyle(lifted).transform)).not.toBe('none');
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL('**/new/quantum');
  });

  /** Row W1 counts the bytes of these requests. */
  test('a first game loads its table in one language, and no other page', async () => {
    const { page, context, troubles } = await stage.visitApart({ locale: 'fr-FR' });
    await pinSeed(page, 7);
    const fetched: string[] = [];
    context.on('request', request => fetched.push(request.url().split('/').at(-1) ?? ''));
    await page.goto('/');
    await page.locator('.ticket[data-game="rift"] button').click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('h');
    await page.locator('.tb-hint').getByRole('button', { name: 'Jouer' }).click();
    await expect.poll(async () => (await storedMoves(page)).length).toBe(2);
    const scripts = fetched.filter(file => file.endsWith('.js')).join(' ');
    for (const part of ['RiftTable', 'rift-fr', 'worker']) expect(scripts).toContain(`${part}-`);
    expect(scripts).not.toMatch(
      /newMatch|draft|preparation|settings|workshop|\b(en|cs)-|tesseract|quantum|loop|reading/i,
    );
    expect(troubles).toEqual([]);
  });

  test('a finished match is among all matches, and its game has no first game any more', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/');
    const firsts = page.locator('.ticket.is-first');
    await page.locator('.ticket[data-game="rift"] button').click();
    await page.getByRole('grid').waitFor();
    // A game that was opened, not played, keeps its card.
    await page.goBack();
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
    await expect.poll(() => firsts.count()).toBe(4);
    await page.goForward();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
    await page.locator('.tb-prompt.is-over').waitFor();
    await page.goto('/');
    await expect.poll(() => firsts.count()).toBe(3);
    expect(await page.getByRole('heading', { name: 'Continue' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Your matches' }).click();
    await page.locator('.ticket[data-game="rift"]').getByText('You resigned').waitFor();
    // Its new match offers no first game either; that of another game does.
    await page.goto('/new/rift');
    await page.getByRole('heading', { name: 'New match' }).waitFor();
    expect(await page.getByText('Recommended first game').count()).toBe(0);
    await page.goto('/new/quantum');
    await page.getByText('Recommended first game').waitFor();
    expect(troubles).toEqual([]);
  });

  test('the puzzle of the day has its picture beside a match of the same game, on every visit', async () => {
    const { page, troubles } = await stage.visit();
    // A day with a puzzle of rift.
    await page.clock.setFixedTime(Date.UTC(2026, 10, 19, 12));
    await page.goto('/');
    await page.locator('.ticket[data-game="rift"] button').click();
    await page.getByRole('grid').waitFor();
    for (let visit = 0; visit < 8; visit += 1) {
      await page.goto('/');
      await page.locator('.return-left .ticket-picture svg').first().waitFor();
      await page.locator('.return-puzzle .ticket[data-game="rift"] .ticket-picture svg').first().waitFor();
    }
    expect(troubles).toEqual([]);
  });
});
