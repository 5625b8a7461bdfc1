/** Plays tesseract in a page the way a person does, by mouse or by keyboard, beside a match of the rules in Node. */
import { type AnyMatch, type LogEntry, Match, type MatchLog, parseOptions, replay } from '@tessera/engine';
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answersOf, offerOf, saidOf } from '../src/games/tesseract/answers.ts';
import { situationOf } from '../src/games/tesseract/fixtures.ts';
import { type Manner, mannerOf } from '../src/games/tesseract/hand.ts';
import type { MatchSetup, SeatHolder } from '../src/match/client.ts';
import { headerOf, tableOf } from '../src/match/setup.ts';
import { openStored } from './stage.ts';
import { give } from './tesseractGive.ts';

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
  await openStored(page, setup, played(setup, answers));
  return playerOf(page);
}

/** The log of a match after some answers, played in Node. */
function played(setup: MatchSetup, answers: readonly string[]): { readonly log?: MatchLog } {
  if (answers.length === 0) return {};
  const header = headerOf(setup);
  const match = new Match(tesseract, {
    ...header,
    options: parseOptions(tesseract.options, header.options),
  });
  for (const answer of answers) {
    const seat = tesseract.decider(match.state);
    match.submit(seat ?? 0, tesseract.notation.parseMove(match.state, answer));
  }
  return { log: match.log() };
}

/** What the browser has stored of the match on the page. */
const stored = (page: Page): Promise<MatchLog> =>
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
  await expect.poll(async () => (await stored(page)).seal, { timeout: 15_000 }).toBeDefined();
  return replay(tesseract, await stored(page), 'seeded') as unknown as AnyMatch;
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
  const toAct = (): number | undefined => tesseract.decider(state());
  const legal = (): readonly string[] =>
    tesseract.legalMoves(state(), toAct() ?? 0).map(move => tesseract.notation.formatMove(state(), move));

  async function manner(): Promise<Manner> {
    const isPhone = (await page.locator('[data-held]').count()) > 0;
    const { oneClick } = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('tessera.settings') ?? '{}'),
    );
    return mannerOf(situationOf(state()).lasting, isPhone, oneClick === true);
  }

  async function play(answer: string, how: 'mouse' | 'keyboard' = 'mouse', goer?: string): Promise<void> {
    const offer = offerOf(tesseract.view(state(), 0), legal());
    const said = offer.all.find(({ text }) => text === answer);
    if (!said) throw new Error(`${answer} is not among ${legal().join(', ')}`);
    // Two answers may stand in the same place: a key between the clicks says that they are no double click.
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
        // A set and the cube of it that goes are one motion.
        const goer = goes.length > 1 ? answers[++i]?.slice('pick '.length) : undefined;
        await play(answer, how, goer);
      }
    },
    async untilYours() {
      for (;;) {
        const { header, entries } = await stored(page);
        for (const { seat, move } of entries.slice(match.length))
          match.submit(seat, tesseract.notation.parseMove(state(), move));
        const seat = toAct();
        if (seat === undefined || tableOf(header).seats[seat]?.kind !== 'bot') break;
        await page.waitForTimeout(100);
      }
      // Bots play faster than the table shows it.
      await page.locator('.tb-prompt:not(.is-wait)').waitFor();
    },
    answers: async () => (await stored(page)).entries,
  };
}

/** Waits until an answer is stored, and drawn: what is pressed next is meant for what follows it. */
async function expectLast(page: Page, count: number, answer: string): Promise<void> {
  const found = await page
    .waitForFunction(
      ([wanted, text]) => {
        const id = location.pathname.split('/').at(-1);
        const { seq, log } = JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null');
        const drawn = document.querySelector<HTMLElement>('.tesseract-table')?.dataset.seq;
        return log.entries.length >= wanted && log.entries[wanted - 1].move === text && drawn === String(seq);
      },
      [count, answer] as const,
      { timeout: 10_000, polling: 20 },
    )
    .catch(() => undefined);
  if (!found) expect((await storedAnswers(page)).slice(count - 1)).toEqual([answer]);
}
