/** The match of a page, read where the browser has stored it, and followed by the rules in Node. */
import { type AnyGame, type AnyMatch, type MatchLog, replay } from '@tessera/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tableOf } from '../src/match/setup.ts';

/** What the browser has stored of the match on the page. */
export const stored = (page: Page): Promise<MatchLog> =>
  page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null')?.log;
  });

export const storedAnswers = async (page: Page): Promise<string[]> =>
  ((await stored(page))?.entries ?? []).map(({ move }) => move);

/** Waits until the match is exactly these answers, and the table shows it. */
export async function expectAnswers(page: Page, answers: readonly string[]): Promise<void> {
  await expect.poll(() => storedAnswers(page)).toEqual(answers);
  await untilDrawn(page);
}

/** Waits until the table shows what is stored: a press before that is meant for what was there, and may be lost. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const id = location.pathname.split('/').at(-1);
      const record = JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null');
      const drawn = document.querySelector<HTMLElement>('.table-root')?.dataset.seq;
      return record === null || drawn === String(record.seq);
    },
    undefined,
    { polling: 20 },
  );

/** The stored match, rebuilt by the rules from its seed. */
export async function rebuilt(page: Page, game: AnyGame): Promise<AnyMatch> {
  await expect.poll(async () => (await stored(page)).seal).toBeDefined();
  return replay(game, await stored(page), 'seeded') as unknown as AnyMatch;
}

/** Waits for the bots, and follows what they did. */
export async function untilYours(page: Page, match: AnyMatch): Promise<void> {
  for (;;) {
    const { header, entries } = await stored(page);
    for (const { seat, move } of entries.slice(match.length)) match.answer(seat, move);
    const seat = match.decider;
    if (seat === undefined || tableOf(header).seats[seat]?.kind !== 'bot') break;
    await untilStored(page, match.length + 1);
  }
  // Bots play faster than the table shows it.
  await page.locator('.tb-prompt:not(.is-wait)').waitFor();
}

const untilStored = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(wanted => {
    const id = location.pathname.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null').log.entries.length >= wanted;
  }, count);

/** Waits until an answer is stored, and drawn: what is pressed next is meant for what follows it. */
export async function expectLast(page: Page, count: number, answer: string): Promise<void> {
  const found = await page
    .waitForFunction(
      ([wanted, text]) => {
        const id = location.pathname.split('/').at(-1);
        const { seq, log } = JSON.parse(localStorage.getItem(`tessera.match.${id}`) ?? 'null');
        const drawn = document.querySelector<HTMLElement>('.table-root')?.dataset.seq;
        return log.entries.length >= wanted && log.entries[wanted - 1].move === text && drawn === String(seq);
      },
      [count, answer] as const,
      { polling: 20 },
    )
    .catch(() => undefined);
  if (!found) expect((await storedAnswers(page)).slice(count - 1)).toEqual([answer]);
}
