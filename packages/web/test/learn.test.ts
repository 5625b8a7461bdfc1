import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Course } from '../src/games/course.ts';
import { course as loop } from '../src/games/loop/course/index.ts';
import { course as quantum } from '../src/games/quantum/course/index.ts';
import { course as rift } from '../src/games/rift/course/index.ts';
import { course as tesseract } from '../src/games/tesseract/course/index.ts';
import { axeViolations } from './axe.ts';
import { pressEra } from './loopPlayer.ts';
import { crossing, playByKeyboard, playByMouse } from './player.ts';
import { SIZES } from './sizes.ts';
import { PHONE, settle, stage } from './stage.ts';

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
  await lesson.getByText('Step 1 of 3').waitFor();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await lesson.getByText('Step 2 of 3').waitFor();
  for (const done of ['Contain it.', 'Choose the cube', 'One question is left']) {
    await lesson.getByText(done).waitFor();
    await lesson.getByRole('button', { name: 'Show me', disabled: false }).click();
  }
  await lesson.getByText('never goes from 6 to 1').waitFor();
  await lesson.getByText('Step 3 of 3').waitFor();
  // Nothing is said to be done while the table asks.
  await page.getByText('Lab A, your turn:', { exact: true }).waitFor();
  // What is done next stands below the text, not at the far end of the column.
  const [text, ways] = await Promise.all(
    ['.ln-told', '.ln-ways'].map(part => lesson.locator(part).boundingBox()),
  );
  expect((ways?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeLessThan(40);
  expect(troubles).toEqual([]);
});

/** Courses by the address of their lessons. */
const COURSES: readonly (readonly [id: string, course: Course])[] = [
  ...Object.entries({ rift, tesseract, quantum, loop }),
  ...Object.entries(loop.further ?? {}).map(([mode, course]) => [`loop/${mode}`, course] as const),
];

/** Walks back by the Tab key, from wherever the focus is, until a control has it. */
async function walkTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate(one => one === document.activeElement);
  for (let presses = 0; !(await isThere()); presses++) {
    expect(presses, `${control} is out of reach`).toBeLessThan(60);
    await page.keyboard.press('Shift+Tab');
  }
}

/** Takes a lesson by its "Show me" without a mouse; what is read out before the first step, and at the end. */
async function take(page: Page, title: string): Promise<string> {
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await lesson.getByRole('heading', { name: title, exact: true }).waitFor();
  const told = lesson.locator('.ln-told');
  const onwards = lesson.getByRole('button', { name: /^(Next lesson|Play a small game)/ });
  const showMe = lesson.getByRole('button', { name: 'Show me', disabled: false });
  await showMe.waitFor();
  const begun = await lesson.ariaSnapshot();
  expect(await axeViolations(page), title).toEqual([]);
  while ((await onwards.count()) === 0) {
    const asked = await told.innerText();
    await walkTo(page, showMe);
    await page.keyboard.press('Enter');
    await expect.poll(() => told.innerText()).not.toBe(asked);
    await showMe.or(onwards).waitFor();
  }
  await expect.poll(() => onwards.evaluate(one => one === document.activeElement)).toBe(true);
  const ended = await lesson.getByRole('status').ariaSnapshot();
  await page.keyboard.press('Enter');
  return `${begun}\n${ended}\n`;
}

test.each(COURSES)(
  '%s: the whole course by keyboard alone, as it is read out, and axe finds nothing',
  async (id, course) => {
    const { page, troubles } = await stage.visit();
    await settle(page, { botSpeed: 'instant' });
    await page.goto(`/learn/${id}/1`);
    const { lessons } = await course.loadWords('en');
    const told: string[] = [];
    for (const { title } of Object.values(lessons)) told.push(await take(page, title));
    await expect(told.join('\n')).toMatchFileSnapshot(`fixtures/lessons/${id.replace('/', '-')}.yml`);
    // The last way leads to the small game, which begins with a decision.
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/match\//);
    await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
    expect(await page.getByRole('complementary', { name: 'Lesson' }).count()).toBe(0);
    expect(troubles).toEqual([]);
  },
);

test('a game lost by a wrong answer is shown; skipping leads to the small game, whose result is kept', async () => {
  const { page, troubles } = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await settle(page, { coaching: false, botSpeed: 'instant' });
  await page.goto('/learn/quantum/10');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await lesson.getByRole('heading', { name: 'How to win' }).waitFor();
  await page.getByRole('button', { name: /^End actions/ }).click();
  await page.keyboard.press('Enter');
  await lesson.getByText('The bot placed its last cube and won.').waitFor();
  expect((await page.locator('.tb-prompt').innerText()).trim()).toBe('This is how it turns out.');
  await page.keyboard.press('Enter'); // taken back
  await lesson.getByRole('button', { name: 'Skip this lesson' }).click();
  await page.locator('.tb-prompt.is-act').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .locator('#tb-menu')
    .getByRole('button', { name: /^Resign/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.tb-prompt.is-over').waitFor();
  await page.goto('/learn');
  const card = page.getByRole('region', { name: 'Quantum' });
  await card.getByText('You lost this one. Try again?').waitFor();
  await card.getByText('2 of 11').waitFor();
  expect(troubles).toEqual([]);
});

test('on a phone the place of a step is scrolled to', async () => {
  const { page } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/learn/loop/6');
  const band = page.locator('.ln-band');
  // The missions keep the place of tips: a lesson gives none, and uses none up.
  await page.locator('.lt-slot').getByText('Patch up Dr Foo!').waitFor();
  expect(await page.evaluate(() => localStorage['tessera.lessons'] ?? '')).not.toContain('loop');
  await band.getByRole('button', { name: 'Show me' }).click();
  await band.getByText('LOOP Stripes, the dimension').waitFor();
  const stripes = page.locator('.lp-loop', { hasText: 'Stripes' });
  const below = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await stripes.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(below).toBeLessThanOrEqual(PHONE.height);
});

test('loop: on a phone, an era that is pressed for an answer hides nothing of the ring', async () => {
  const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await settle(page, { language: 'fr', coaching: false });
  await page.goto('/learn/loop/2');
  const band = page.locator('.ln-band');
  const showMe = band.getByRole('button', { name: 'Montrez-moi', disabled: false });
  await showMe.waitFor();
  await pressEra(page, 3); // the wrong way
  await band.locator('.ln-reply').waitFor();
  expect(await page.locator('.lb-peek').count()).toBe(0);
  await pressEra(page, 0); // to look at it
  await page.locator('.lb-peek').waitFor();
  // The last turn: its threat is whole, and the actions are in sight.
  await page.goto('/learn/loop/11');
  await showMe.waitFor();
  const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
  expect(await page.locator('.lt-threats ul').evaluate(isCut)).toBe(false);
  const end = await page.locator('.lp-end').boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  // Nobody is told to wait for themselves, and the ways on stand beside the title or below it.
  while ((await band.locator('.ln-learned').count()) === 0) {
    await showMe.tap();
    await showMe.or(band.locator('.ln-learned')).waitFor();
  }
  await expect.poll(() => page.locator('.tb-prompt > p:visible, .lt-threats').count()).toBe(0);
  const [title, ways] = await Promise.all(['h2', '.ln-ways'].map(part => band.locator(part).boundingBox()));
  const isBeside = (title?.x ?? 0) + (title?.width ?? 0) <= (ways?.x ?? 0);
  const isAbove = (title?.y ?? 0) + (title?.height ?? 0) <= (ways?.y ?? 0);
  expect(isBeside || isAbove).toBe(true);
  expect(await band.locator('h2').evaluate(isCut)).toBe(false);
  expect(troubles).toEqual([]);
});

test('the lesson moves into its column when a window becomes wide enough', async () => {
  const { page, troubles } = await stage.visit({ viewport: SIZES.tablet });
  await settle(page, { coaching: false });
  await page.goto('/learn/rift/1');
  await page.locator('.ln-band').waitFor();
  for (const size of ['laptop', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    const [shown, gone] = size === 'tablet' ? ['.ln-band', '.ln-panel'] : ['.ln-panel', '.ln-band'];
    await page.locator(shown).waitFor();
    await page.locator(gone).waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
});

test('tesseract: the list beside a cube stays clear of the lesson', async () => {
  const { page, troubles } = await stage.visit({ viewport: { width: 1366, height: 768 } });
  await settle(page, { coaching: false });
  await page.goto('/learn/tesseract/6');
  await page.getByRole('heading', { level: 2, name: 'Mind the pairs' }).waitFor();
  await page.getByRole('button', { name: /^Adjust/ }).click();
  await page.getByRole('button', { name: 'Orange 5, Primed area' }).click();
  const list = page.getByRole('button', { name: /^Up to 6/ });
  await expect.poll(async () => (await list.boundingBox())?.width ?? 0).toBeGreaterThan(0);
  const lesson = await page.getByRole('complementary', { name: 'Lesson' }).boundingBox();
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await list.boundingBox()) ?? {};
      return x + width;
    })
    .toBeLessThan(lesson?.x ?? 0);
  expect(troubles).toEqual([]);
});
