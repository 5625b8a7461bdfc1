import { describe, expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { crossing, openRift, playLine } from './player.ts';
import { SIZES } from './sizes.ts';
import { stage } from './stage.ts';

/** Position without threats. */
const QUIET = '4p9t/15/15/15/15/15/15/15/15/11S3/15/15/15/15/T14 w C p 0 0';
const SHUFFLE = ['Ta1-a2', 'To15-o14', 'Ta2-a1', 'To14-o15', 'Ta1-a2', 'To15-o14', 'Ta2-a1'];
const [O14, O15] = [13 * 15 + 14, 14 * 15 + 14];

describe('[R-END-6] a third repetition', () => {
  test('is announced at the second, crossed out on the board, and explained with its clause', async () => {
    const { page, troubles } = await stage.visit();
    await openRift(page, SHUFFLE.slice(0, 3), { position: QUIET });
    const band = page.locator('.tb-prompt');
    expect(await band.innerText()).not.toContain('once before');
    await playLine(page, SHUFFLE.slice(3, 4), SHUFFLE.slice(0, 3));
    await expect.poll(() => band.innerText()).toContain('This position has come up once before.');
    expect(await page.locator('[aria-live]').allInnerTexts()).toContainEqual(
      expect.stringContaining('A third time is not allowed (R-END-6)'),
    );
    await playLine(page, SHUFFLE.slice(4), SHUFFLE.slice(0, 4));
    await crossing(page, O14).click();
    await expect
      .poll(() => crossing(page, O15).getAttribute('aria-label'))
      .toContain('not allowed a third time');
    expect(await page.locator('.rift-board .closed').getAttribute('d')).toMatch(/^M/);
    expect(await axeViolations(page)).toEqual([]);
    await crossing(page, O15).click();
    await page.getByText('The same position would come up for the third time').waitFor();
    expect(await page.locator('.tb-toast').getByRole('link').getAttribute('href')).toContain('R-END-6');
    expect(troubles).toEqual([]);
  });
});

describe('[R-END-7] the stall limit', () => {
  const stalled = (count: number) => QUIET.replace('0 0', `${count} ${count}`);
  const seats = [
    { kind: 'you', name: '' },
    { kind: 'bot', level: 'gentle', name: '' },
  ] as const;

  test.each([
    ['laptop', 42, '42 of 100 moves without a capture or drop, then pawns are counted: you lead 2 to 1'],
    ['phone', 42, '42 of 100 quiet moves: you lead 2 to 1'],
    ['landscape', 96, '96 of 100 quiet moves: you lead 2 to 1'],
  ] as const)('counts from 40 on and shows who leads: %s', async (size, count, words) => {
    const { page, troubles } = await stage.visit({ viewport: SIZES[size] });
    await openRift(page, [], { position: stalled(count), seats, options: { stallLimit: 100 } });
    const counter = page.locator('.tb-threat').filter({ hasText: '100' });
    await expect.poll(() => counter.innerText()).toBe(words);
    expect(await counter.evaluate(one => one.classList.contains('is-high'))).toBe(count > 89);
    const { right } = await counter.evaluate(one => one.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(SIZES[size].width);
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
