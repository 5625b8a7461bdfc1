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

describe('[R-END-13] the closing rift', () => {
  const INNER = '15/15/2h4t7/4p10/15/15/15/15/12R2/15/5S7h1/15/6V8/7T7/15 w - p 0 0';
  const seats = [
    { kind: 'you', name: '' },
    { kind: 'bot', level: 'gentle', name: '' },
  ] as const;
  const open = async (count: number, size: keyof typeof SIZES = 'laptop') => {
    const visitor = await stage.visit({ viewport: SIZES[size] });
    const position = INNER.replace('0 0', `${count} ${count}`);
    await openRift(visitor.page, [], { position, seats, options: { closingRift: true } });
    return visitor;
  };
  const counter = '.tb-threat:has-text("R-END-13")';

  test('is announced ten moves before a ring closes, and drawn', async () => {
    const { page, troubles } = await open(34);
    await page.locator('.rings .next').waitFor();
    expect(await page.locator('.rings .shut').count()).toBe(0);
    await expect
      .poll(() => page.locator(counter).innerText())
      .toBe('The edge, ring 1, closes to Tesseracts in 6 quiet moves (R-END-13).');
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('says which rings are closed, and ends the game for a Tesseract left there', async () => {
    const { page, troubles } = await open(52);
    await page.locator('.rings .shut').waitFor();
    await expect
      .poll(() => page.locator(counter).innerText())
      .toContain('the edge up to ring 2. Ring 3 closes in 12');
    await crossing(page, 2 * 15 + 6).click();
    await crossing(page, 3 * 15 + 6).click();
    await expect
      .poll(() => page.locator('.tb-prompt').innerText())
      .toContain('Your Tesseract ended its turn in a closed ring.');
    expect(troubles).toEqual([]);
  });

  test('fits a phone', async () => {
    const { page } = await open(41, 'phone');
    await expect
      .poll(() => page.locator('.tb-threat:has-text("Ring")').innerText())
      .toBe('Ring 2 closes in 11 quiet moves');
  });
});
