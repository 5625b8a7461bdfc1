/** Plays loop in a page by its controls, beside a match of the rules in Node. */
import type { AnyGame, AnyMatch } from '@tessera/engine';
import { type LoopState, loop } from '@tessera/games/loop';
import type { Locator, Page } from 'playwright-core';
import { type Given, table } from '../../games/test/loopTable.ts';
import type { Offered, Thing } from '../src/games/loop/contract.ts';
import { type LoopFixture, situationOf } from '../src/games/loop/fixtures.ts';
import { emptyHand, pressOffer, pressThing, type Stepped } from '../src/games/loop/hand.ts';
import { isDeclining, listedOf } from '../src/games/loop/listed.ts';
import { isFree, keyOf } from '../src/games/loop/offers.ts';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';
import { openStored } from './stage.ts';
import { expectLast, logAfter, rebuilt, untilYours } from './storedMatch.ts';

/** A match to store in the browser; `given` is a table in the notation of the rules' tests. */
export function setupOf(
  seats: readonly SeatHolder[],
  { given, ...change }: Partial<MatchSetup> & { readonly given?: Given } = {},
): MatchSetup {
  const setup = { id: 'ring', game: 'loop', title: '', seats, options: {}, seed: 'ring', ...change };
  if (!given) return setup;
  const options = { agents: Object.keys(given.agents), ...given.options, ...setup.options };
  return { ...setup, options, position: JSON.stringify(table(given).position()) };
}

export interface Player {
  state(): LoopState;
  situation(): LoopFixture;
  isOver(): boolean;
  /** Gives these answers by the controls of the table, and waits until each is stored and rendered. */
  play(...answers: readonly string[]): Promise<void>;
  /** Waits for the bots, and replays their answers. */
  untilYours(): Promise<void>;
}

/** Presses a wedge at its name: the centre of its box may be outside of it. */
export async function pressEra(page: Page, era: number): Promise<void> {
  const box = await page.locator(`[data-era="${era}"] .lb-head`).boundingBox();
  if (!box) throw new Error(`era ${era} is not to be seen`);
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isTouch = (await page.locator('[data-held]').count()) > 0;
  await (isTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

/** A piece on the ring. */
export const onRing = (page: Page, thing: Thing): Locator =>
  page.locator(`.lb-board [data-thing="${keyOf(thing)}"]`).first();

/** Stores a match after some answers, and opens it. */
export async function openMatch(
  page: Page,
  setup: MatchSetup,
  answers: readonly string[] = [],
): Promise<Player> {
  const game = loop as unknown as AnyGame;
  await openStored(page, setup, answers.length > 0 ? { log: logAfter(game, setup, answers) } : {});
  await page.locator('.loop-table').waitFor();
  const match: AnyMatch = await rebuilt(page, game);
  const state = (): LoopState => match.state as LoopState;
  const play = async (answer: string): Promise<void> => {
    const situation = situationOf(state());
    const offered = situation.offers.find(({ text }) => text === answer);
    if (!offered) throw new Error(`${answer} is not among ${situation.legal.join(', ')}`);
    await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
    await give(page, situation, offered);
    match.answer(match.decider as number, answer);
    await expectLast(page, match.length, answer);
  };
  return {
    state,
    situation: () => situationOf(state()),
    isOver: () => match.decider === undefined,
    untilYours: () => untilYours(page, match),
    async play(...answers) {
      for (const answer of answers) await play(answer);
    },
  };
}

const LOOPS = ['q', 'w', 'r'];
const LETTERS: Readonly<Partial<Record<Offered['verb'], string>>> = {
  power: 'p',
  claim: 'c',
  endActions: 'e',
};

/** Follows the transitions of `hand.ts`: alternatives are decided by the next press. */
export async function give(page: Page, { view, offers }: LoopFixture, offered: Offered): Promise<void> {
  const manner = { isOneClick: false };
  const hand = emptyHand(0);
  const listed = listedOf(offers).indexOf(offered);
  let step: Stepped;
  if (listed >= 0) {
    await page.keyboard.press(String(listed + 1));
    step = pressOffer(hand, offered, manner);
  } else if (LETTERS[offered.verb] || (!isFree(offers) && isDeclining(offered))) {
    await page.keyboard.press(LETTERS[offered.verb] ?? 'n');
    step = pressOffer(hand, offered, manner);
  } else if (offered.thing) {
    await pressOn(page, view, offered.thing, isFree(offers));
    step = pressThing(view, offers, hand, offered.thing, manner);
  } else throw new Error(`nothing stands for ${offered.text}`);
  if (step.play) return;
  const other = step.hand.asking?.indexOf(offered) ?? -1;
  if (other > 0) await page.keyboard.press(String(other + 1));
  await page.keyboard.press('Enter');
}

/** Presses cards of the hand by digit, dimensions by letter, everything else on the ring. */
async function pressOn(page: Page, view: LoopFixture['view'], thing: Thing, isTurn: boolean): Promise<void> {
  if (thing.kind === 'dimension') return page.keyboard.press(LOOPS[thing.dimension] as string);
  const place = thing.kind === 'card' ? (view.hands[view.active]?.indexOf(thing.card) ?? -1) : -1;
  if (isTurn && place >= 0) return page.keyboard.press(String(place + 1));
  return thing.kind === 'era' ? pressEra(page, thing.era) : onRing(page, thing).click();
}
