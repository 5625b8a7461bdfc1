/**
 * Plays any game on line by its controls. The dice are unknown beforehand: legal answers are computed by the
 * rules.
 */
import { seededChance } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { quantum } from '@tessera/games/quantum';
import { tesseract } from '@tessera/games/tesseract';
import type { Page } from 'playwright-core';
import { situationOf as loopSituation } from '../src/games/loop/fixtures.ts';
import { situationOf as quantumSituation } from '../src/games/quantum/fixtures.ts';
import { situationOf as tesseractSituation } from '../src/games/tesseract/fixtures.ts';
import { mannerOf } from '../src/games/tesseract/hand.ts';
import { give as giveLoop } from './loopPlayer.ts';
import { expectSeen, toldTo } from './onlineStage.ts';
import { give as giveQuantum } from './quantumPlayer.ts';
import { give as giveTesseract } from './tesseractGive.ts';

/** Preferred verbs: the first legal one is played; else the first legal answer. */
type Wanted = readonly string[];

interface Choice {
  readonly answer: string;
  give(): Promise<void>;
}

const chance = () => seededChance('seen');
const wantedOf = (legal: readonly string[], wanted: Wanted): string =>
  wanted.flatMap(verb => legal.filter(text => text.split(' ')[0] === verb))[0] ?? (legal[0] as string);

const CHOICES: Readonly<Record<string, (page: Page, view: never, wanted: Wanted) => Promise<Choice>>> = {
  async quantum(page, view, wanted) {
    const situation = quantumSituation(quantum.determinize(view, chance()));
    const answer = wantedOf(situation.legal, wanted);
    const offered = situation.offers.find(({ text }) => text === answer);
    return { answer, give: async () => offered && giveQuantum(page, situation, offered) };
  },
  async loop(page, view, wanted) {
    const situation = loopSituation(loop.determinize(view, chance()));
    const answer = wantedOf(situation.legal, wanted);
    const offered = situation.offers.find(({ text }) => text === answer);
    return { answer, give: async () => offered && giveLoop(page, situation, offered) };
  },
  async tesseract(page, view, wanted) {
    const state = tesseract.determinize(view, chance());
    const { legal, lasting, offer } = tesseractSituation(state);
    const answer = wantedOf(legal, wanted);
    const said = offer.all.find(({ text }) => text === answer);
    const isPhone = (await page.locator('[data-held]').count()) > 0;
    const manner = mannerOf(lasting, isPhone, false);
    return {
      answer,
      give: async () => said && giveTesseract({ page, offer, said, state, how: 'mouse', manner }),
    };
  },
};

/** Gives one answer at this page; resolves when every page has received it. */
export async function answerAt(page: Page, wanted: Wanted, others: readonly Page[] = []): Promise<string> {
  const { game, standing } = await toldTo(page);
  if (!standing) throw new Error('nothing is played here');
  await page.locator('.tb-prompt:is(.is-act, .is-asked)').waitFor();
  await expectSeen(page, standing.count);
  const choice = await CHOICES[game]?.(page, standing.view as never, wanted);
  if (!choice) throw new Error(`nobody plays ${game} here`);
  // A key between two presses at the same place separates them, against double clicks.
  await page.keyboard.press('Shift');
  await choice.give();
  for (const one of new Set([page, ...others])) await expectSeen(one, standing.count + 1);
  return choice.answer;
}

/** Answers so many decisions, at whichever page is asked. */
export async function playOn(pages: readonly Page[], wanted: Wanted, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await answerAt(pages[await toActAt(pages[0]!)]!, wanted, pages);
}

/** Answers decisions until another seat is to act. */
export async function endTurn(pages: readonly Page[], wanted: Wanted): Promise<void> {
  const first = await toActAt(pages[0]!);
  do await playOn(pages, wanted, 1);
  while ((await toActAt(pages[0]!)) === first);
}

export const toActAt = async (page: Page): Promise<number> => (await toldTo(page)).standing?.toAct ?? -1;
