/** Plays quantum in a page by its controls, beside a match of the rules in Node. */
import type { AnyGame, AnyMatch } from '@tessera/engine';
import { type QuantumState, quantum, type Verb } from '@tessera/games/quantum';
import { QUANTUM_TEXT } from '@tessera/games/quantum/texts';
import type { Locator, Page } from 'playwright-core';
import { type Given, table } from '../../games/test/quantumTable.ts';
import type { Mode, Offered } from '../src/games/quantum/contract.ts';
import { type Situation, situationOf } from '../src/games/quantum/fixtures.ts';
import {
  emptyHand,
  enter,
  type Hand,
  pressDie,
  pressSquare,
  type Stepped,
} from '../src/games/quantum/hand.ts';
import { numberedOf } from '../src/games/quantum/listed.ts';
import { isClearPass, isFree } from '../src/games/quantum/offers.ts';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';
import { drawn, openStored } from './stage.ts';
import { expectLast, rebuilt, untilYours } from './storedMatch.ts';

/** A match to store in the browser; `given` is a table in the notation of the rules' tests. */
export function setupOf(
  seats: readonly SeatHolder[],
  { given, ...change }: Partial<MatchSetup> & { readonly given?: Given } = {},
): MatchSetup {
  const setup = {
    id: 'pictured',
    game: 'quantum',
    title: '',
    seats,
    options: {},
    seed: 'pictured',
    ...change,
  };
  return given ? { ...setup, position: table(given).position() } : setup;
}

export async function openMatch(page: Page, setup: MatchSetup): Promise<Player> {
  await openStored(page, setup);
  return playerOf(page);
}

export interface Player {
  state(): QuantumState;
  situation(): Situation;
  isOver(): boolean;
  /** Gives one answer by the controls of the table, and waits until it is stored and rendered. */
  play(answer: string): Promise<void>;
  /** Waits for the bots, and replays their answers. */
  untilYours(): Promise<void>;
}

export const cellAt = (page: Page, square: number): Locator => page.locator(`[data-square="${square}"]`);

/** A player at the table of an open page. */
export async function playerOf(page: Page): Promise<Player> {
  await page.locator('.quantum-table').waitFor();
  const match: AnyMatch = await rebuilt(page, quantum as unknown as AnyGame);
  const state = (): QuantumState => match.state as QuantumState;
  let hasPlayed = false;
  return {
    state,
    situation: () => situationOf(state()),
    isOver: () => match.decider === undefined,
    untilYours: () => untilYours(page, match),
    async play(answer) {
      const situation = situationOf(state());
      // The table lets a certain fight stand by itself.
      if (hasPlayed && isClearPass(situation.view)) {
        match.answer(match.decider as number, 'pass');
        return expectLast(page, match.length, 'pass');
      }
      hasPlayed = true;
      const offered = situation.offers.find(({ text }) => text === answer);
      if (!offered) throw new Error(`${answer} is not among ${situation.legal.join(', ')}`);
      await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
      await give(page, situation, offered);
      match.answer(match.decider as number, answer);
      await expectLast(page, match.length, answer);
    },
  };
}

/** One rule for mouse and finger: what can be taken back is done at once. */
const MANNER = { isTouch: false, isOneClick: false };

/** Follows the transitions of `hand.ts`: alternatives are decided by the next press. */
export async function give(page: Page, situation: Situation, offered: Offered): Promise<void> {
  // A key between two presses at the same place separates them, against double clicks.
  await page.keyboard.press('Shift');
  await letGo(page);
  const { offers, view } = situation;
  const how = MANNER;
  let hand: Hand = emptyHand(0, offers);
  const followed = async (step: Stepped, press: () => Promise<void>): Promise<boolean> => {
    await press();
    hand = step.hand;
    return step.play !== undefined;
  };
  const listed = numberedOf(view, offers).indexOf(offered);
  if (offered.verb === 'ships') return placeFleet(page, offers[0]?.squares ?? [], offered.squares ?? []);
  if (listed >= 0) {
    await page.keyboard.press(String(listed + 1));
    return confirm(page, offered);
  }
  const mode = modeOf(offered);
  if (isFree(offers) && offered.die !== undefined)
    await followed(pressDie(offers, hand, offered.die, how), () =>
      pressShip(page, situation, offered.die ?? 0),
    );
  if (mode && (await followed(enter(offers, hand, mode, how), () => pressDeed(page, mode)))) return;
  if (!mode && offered.square === undefined) {
    await pressDeed(page, offered.verb);
    return confirm(page, offered);
  }
  if (offered.other !== undefined && hand.cargo === undefined && hand.pending === undefined)
    await followed(pressDie(offers, hand, offered.other, how), () =>
      pressShip(page, situation, offered.other ?? 0),
    );
  if (offered.square !== undefined && hand.pending === undefined) {
    const step = pressSquare(view, offers, hand, offered.square, how);
    if (await followed(step, () => cellAt(page, offered.square ?? 0).click())) return;
  }
  const other = hand.asking?.findIndex(({ text }) => text === offered.text) ?? -1;
  if (other >= 0 && hand.pending?.text !== offered.text) {
    await page.keyboard.press(String(other + 1));
    if (!offered.isLasting) return;
  }
  await page.keyboard.press('Enter');
}

/** Clears a selection left by an earlier turn. */
async function letGo(page: Page): Promise<void> {
  const held = page.locator('.qb-ship.is-selected');
  while ((await held.count()) > 0) {
    await page.keyboard.press('Escape');
    await drawn(page);
  }
}

const MODES: readonly Mode[] = [
  'reconfigure',
  'deploy',
  'transport',
  'construct',
  'warp',
  'modify',
  'flexible',
  'resourceful',
  'nomadic',
];

const modeOf = ({ verb, square }: Offered): Mode | undefined =>
  verb === 'construct' && square !== undefined ? undefined : MODES.find(mode => mode === verb);

/** Presses a ship on the map, or by its number from the sheet. */
async function pressShip(page: Page, { view }: Situation, die: number): Promise<void> {
  const square = view.places[die] ?? -1;
  if (square >= 0) await cellAt(page, square).click();
  else await page.keyboard.press(String((die % 5) + 1));
}

/** Moves ships one by one from their initial squares to the wanted ones. */
async function placeFleet(page: Page, start: readonly number[], wanted: readonly number[]): Promise<void> {
  const now = [...start];
  for (const [i, square] of wanted.entries()) {
    const from = now[i] as number;
    if (from === square) continue;
    await cellAt(page, from).click();
    await cellAt(page, square).click();
    const other = now.indexOf(square);
    if (other >= 0) now[other] = from;
    now[i] = square;
  }
  await page.locator('.qt-answers .is-go').click();
}

const { abilities, cards } = QUANTUM_TEXT.en;
const KEYS: Readonly<Record<string, string>> = {
  reconfigure: 'g',
  deploy: 'd',
  construct: 'c',
  end: 'e',
  research: 'r',
};
const NAMES: Readonly<Record<string, string>> = {
  strike: abilities[0] ?? '',
  transport: abilities[1] ?? '',
  warp: abilities[2] ?? '',
  modify: abilities[3] ?? '',
  scout: abilities[5] ?? '',
  flexible: cards.flexible.name,
  resourceful: cards.resourceful.name,
  nomadic: cards.nomadic.name,
  tyrannical: cards.tyrannical.name,
  cerebral: cards.cerebral.name,
};

/** Presses an action by its key, or on the bar. */
async function pressDeed(page: Page, verb: Verb): Promise<void> {
  const key = KEYS[verb];
  if (key) return page.keyboard.press(key);
  return page.locator('.q-act', { hasText: NAMES[verb] ?? verb }).click();
}

/** What cannot be taken back is only chosen by now. */
async function confirm(page: Page, { isLasting, losesActions }: Offered): Promise<void> {
  if (isLasting || losesActions) await page.keyboard.press('Enter');
}
