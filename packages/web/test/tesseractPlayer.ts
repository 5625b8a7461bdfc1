/** Plays tesseract in a page by mouse or by keyboard, beside a match of the rules in Node. */
import type { AnyGame, LogEntry } from '@tessera/engine';
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { answersOf, offerOf, saidOf } from '../src/games/tesseract/answers.ts';
import { situationOf } from '../src/games/tesseract/fixtures.ts';
import { type Manner, mannerOf } from '../src/games/tesseract/hand.ts';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';
import { openStored } from './stage.ts';
import { expectLast, logAfter, rebuilt, stored, untilYours } from './storedMatch.ts';
import { give } from './tesseractGive.ts';

/** A match to store in the browser; a position is a JSON object of section 22. */
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

/** Stores a match in the format of the page, after some answers, and opens it. */
export async function openMatch(
  page: Page,
  setup: MatchSetup,
  answers: readonly string[] = [],
): Promise<Player> {
  const game = tesseract as unknown as AnyGame;
  await openStored(page, setup, answers.length > 0 ? { log: logAfter(game, setup, answers) } : {});
  return playerOf(page);
}

export interface Player {
  state(): TesseractState;
  legal(): readonly string[];
  isOver(): boolean;
  /** Gives one answer and waits until it is stored. */
  play(answer: string, how?: 'mouse' | 'keyboard'): Promise<void>;
  playAll(answers: readonly string[], how?: 'mouse' | 'keyboard'): Promise<void>;
  /** Waits for the bots, and replays their answers. */
  untilYours(): Promise<void>;
  answers(): Promise<readonly LogEntry[]>;
}

/** Answers of the deciding player. */
export const legalOf = (state: TesseractState): readonly string[] =>
  tesseract
    .legalMoves(state, tesseract.decider(state) ?? 0)
    .map(move => tesseract.notation.formatMove(state, move));

/** A player at the table of an open page. */
export async function playerOf(page: Page): Promise<Player> {
  await page.locator('.tesseract-table').waitFor();
  const match = await rebuilt(page, tesseract as unknown as AnyGame);
  const state = (): TesseractState => match.state as TesseractState;
  const toAct = (): number | undefined => tesseract.decider(state());
  const legal = (): readonly string[] => legalOf(state());

  async function manner(): Promise<Manner> {
    const { isPhone, oneClick } = await page.evaluate(() => ({
      isPhone: document.querySelector('[data-held]') !== null,
      oneClick: JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').oneClick === true,
    }));
    return mannerOf(situationOf(state()).lasting, isPhone, oneClick);
  }

  async function play(answer: string, how: 'mouse' | 'keyboard' = 'mouse', goer?: string): Promise<void> {
    const offer = offerOf(tesseract.view(state(), 0), legal());
    const said = offer.all.find(({ text }) => text === answer);
    if (!said) throw new Error(`${answer} is not among ${legal().join(', ')}`);
    // A key between two clicks at the same place separates them, against double clicks.
    await page.keyboard.press('Shift');
    await give({ page, offer, said, state: state(), how, manner: await manner(), goer });
    const given = answersOf(goer === undefined ? said : { ...said, goer });
    for (const text of given) match.submit(toAct() as number, tesseract.notation.parseMove(state(), text));
    await expectLast(page, match.length, given.at(-1) ?? answer);
  }

  return {
    state,
    legal,
    isOver: () => toAct() === undefined,
    play,
    async playAll(answers, how) {
      for (let i = 0; i < answers.length; i++) {
        const answer = answers[i] as string;
        const { goes = [] } =
          saidOf(offerOf(tesseract.view(state(), 0), legal()), 'contain').find(
            ({ text }) => text === answer,
          ) ?? {};
        // A set and the cube that goes are one motion.
        const goer = goes.length > 1 ? answers[++i]?.slice('pick '.length) : undefined;
        await play(answer, how, goer);
      }
    },
    untilYours: () => untilYours(page, match),
    answers: async () => (await stored(page)).entries,
  };
}
