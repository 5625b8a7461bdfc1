/** The match of a page, read where the browser has stored it, and followed by the rules in Node. */
import {
  type AnyGame,
  type AnyMatch,
  type LogEntry,
  type LogHeader,
  Match,
  type MatchLog,
  parseOptions,
  replay,
  sealedChance,
} from '@tessera/engine';
import type { TableRecord } from '@tessera/table';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MatchSetup } from '../src/match/client.ts';
import type { Row } from '../src/match/disk.ts';
import type { CreatedHere } from '../src/match/journal.ts';
import { NO_NOTES, type Notes, noted, notesUpTo } from '../src/match/notes.ts';
import { tableOf } from '../src/match/seated.ts';
import { headerOf } from '../src/match/setup.ts';

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

/** A match as the browser has stored it, read from its journal without the code of the client. */
interface StoredMatch {
  readonly id: string;
  /** Changes of the match. */
  readonly seq: number;
  /** Number of the last record. */
  readonly last: number;
  readonly isStarted: boolean;
  readonly log: MatchLog;
  readonly undone: readonly Pick<LogEntry, 'seat' | 'move'>[];
  readonly notes: Notes;
  readonly records: readonly TableRecord[];
}

export async function storedMatch(page: Page, id?: string): Promise<StoredMatch | undefined> {
  const found = await kept(page, id);
  if (!found) return undefined;
  const [created, ...records] = found.records as readonly [CreatedHere, ...TableRecord[]];
  let header: Partial<LogHeader> = created.from?.header ?? headerOf(created.setup);
  let entries: readonly LogEntry[] = created.from?.entries ?? [];
  let undone: StoredMatch['undone'] = created.undone ?? [];
  let notes = NO_NOTES;
  for (const record of records) {
    if (record.kind === 'started' && !created.from)
      header = { ...header, rulesVersion: record.rulesVersion, chance: record.chance };
    if (record.kind === 'carriedOver') {
      header = { ...record.log.header, table: header.table ?? {} };
      entries = record.log.entries;
    }
    if (record.kind === 'played') {
      const { seat, move, chance, fresh, isAgain } = record;
      notes = isAgain ? notes : notesUpTo(notes, entries.length);
      entries = [...entries, { seat, move, chance, ...(fresh !== undefined && { fresh }) }];
      undone = isAgain ? undone.slice(1) : [];
    }
    if (record.kind === 'tookBack') {
      entries = entries.slice(0, entries.length - record.count);
      const earlier = record.undone?.length === record.count ? undone : [];
      undone = [...(record.undone ?? []), ...earlier];
    }
    if (record.kind === 'noted') notes = noted(notes, record.note);
  }
  return {
    id: found.row.id,
    seq: found.row.changes ?? 0,
    last: found.row.seq,
    isStarted: records.some(({ kind }) => kind === 'started'),
    log: { header, entries } as MatchLog,
    undone,
    notes,
    records: [created, ...records],
  };
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
  const { isDrawn, moves } = await glance(page, answers.length);
  await expect.poll(() => storedAnswers(page)).toEqual(answers);
  if (!isDrawn || moves !== answers.length) await untilDrawn(page);
}

/** Waits until so many answers are stored and rendered, so that the next press hits the new state. */
export async function expectCount(page: Page, count: number): Promise<void> {
  const { isDrawn, moves } = await glance(page, count);
  await expect.poll(() => storedAnswers(page)).toHaveLength(count);
  if (!isDrawn || moves !== count) await untilDrawn(page);
}

interface Glance {
  /** Number of stored answers, and the last one. */
  readonly moves: number;
  readonly last: string | undefined;
  /** True if the table shows the stored state. */
  readonly isDrawn: boolean;
}

/** Rounds of at most 100 ms after which a page reports what it has, however little that is. */
const ROUNDS = 50;

/**
 * Reads only the row and the last record of the match on the page, once the table shows the stored state with so many
 * answers, or after some seconds. The page itself waits: a question every few milliseconds would open the database each
 * time.
 */
const glance = (page: Page, wanted = 0): Promise<Glance> =>
  page.evaluate(
    async ([count, rounds]) => {
      const match = location.pathname.split('/').at(-1) ?? '';
      const done = <T>(request: IDBRequest<T>): Promise<T | undefined> =>
        new Promise(resolve => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => resolve(undefined);
        });
      const read = async (): Promise<Glance> => {
        const opening = indexedDB.open('tessera');
        opening.onupgradeneeded = () => opening.transaction?.abort(); // the page creates the database itself
        const db = await done(opening);
        const tx = db?.transaction(['matches', 'records']);
        const [row, cursor] = tx
          ? await Promise.all([
              done<Row | undefined>(tx.objectStore('matches').get(match)),
              done(tx.objectStore('records').openCursor(IDBKeyRange.bound([match], [match, []]), 'prev')),
            ])
          : [];
        db?.close();
        const seq = document.querySelector<HTMLElement>('.table-root')?.dataset.seq;
        const { move } = (cursor?.value ?? {}) as { readonly move?: string };
        return { moves: row?.summary?.moves ?? 0, last: move, isDrawn: !row || seq === String(row.changes) };
      };
      /** Resolves when the table shows another state, and now and then without one. */
      const change = (): Promise<void> =>
        new Promise(resolve => {
          const end = (): void => {
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(end);
          observer.observe(document, { subtree: true, attributeFilter: ['data-seq'] });
          AbortSignal.timeout(100).addEventListener('abort', end);
        });
      let found = await read();
      // Timers of a page with a fake clock stand still.
      const most = '__pwClock' in globalThis ? 0 : rounds;
      for (let round = 0; round < most && !(found.isDrawn && found.moves >= count); round++) {
        await change();
        found = await read();
      }
      return found;
    },
    [wanted, ROUNDS] as const,
  );

/** Waits until the table shows the stored state: an earlier press would hit the old one, and may be lost. */
export async function untilDrawn(page: Page): Promise<void> {
  await expect.poll(async () => (await glance(page)).isDrawn).toBe(true);
}

/** The stored match, replayed by the rules from its seed. */
export async function rebuilt(page: Page, game: AnyGame): Promise<AnyMatch> {
  await expect.poll(async () => (await storedMatch(page))?.isStarted).toBe(true);
  return replay(game, await stored(page), 'seeded', sealedChance) as unknown as AnyMatch;
}

/** A match from its start, to be played in Node. */
export function matchOf(game: AnyGame, setup: MatchSetup): AnyMatch {
  const header = headerOf(setup);
  const options = parseOptions(game.options, header.options);
  return new Match(game, { ...header, options: options as object }) as unknown as AnyMatch;
}

/** The log of a match after some answers, played in Node. */
export function logAfter(game: AnyGame, setup: MatchSetup, answers: readonly string[]): MatchLog {
  const match = matchOf(game, setup);
  for (const answer of answers) match.answer(match.decider as number, answer);
  return match.log();
}

/** Waits for the bots, and replays their answers. */
export async function untilYours(page: Page, match: AnyMatch): Promise<void> {
  for (;;) {
    const { header, entries } = await stored(page);
    for (const { seat, move } of entries.slice(match.length)) match.answer(seat, move);
    const seat = match.decider;
    if (seat === undefined || tableOf(header).seats[seat]?.kind !== 'bot') break;
    const next = match.length + 1;
    await expect.poll(async () => (await glance(page, next)).moves).toBeGreaterThanOrEqual(next);
  }
  // Bots play faster than the table shows it.
  await page.locator('.tb-prompt:not(.is-wait)').waitFor();
}

/** Waits until an answer is stored and rendered, so that the next press hits the new state. */
export async function expectLast(page: Page, count: number, answer: string): Promise<void> {
  let seen: Glance | undefined;
  await expect
    .poll(async () => {
      seen = await glance(page, count);
      return seen.isDrawn && seen.moves >= count;
    })
    .toBe(true);
  // A bot's answer, or a note, may be the last record by now.
  const isLast = seen?.moves === count && seen.last !== undefined;
  expect(isLast ? seen?.last : (await storedAnswers(page))[count - 1]).toBe(answer);
}
