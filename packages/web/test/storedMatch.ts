/** The match of a page, read where the browser has stored it, and followed by the rules in Node. */
import { type AnyGame, type AnyMatch, type MatchLog, replay, sealedChance } from '@tessera/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Row } from '../src/match/disk.ts';
import { type KeptMatch, matchOf } from '../src/match/journal.ts';
import { tableOf } from '../src/match/seated.ts';

interface Kept {
  readonly row: Row;
  readonly records: readonly unknown[];
}

/** Row and records of a match in IndexedDB; by default the one of the page's address. */
const kept = (page: Page, id?: string): Promise<Kept | null> =>
  page.evaluate(async named => {
    const match = named ?? location.pathname.split('/').at(-1) ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open('tessera');
    opening.onupgradeneeded = () => opening.transaction?.abort(); // the page creates the database itself
    const db = await done(opening).catch(() => undefined);
    if (!db) return null;
    const tx = db.transaction(['matches', 'records']);
    const all = IDBKeyRange.bound([match], [match, []]);
    const [row, records] = await Promise.all([
      done<Row | undefined>(tx.objectStore('matches').get(match)),
      done<unknown[]>(tx.objectStore('records').getAll(all)),
    ]);
    db.close();
    return row ? { row, records } : null;
  }, id);

/** A stored match: its log, its notes, its number of changes. */
export async function storedMatch(page: Page, id?: string): Promise<KeptMatch | undefined> {
  const found = await kept(page, id);
  return found ? matchOf(found.row.id, found.records, found.row.changes) : undefined;
}

/** The log of the match on the page. */
export const stored = async (page: Page): Promise<MatchLog> =>
  (await storedMatch(page))?.log as unknown as MatchLog;

export const storedAnswers = async (page: Page): Promise<string[]> =>
  ((await stored(page))?.entries ?? []).map(({ move }) => move);

/** Ids of all stored matches. */
export const storedIds = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('tessera');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('matches').objectStore('matches').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
          opening.result.close();
        };
      }),
  );

/** Waits until exactly these answers are stored and rendered. */
export async function expectAnswers(page: Page, answers: readonly string[]): Promise<void> {
  await expect.poll(() => storedAnswers(page)).toEqual(answers);
  await untilDrawn(page);
}

const drawnSeq = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-root')?.dataset.seq);

/** Waits until the table shows the stored state: an earlier press would hit the old one, and may be lost. */
export async function untilDrawn(page: Page): Promise<void> {
  const isDrawn = async (): Promise<boolean> => {
    const found = await kept(page);
    return found === null || (await drawnSeq(page)) === String(found.row.changes);
  };
  await expect.poll(isDrawn).toBe(true);
}

/** The stored match, replayed by the rules from its seed. */
export async function rebuilt(page: Page, game: AnyGame): Promise<AnyMatch> {
  await expect.poll(async () => (await storedMatch(page))?.isStarted).toBe(true);
  return replay(game, await stored(page), 'seeded', sealedChance) as unknown as AnyMatch;
}

/** Waits for the bots, and replays their answers. */
export async function untilYours(page: Page, match: AnyMatch): Promise<void> {
  for (;;) {
    const { header, entries } = await stored(page);
    for (const { seat, move } of entries.slice(match.length)) match.answer(seat, move);
    const seat = match.decider;
    if (seat === undefined || tableOf(header).seats[seat]?.kind !== 'bot') break;
    const next = match.length + 1;
    await expect.poll(async () => (await storedAnswers(page)).length >= next).toBe(true);
  }
  // Bots play faster than the table shows it.
  await page.locator('.tb-prompt:not(.is-wait)').waitFor();
}

/** Waits until an answer is stored and rendered, so that the next press hits the new state. */
export async function expectLast(page: Page, count: number, answer: string): Promise<void> {
  await expect.poll(async () => (await storedAnswers(page))[count - 1]).toBe(answer);
  await untilDrawn(page);
}
