/** Review of a finished match: one press from its end, moments asked first and answered then, stored for the next visit. */
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { crossing, openRift, SHORT_GAME, storedMoves } from './player.ts';
import { HAS_ALL } from './sizes.ts';
import { overflows, PHONE, settle, stage } from './stage.ts';

const [O3, O5] = [2 * 15 + 14, 4 * 15 + 14];
const DESKTOP = { width: 1366, height: 768 };

test.each([
  ['desktop', { viewport: DESKTOP }],
  ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
])(
  'rift on a %s: end, review, moment, tries, answer; a second visit computes nothing',
  async (name, options) => {
    // On a phone axe reads the moments; their questions and answers are the same parts in a narrower column.
    const isRead = HAS_ALL || name === 'desktop';
    const { page, troubles } = await stage.visit(options);
    await settle(page, { coaching: false });
    await openRift(page, SHORT_GAME);
    await page.locator('.tb-ends').getByRole('link', { name: 'Review' }).click();
    const panel = page.getByRole('complementary', { name: 'Review' });
    // The last mistake lost a Tesseract.
    await panel.locator('.tb-sums-of').waitFor({ state: 'attached' });
    const moments = panel.locator('.tb-moments button');
    await moments.last().getByText('the small slide on o3 turns').waitFor();
    const listed = await moments.allInnerTexts();
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThanOrEqual(5);
    expect(listed.at(-1)).toContain('the small slide on o3 turns');
    expect(await axeViolations(page)).toEqual([]);
    expect((await overflows(page)).x).toBe(0);

    // The table stands before the decision, and takes tries: from the board, or from a list.
    await moments.last().click();
    await panel.getByText('Choose from a list').waitFor();
    await page.locator('.table-root[data-seq^="20000"]').waitFor();
    if (name === 'phone') {
      await panel.getByRole('button', { name: 'Find a better move' }).click();
      await panel.locator('.tb-ways').waitFor({ state: 'hidden' });
      await panel.getByRole('button', { name: 'Find a better move' }).click();
    } else {
      await panel.getByRole('button', { name: 'Keep as a puzzle' }).click();
      await panel.getByRole('button', { name: 'Kept in your puzzles' }).waitFor();
      await crossing(page, O3).click();
      await crossing(page, O5).click();
    }
    await panel.getByText('Choose from a list').click();
    const first = panel.locator('.tb-listed button').first();
    const tried = await first.innerText();
    await first.click();
    const tries = panel.locator('.tb-tries li');
    await tries.filter({ hasText: tried }).locator('em').waitFor();
    if (name === 'desktop') await tries.filter({ hasText: 'o3 to o5' }).locator('em').waitFor();
    if (isRead) expect(await axeViolations(page)).toEqual([]);

    // The answer: words and numbers of one judgement.
    const show = panel.getByRole('button', { name: 'Show the answer' });
    if ((await show.count()) > 0) await show.click();
    const best = panel.locator('.tb-choice.is-best');
    await best.waitFor();
    const percent = async (selector: string): Promise<number> =>
      Number.parseInt(await panel.locator(`${selector} em`).first().innerText(), 10);
    const [better, worse] = [await percent('.tb-choice.is-best'), await percent('.tb-choice.is-worse')];
    const cost = Number.parseInt(/−(\d+)/.exec(listed.at(-1) ?? '')?.[1] ?? '', 10);
    expect(better - worse).toBe(cost);
    await panel.getByText('takes the Tesseract and wins').first().waitFor();
    if (isRead) expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'All moments' }).click();
    await moments.first().waitFor();
    await page
      .getByText(/captured/)
      .first()
      .waitFor();

    // Nothing was played, and the stored review is there at once, without any bot.
    const { length } = SHORT_GAME;
    await page.getByRole('slider').press('Home');
    await expect.poll(() => page.getByRole('slider').inputValue()).toBe('0');
    await page.reload();
    await panel.locator('.tb-sums-of').waitFor({ state: 'attached' });
    await expect.poll(() => moments.allInnerTexts()).toEqual(listed);
    // A moment has fewer answers than its match; back there, nothing is recapped that was seen.
    await moments.last().click();
    await panel.getByText('Choose from a list').waitFor();
    await page.goBack();
    await page.locator('.tb-ends').waitFor();
    expect(await page.locator('.tb-recap').count()).toBe(0);
    expect(await storedMoves(page)).toHaveLength(length);

    // A kept moment is listed among the puzzles, and opens at its question.
    if (name === 'desktop') {
      await page.goto('/puzzles');
      await page.getByRole('link', { name: 'Better than: the small slide on o3 turns' }).click();
      await panel.getByText('Choose from a list').waitFor();
    }
    expect(troubles).toEqual([]);
  },
);

test('a window that is made smaller keeps the board beside the moments', async () => {
  const { page } = await stage.visit({ viewport: { width: 2560, height: 1440 } });
  await openRift(page, SHORT_GAME);
  await page.getByRole('link', { name: 'Review' }).first().click();
  await page.locator('.tb-review').waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
  // As wide as at a table that was opened in this window.
  await expect
    .poll(async () => (await page.locator('.rift-board').boundingBox())?.width)
    .toBeGreaterThan(500);
});
