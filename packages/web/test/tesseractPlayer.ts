/** Plays tesseract in a page the way a person does, by mouse or by keyboard, beside a match of the rules in Node. */
import { type AnyMatch, digest, type LogEntry, Match, parseOptions, replay } from '@tessera/engine';
import { LAB_NAMES, TESSERACT_TEXT, type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  ACTIONS,
  type ActionVerb,
  cellOfTarget,
  isAction,
  type Offer,
  offerOf,
  type Said,
} from '../src/games/tesseract/answers.ts';
import { choose, EMPTY_HAND, type Hand, listedOf, press } from '../src/games/tesseract/hand.ts';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';

export const ADA: SeatHolder = { kind: 'you', name: 'Ada' };
export const MILO: SeatHolder = { kind: 'friend', name: 'Milo' };

/** A match to put into the browser; a position is a JSON object of section 22. */
export function setupOf(
  seats: readonly SeatHolder[],
  { position, ...change }: Partial<Omit<MatchSetup, 'position'>> & { readonly position?: object } = {},
): MatchSetup {
  return {
    id: 'pictured',
    game: 'tesseract',
    title: seats.map(({ name }) => name).join(', '),
    seats,
    options: {},
    seed: 'pictured',
    ...change,
    ...(position ? { position: JSON.stringify(position) } : {}),
  };
}

/** Puts a match into the browser the way the page itself stores one, some answers after its start, and opens it. */
export async function openMatch(
  page: Page,
  setup: MatchSetup,
  answers: readonly string[] = [],
): Promise<Player> {
  const log = { setup, header: null, entries: [], undone: [], digest: null, ...played(setup, answers) };
  const updated = Date.now();
  const record = { version: 1, seq: 1, writer: 'test', updated, log, resigned: null, summary: null };
  await page.addInitScript(
    ([key, json]) => {
      localStorage[key] ??= json;
    },
    [`tessera.match.${setup.id}`, JSON.stringify(record)] as const,
  );
  await page.goto(`/match/${setup.id}`);
  return playerOf(page);
}

/** The log of a match after some answers, played in Node. */
function played({ options, seats, seed }: MatchSetup, answers: readonly string[]): object {
  if (answers.length === 0) return {};
  const match = new Match(tesseract, {
    options: parseOptions(tesseract.options, options),
    seats: seats.length,
    seed,
  });
  for (const answer of answers) {
    const [seat] = tesseract.toAct(match.state);
    match.submit(seat ?? 0, tesseract.notation.parseMove(match.state, answer));
  }
  const { rulesVersion, chance } = match.header;
  return {
    header: { rulesVersion, chance },
    entries: match.log().entries,
    digest: digest(match.state),
  };
}

interface Stored {
  readonly setup: MatchSetup;
  readonly header: { readonly rulesVersion: number; readonly chance: readonly number[] } | null;
  readonly entries: readonly LogEntry[];
}

/** What the browser has stored of the match on the page. */
const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null').log;
  });

export const storedAnswers = async (page: Page): Promise<string[]> =>
  (await stored(page)).entries.map(({ move }) => move);

/** Waits until the match is exactly these answers. */
export const expectAnswers = (page: Page, answers: readonly string[]): Promise<void> =>
  expect.poll(() => storedAnswers(page), { timeout: 10_000 }).toEqual(answers);

/** The stored match, rebuilt by the rules from its seed. */
async function rebuilt(page: Page): Promise<AnyMatch> {
  await expect.poll(async () => (await stored(page))?.header ?? null, { timeout: 15_000 }).not.toBeNull();
  const { setup, header, entries } = await stored(page);
  const { game, options, seed, position, seats } = setup;
  const place = position === undefined ? {} : { position };
  const log = {
    header: { ...(header as object), game, options, seed, seats: seats.length, ...place },
    entries,
  };
  return replay(tesseract, log as Parameters<typeof replay>[1], 'seeded') as unknown as AnyMatch;
}

export interface Player {
  state(): TesseractState;
  legal(): readonly string[];
  isOver(): boolean;
  /** Gives one answer and waits until it is stored. */
  play(answer: string, how?: 'mouse' | 'keyboard'): Promise<void>;
  playAll(answers: readonly string[], how?: 'mouse' | 'keyboard'): Promise<void>;
  /** Waits for the bots, and follows what they did. */
  untilYours(): Promise<void>;
  answers(): Promise<readonly LogEntry[]>;
}

/** A player at the table of a page that is open. */
export async function playerOf(page: Page): Promise<Player> {
  await page.locator('.tesseract-table').waitFor();
  const match = await rebuilt(page);
  const state = (): TesseractState => match.state as TesseractState;
  const toAct = (): number | undefined => tesseract.toAct(state())[0];
  const legal = (): readonly string[] =>
    tesseract.legalMoves(state(), toAct() ?? 0).map(move => tesseract.notation.formatMove(state(), move));

  async function play(answer: string, how: 'mouse' | 'keyboard' = 'mouse'): Promise<void> {
    const { decision } = tesseract.view(state(), 0);
    const isFree = decision?.type === 'act' || decision?.type === 'granted';
    const offer = offerOf(legal(), LAB_NAMES[decision?.lab ?? 0] ?? 'A', isFree);
    const said = offer.all.find(({ text }) => text === answer);
    if (!said) throw new Error(`${answer} is not among ${legal().join(', ')}`);
    await give({ page, offer, said, state: state(), how });
    match.submit(toAct() as number, tesseract.notation.parseMove(state(), answer));
    await expectLast(page, match.length, answer);
  }

  return {
    state,
    legal,
    isOver: () => toAct() === undefined,
    play,
    async playAll(answers, how) {
      for (const answer of answers) await play(answer, how);
    },
    async untilYours() {
      for (;;) {
        const { setup, entries } = await stored(page);
        for (const { seat, move } of entries.slice(match.length))
          match.submit(seat, tesseract.notation.parseMove(state(), move));
        const seat = toAct();
        if (seat === undefined || setup.seats[seat]?.kind !== 'bot') return;
        await page.waitForTimeout(100);
      }
    },
    answers: async () => (await stored(page)).entries,
  };
}

async function expectLast(page: Page, count: number, answer: string): Promise<void> {
  const found = await page
    .waitForFunction(
      ([wanted, text]) => {
        const id = location.pathname.split('/').at(-1);
        const { entries } = JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null').log;
        return entries.length >= (wanted as number) && entries[(wanted as number) - 1].move === text;
      },
      [count, answer] as const,
      { timeout: 10_000, polling: 20 },
    )
    .catch(() => undefined);
  if (!found) expect((await storedAnswers(page)).slice(count - 1)).toEqual([answer]);
}

interface Giving {
  readonly page: Page;
  readonly offer: Offer;
  readonly said: Said;
  readonly state: TesseractState;
  readonly how: 'mouse' | 'keyboard';
}

/** The same road as `hand.ts`: an action, a cube, an entry of the list that opens. */
async function give(giving: Giving): Promise<void> {
  const { offer, said, page, state } = giving;
  const listed = listedOf(offer).indexOf(said);
  if (!offer.isFree) return listed >= 0 ? giveListed(giving, listed) : givePressed(giving, EMPTY_HAND);
  if (said.verb === 'end') return giveEnd(giving, state.actions > 0);
  if (said.verb === 'play') return activate(giving, cardButton(page, said.words[0] ?? ''));
  if (said.verb === 'use') return activate(giving, columnButton(page, state, Number(said.words[0])));
  if (!isAction(said.verb)) return giveListed(giving, listed);
  if (said.verb === 'remove') return givePressed(giving, EMPTY_HAND);
  await giveAction(giving, said.verb);
  const { hand } = choose(offer, EMPTY_HAND, said.verb);
  if (said.verb === 'specialize') return;
  if (hand.asking) return giveEntry(giving, hand);
  return givePressed(giving, hand);
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

async function giveEnd({ page, how }: Giving, isUnspent: boolean): Promise<void> {
  const press = (): Promise<void> =>
    how === 'keyboard' ? page.keyboard.press('e') : page.locator('.tt-end').click();
  await press();
  if (!isUnspent) return;
  await page.locator('.tt-end.is-asked').waitFor();
  await press();
}

async function giveListed({ page, how }: Giving, index: number): Promise<void> {
  const button = page.locator('.tt-answers button').nth(index);
  await button.waitFor();
  if (how === 'mouse' || index > 8) await button.click();
  else await page.keyboard.press(String(index + 1));
}

/** A stack, or a cube of a lab or the primed area; then the list that opens if it means several things. */
async function givePressed(giving: Giving, before: Hand): Promise<void> {
  const { page, offer, said, how } = giving;
  const target = said.targets[0] ?? '';
  const cell = cellOfTarget(target);
  if (cell === undefined) await activate(giving, cubeButton(page, target));
  else if (how === 'mouse') await stack(page, cell, levelOf(giving, cell)).click();
  else await walkTo(page, cell, levelOf(giving, cell));
  const { hand } = press(offer, before, target, false);
  if (hand.asking) await giveEntry(giving, hand);
}

async function giveEntry(giving: Giving, { asking, mode }: Hand): Promise<void> {
  const { page, offer, said, how } = giving;
  const entries = asking?.entries ?? [];
  const index = entries.findIndex(entry => 'said' in entry && entry.said.text === said.text);
  if (index < 0) {
    // The sets are behind an entry of their own.
    await page
      .locator('.tt-chooser li button')
      .nth(entries.length - 1)
      .click();
    return giveEntry(giving, choose(offer, { ...EMPTY_HAND, mode: undefined }, mode ?? 'contain').hand);
  }
  const button = page.locator('.tt-chooser li button').nth(index);
  await button.waitFor();
  if (how === 'mouse' || index > 8) await button.click();
  else await page.keyboard.press(String(index + 1));
}

/** By mouse a click; by keyboard the focus walks there, stop by stop. */
async function activate({ page, how }: Giving, button: Locator): Promise<void> {
  if (how === 'mouse') return button.click();
  await button.waitFor();
  for (let stops = 0; stops < 120; stops++) {
    if (await button.evaluate(one => one === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

const levelOf = ({ state, said }: Giving, cell: number): number => {
  const height = state.stacks[cell]?.length ?? 0;
  return said.verb === 'to' ? Math.min(3, height) : Math.max(0, height - 1);
};

/** A place of the layers view. */
export const stack = (page: Page, cell: number, level: number): Locator =>
  page.locator(`[data-spot="${cell} ${level}"]`);

/** A cube of a lab or of the primed area that can be chosen now. */
export const cubeButton = (page: Page, target: string): Locator =>
  page.locator(`button[data-target="${target}"]`).first();

const cardNames: Readonly<Record<string, { readonly name: string }>> = TESSERACT_TEXT.en.cards;

const cardButton = (page: Page, card: string): Locator =>
  page
    .getByRole('button', { name: new RegExp(`^play ${cardNames[card]?.name}\\b`, 'i') })
    .and(page.locator(':enabled'))
    .first();

const columnButton = (page: Page, state: TesseractState, column: number): Locator =>
  page.getByRole('button', {
    name: new RegExp(`${cardNames[state.containment[column - 1]?.card ?? '']?.name}`, 'i'),
  });

/** Arrow keys from wherever the focus is in the layers, then Enter. */
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
  expect(await focused()).toBe(`${cell} ${level}`);
  await page.keyboard.press('Enter');
}
