/**
 * Gives one answer at the tesseract table by mouse or by keyboard, following the transitions of `hand.ts`.
 */
import type { TesseractState } from '@tessera/games/tesseract';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  ACTIONS,
  type ActionVerb,
  cellOfTarget,
  isAction,
  type Offer,
  type Said,
} from '../src/games/tesseract/answers.ts';
import {
  choose,
  emptyHand,
  type Hand,
  listedOf,
  type Manner,
  press,
  type Stepped,
  take,
} from '../src/games/tesseract/hand.ts';

export interface Giving {
  readonly page: Page;
  readonly offer: Offer;
  readonly said: Said;
  readonly state: TesseractState;
  readonly how: 'mouse' | 'keyboard';
  /** Input mode: which answers need confirmation. */
  readonly manner: Manner;
  /** The cube of a set that goes. */
  readonly goer?: string | undefined;
}

const EMPTY = emptyHand(0);

/** Presses an action, a cube, an entry of the list that opens. */
export async function give(giving: Giving): Promise<void> {
  const { offer, said, page, state, manner } = giving;
  const listed = listedOf(offer, manner.isTouch).indexOf(said);
  if (!offer.isFree) return listed >= 0 ? giveListed(giving, listed) : givePressed(giving, EMPTY);
  if (said.verb === 'end') return giveEnd(giving);
  if (said.verb === 'play') return giveCard(giving, cardButton(page, said.words[0] ?? ''));
  if (said.verb === 'use') return giveCard(giving, columnButton(page, state, Number(said.words[0])));
  if (!isAction(said.verb)) return giveListed(giving, listed);
  if (said.verb === 'remove') return givePressed(giving, EMPTY);
  await giveAction(giving, said.verb);
  const step = choose(offer, EMPTY, said.verb, manner);
  if (step.hand.pending || step.play) return giveChosen(giving, step);
  return step.hand.asking ? giveEntry(giving, step.hand) : givePressed(giving, step.hand);
}

/** Confirms a selected answer: by the button of its card, or by Enter. */
async function giveChosen({ page, how, goer }: Giving, { hand }: Stepped): Promise<void> {
  if (!hand.pending) return;
  await page.locator('.tb-chosen').waitFor();
  const { goes = [] } = hand.pending;
  if (goer !== undefined && goes[0] !== goer) {
    if (how === 'keyboard') await page.keyboard.press(String(goes.indexOf(goer) + 1));
    else await page.locator('.tt-goers button').nth(goes.indexOf(goer)).click();
    await page.locator(`.tt-goers :nth-child(${goes.indexOf(goer) + 1})[aria-pressed="true"]`).waitFor();
  }
  if (how === 'keyboard') await page.keyboard.press('Enter');
  else await page.locator('.tb-chosen .is-go').click();
}

const giveSaid = (giving: Giving): Promise<void> =>
  giveChosen(giving, take(giving.offer, EMPTY, { said: giving.said }, giving.manner));

async function giveCard(giving: Giving, button: Locator): Promise<void> {
  await activate(giving, button);
  await giveSaid(giving);
}

const ACTION_KEYS: Readonly<Record<ActionVerb, string>> = {
  remove: 'r',
  adjust: 'a',
  transfer: 't',
  study: 's',
  contain: 'c',
  specialize: 'x',
};

async function giveAction({ page, how }: Giving, verb: ActionVerb): Promise<void> {
  if (how === 'keyboard') await page.keyboard.press(ACTION_KEYS[verb]);
  else await page.locator('.tt-acts > .tt-act').nth(ACTIONS.indexOf(verb)).click();
}

async function giveEnd(giving: Giving): Promise<void> {
  const { page, how } = giving;
  await (how === 'keyboard' ? page.keyboard.press('e') : page.locator('.tt-end').click());
  await giveSaid(giving);
}

async function giveListed(giving: Giving, index: number): Promise<void> {
  const { page, how } = giving;
  const button = page.locator('.tt-answers button').nth(index);
  await button.waitFor();
  if (how === 'mouse' || index > 8) await button.click();
  else await page.keyboard.press(String(index + 1));
  await giveSaid(giving);
}

/** Presses a stack, or a cube of a lab or the primed area; then an entry of the list, if one opens. */
async function givePressed(giving: Giving, before: Hand): Promise<void> {
  const { page, offer, said, how, manner } = giving;
  const target = said.targets[0] ?? '';
  const cell = cellOfTarget(target);
  if (cell === undefined) await activate(giving, cubeButton(page, target));
  else if (how === 'mouse') await stack(page, cell, levelOf(giving, cell)).click();
  else await walkTo(page, cell, levelOf(giving, cell));
  const step = press(offer, before, target, manner);
  await (step.hand.asking ? giveEntry(giving, step.hand) : giveChosen(giving, step));
}

async function giveEntry(giving: Giving, { asking, mode }: Hand): Promise<void> {
  const { page, offer, said, how } = giving;
  const entries = asking?.entries ?? [];
  const index = entries.findIndex(entry => 'said' in entry && entry.said.text === said.text);
  if (index < 0) {
    // Sets are below an entry of their own.
    await page
      .locator('.tb-chooser li button')
      .nth(entries.length - 1)
      .click();
    return giveEntry(giving, choose(offer, EMPTY, mode ?? 'contain', giving.manner).hand);
  }
  const button = page.locator('.tb-chooser li button').nth(index);
  await button.waitFor();
  if (how === 'mouse' || index > 8) await button.click();
  else await page.keyboard.press(String(index + 1));
  await giveSaid(giving);
}

/** Clicks by mouse; by keyboard, tabs to the button. */
async function activate({ page, how }: Giving, button: Locator): Promise<void> {
  if (how === 'mouse') return button.click();
  await button.waitFor();
  // Resolved once: querying by name at every tab stop takes longer than the walk.
  const wanted = await button.elementHandle();
  for (let stops = 0; stops < 120; stops++) {
    if (await wanted?.evaluate(one => one === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

const levelOf = ({ state, said }: Giving, cell: number): number => {
  const height = state.stacks[cell]?.length ?? 0;
  return said.verb === 'to' ? Math.min(3, height) : Math.max(0, height - 1);
};

/** A place of the layers. */
const stack = (page: Page, cell: number, level: number): Locator =>
  page.locator(`[data-spot="${cell} ${level}"]`);

/** A selectable cube of a lab or of the primed area. */
const cubeButton = (page: Page, target: string): Locator =>
  page.locator(`button[data-target="${target}"]`).first();

const cardNames: Readonly<Record<string, { readonly name: string }>> = TESSERACT_TEXT.en.cards;

const cardButton = (page: Page, card: string): Locator =>
  page
    .getByRole('button', { name: new RegExp(`^play ${cardNames[card]?.name}\\b`, 'i') })
    .and(page.locator(':enabled'))
    .first();

const columnButton = (page: Page, state: TesseractState, column: number): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^play ${cardNames[state.containment[column - 1]?.card ?? '']?.name}`, 'i'),
  });

/** Moves by arrow keys from the focused place in the layers, then presses Enter. */
async function walkTo(page: Page, cell: number, level: number): Promise<void> {
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.spot);
  for (let stops = 0; (await focused()) === undefined; stops++) {
    if (stops > 120) throw new Error('the keyboard does not reach the cube');
    await page.keyboard.press('Tab');
  }
  const step = async (by: number, forth: string, back: string): Promise<void> => {
    for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by > 0 ? forth : back);
  };
  const [from, height] = ((await focused()) ?? '0 0').split(' ').map(Number) as [number, number];
  await step((cell % 4) - (from % 4), 'ArrowRight', 'ArrowLeft');
  await step(Math.floor(cell / 4) - Math.floor(from / 4), 'ArrowDown', 'ArrowUp');
  await step(level - height, 'PageUp', 'PageDown');
  await expect.poll(focused).toBe(`${cell} ${level}`);
  await page.keyboard.press('Enter');
}
