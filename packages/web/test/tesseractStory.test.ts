import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ADA, MILO } from './people.ts';
import { SIZES } from './sizes.ts';
import { quickVisit, solidStage } from './stage.ts';
import { storedAnswers } from './storedMatch.ts';
import { openMatch, setupOf } from './tesseractPlayer.ts';

/** Three sets in Ada’s lab; two of their cubes have a primed twin. */
const SETS = {
  tesseract: Array.from({ length: 16 }, (_, cell) => (cell === 15 ? 'Y1O2P3' : 'Y1O2P3B6')),
  labs: ['Y2Y3Y4Y5', 'B5'],
  primed: 'Y4Y5O5',
  researchers: ['R03', 'R04'],
};

describe('one model of selection', () => {
  test('[T-CONTAIN-2] C and Enter contain the cube that the lab marks, also after browsing', async () => {
    const page = await quickVisit();
    await openMatch(page, setupOf([ADA, MILO], { position: SETS }));
    const marked = page.locator('.tess-lab .is-contain [data-target]');
    const first = page.locator('.tb-chooser li button').first();
    await expect.poll(() => marked.getAttribute('data-target')).toBe('A:Y5');
    await page.keyboard.press('c');
    await first.waitFor();
    await expect.poll(() => first.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    // Another set in view is the one that the list begins with.
    await page.getByRole('button', { name: 'Next set' }).click();
    await page.locator('.tess-leaf', { hasText: '2/' }).waitFor();
    const target = (await marked.getAttribute('data-target')) ?? '';
    const cubes = await page
      .locator('.tess-lab .is-filled, .tess-lab .is-contain, .tess-lab .is-orThis')
      .count();
    await page.keyboard.press('c');
    const second = page.locator('.tb-chooser li button').nth(1);
    await expect.poll(() => second.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('.tb-chosen .tt-after').waitFor();
    await page.locator(`.tess-lab [data-chosen][data-target="${target}"]`).waitFor();
    expect(cubes).toBeLessThan(4);
    expect(await storedAnswers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await storedAnswers(page)).at(-1)).toBe(`pick ${target}`);
  });

  test('a press beside the question repeats it; one on an empty place says what to press', async () => {
    const page = await quickVisit();
    const stacks = SETS.tesseract.map((stack, cell) => (cell === 5 ? '' : stack));
    await openMatch(page, setupOf([ADA, MILO], { position: { ...SETS, tesseract: stacks } }));
    await page.locator('[data-spot="5 0"]').click();
    await page.locator('.tb-toast', { hasText: 'Nothing is left here.' }).waitFor();
  });
});

/** True for an element within the box of its scrolling panel. */
const isWhollySeen = (step: Locator): Promise<boolean> =>
  step.evaluate(element => {
    const panel = element.closest('.tt-tale')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return panel !== undefined && top >= panel.top - 1 && bottom <= panel.bottom + 1;
  });

describe('the turn of somebody else', () => {
  test('is told step by step to the next player', async () => {
    const page = await quickVisit({ viewport: SIZES.laptop });
    const player = await openMatch(page, setupOf([ADA, MILO], { position: SETS }));
    const steps = page.locator('.st-story li');
    await player.playAll(['remove 3,3', 'adjust primed:O5 -', 'end']);
    await steps.first().waitFor();
    await expect
      .poll(() => steps.allInnerTexts())
      .toEqual([
        expect.stringContaining('Purple 3 at d4 goes into Ada’s lab'),
        expect.stringContaining('Orange 5 becomes 4'),
        expect.stringContaining('is primed and rolls'),
      ]);
    // Arrows from where each cube lay, a number on the one that changed in its place.
    await expect.poll(() => page.locator('.tt-trace > b').allInnerTexts()).toEqual(['1', '2', '3']);
    expect(await page.locator('.tt-trace g').count()).toBe(2);
    const next = page.locator('.st-story').getByRole('button', { name: 'Next', exact: true });
    for (const step of [0, 1, 2]) {
      await next.click();
      await page.locator('.tt-trace > b.is-on', { hasText: String(step + 1) }).waitFor();
      expect(await page.locator('.tt-trace > b.is-dim').count()).toBe(2);
      await expect.poll(() => isWhollySeen(steps.nth(step))).toBe(true);
    }
    await next.click(); // past the last step all are shown again
    await page.locator('.tt-trace .is-on').first().waitFor({ state: 'detached' });
    const box = () => page.locator('.tt-stage').boundingBox();
    const before = await box();
    await player.playAll(['adjust B:B5 +']); // the first own deed clears the trace and shifts nothing
    await page.locator('.tt-trace > b').first().waitFor({ state: 'detached' });
    await steps.first().waitFor({ state: 'detached' });
    expect(await box()).toEqual(before);
  });

  test('is told over the cube of a phone, which does not cover it', async () => {
    const { page } = await solidStage.visit({ viewport: SIZES.phone, reducedMotion: 'no-preference' });
    const player = await openMatch(page, setupOf([ADA, MILO], { position: SETS }));
    await page.locator('canvas').waitFor();
    await player.playAll(['remove 3,3', 'end'], 'keyboard');
    const strip = page.locator('.st-strip');
    await strip.waitFor();
    const isOnTop = (of: Locator): Promise<boolean> =>
      of.evaluate(one => {
        const { x, y, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + 20, y + height / 2));
      });
    expect(await isOnTop(strip)).toBe(true);
    // A card of the sheet lies over it where both meet.
    await page.keyboard.press('e');
    await page.locator('.tb-chosen').waitFor();
    expect(await isOnTop(page.locator('.tb-chosen h2'))).toBe(true);
  });

  test('ends above the buttons in a low window, below six revealed cards, and so does the other lab', async () => {
    const page = await quickVisit({ viewport: SIZES.laptop });
    const containment = [1, 2, 3, 4, 5, 6].map(number => `C-0${number} revealed`);
    const player = await openMatch(page, setupOf([ADA, MILO], { position: { ...SETS, containment } }));
    const bottom = (of: string): Promise<number> =>
      page.locator(of).evaluate(element => element.getBoundingClientRect().bottom);
    await page.locator('.tess-mate').waitFor();
    expect(await bottom('.tess-matecubes')).toBeLessThanOrEqual(await bottom('.is-right'));
    await player.playAll(['remove 3,3', 'adjust primed:O5 -', 'end']);
    await page.locator('.st-story li').first().waitFor();
    expect(await bottom('.tt-tale')).toBeLessThanOrEqual((await bottom('.is-right')) + 1);
  });
});
