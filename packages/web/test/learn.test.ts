import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { crossing, playByKeyboard, playByMouse } from './player.ts';
import { stage } from './stage.ts';

/** The index of a point by its name. */
const at = (name: string): number =>
  (Number(name.slice(1)) - 1) * 15 + 'abcdefghijklmno'.indexOf(name[0] ?? '');

/** Counts tables that are drawn before their lesson; the time between them is what a lesson adds to its table. */
const countLate = (): void => {
  Object.assign(window, { late: 0 });
  const look = (): void => {
    const isLate = document.querySelector('.table-root') && !document.querySelector('.ln-panel h2');
    if (isLate) (window as unknown as { late: number }).late++;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
};

/** Each lesson is drawn in one frame with its table, the first as well as the next ones. */
const late = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { late: number }).late);

test('a course is taken on the real table, by mouse and by keyboard, and its place is kept', async () => {
  const { page, troubles } = await stage.visit();
  await page.addInitScript(countLate);
  await page.goto('/learn');
  const card = page.getByRole('region', { name: /Tesseract 1983/ });
  await card.getByText('0 of 12').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole('link', { name: /^Start/ }).click();

  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await lesson.getByRole('heading', { name: 'Straight ahead' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await playByMouse(page, 'Th3-h5');
  await lesson.getByText('on to h8, where the slide stops it').waitFor();
  expect(await crossing(page, at('h3')).getAttribute('aria-label')).toContain('Tesseract');
  await playByMouse(page, 'Th3-h8');
  await lesson.getByText('every piece in the way stops it').waitFor();

  await page.keyboard.press('Enter'); // the way on has the focus
  await lesson.getByRole('heading', { name: 'Take by jumping' }).waitFor();
  await page.locator('[data-square]').first().waitFor();
  await playByKeyboard(page, 'Th3-k6', '');
  const back = lesson.getByRole('button', { name: 'Take it back' });
  await lesson.getByText('nowhere to land').waitFor(); // the Star has taken the Tesseract
  await expect.poll(() => back.evaluate(one => one === document.activeElement)).toBe(true);
  // Without a column the lesson is a band; nobody is told to wait for a move there either.
  expect(await late(page)).toBe(0);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.ln-band').getByText('nowhere to land').waitFor();
  await expect.poll(() => page.locator('[data-resting]').count()).toBe(1);
  expect(await page.getByRole('button', { name: /^Wait for/ }).count()).toBe(0);
  await page.setViewportSize({ width, height });
  await lesson.getByText('nowhere to land').waitFor();
  await page.evaluate(countLate);
  await expect.poll(() => back.evaluate(one => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await lesson.getByText('Taken back.').waitFor();
  await playByKeyboard(page, 'Th3-h9xh8', '');
  await lesson.getByRole('button', { name: 'Next lesson' }).click();
  await lesson.getByRole('heading', { name: 'How to win' }).waitFor();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await lesson.getByText('You win by jumping').waitFor();
  expect(await late(page)).toBe(0);

  await page.goto('/learn');
  await card.getByText('3 of 12').waitFor();
  await card.getByRole('link', { name: 'Continue: Around the corner' }).waitFor();
  expect(troubles).toEqual([]);
});

test('tesseract: a step that the table plays with the one before is not counted', async () => {
  const { page, troubles } = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await page.goto('/learn/tesseract/3');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await lesson.getByText('Step 1 of 2').waitFor();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await lesson.getByText('Step 2 of 2').waitFor();
  for (const done of ['Contain it.', 'Choose the cube']) {
    await lesson.getByText(done).waitFor();
    await lesson.getByRole('button', { name: 'Show me', disabled: false }).click();
  }
  await lesson.getByText('never goes from 6 to 1').waitFor();
  await lesson.getByText('Step 2 of 2').waitFor();
  // What is done next stands below the text, not at the far end of the column.
  const [text, ways] = await Promise.all(
    ['.ln-told', '.ln-ways'].map(part => lesson.locator(part).boundingBox()),
  );
  expect((ways?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(40);
  expect(troubles).toEqual([]);
});

test.each([
  ['rift', 2],
  ['tesseract', 2],
  ['quantum', 2],
  ['loop', 6],
  ['loop/supa', 3],
  ['loop/centrifuge', 1],
  ['loop/ultramachina', 3],
])(
  '%s: a lesson is read out with its rule, its step and its ways, and axe finds nothing',
  async (course, nth) => {
    const { page, troubles } = await stage.visit();
    await page.goto(`/learn/${course}/${nth}`);
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    await lesson.getByRole('heading').waitFor();
    await expect(`${await lesson.ariaSnapshot()}\n`).toMatchFileSnapshot(
      `fixtures/lessons/${course.replace('/', '-')}.yml`,
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  },
);
