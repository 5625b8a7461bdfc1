/** Matches stored in the browser: a journal in IndexedDB, migrated from localStorage, shared by tabs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectMoves, openRift, playByMouse, SHORT_GAME } from './player.ts';
import { stage } from './stage.ts';
import { storedIds, storedMatch, untilDrawn } from './storedMatch.ts';

const FOLDER = join(import.meta.dirname, 'fixtures/stored');
const FIXTURES = readdirSync(FOLDER).map(file => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return { ...JSON.parse(text), text } as { id: string; text: string; log: { entries: readonly unknown[] } };
});

describe('matches of the version before', () => {
  test('are migrated once, for every game, and open at their latest position', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto('/');
    await page.evaluate(
      all => {
        for (const { id, text } of all) localStorage.setItem(`tessera.match.${id}`, text);
      },
      FIXTURES.map(({ id, text }) => ({ id, text })),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
    expect(await storedIds(page)).toEqual(FIXTURES.map(({ id }) => id).toSorted());
    expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('match')))).toEqual(
      [],
    );
    for (const { id, log } of FIXTURES) {
      await page.goto(`/match/${id}`);
      await page.locator('.table-root').waitFor();
      await expect.poll(async () => (await storedMatch(page))?.isStarted).toBe(true);
      const entries = (await storedMatch(page))?.log.entries ?? [];
      expect(entries.slice(0, log.entries.length)).toEqual(log.entries);
    }
    expect(troubles).toEqual([]);
  });
});

test('an answer writes its record and its row in one transaction', async () => {
  const { page } = await stage.visit();
  await openRift(page, SHORT_GAME.slice(0, 18));
  await untilDrawn(page);
  await page.evaluate(() => {
    const written: string[][] = [];
    Object.assign(window, { written });
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args) {
      const tx = begin.apply(this, args);
      if (args[1] === 'readwrite') written.push([]);
      return tx;
    };
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...values) {
        written.at(-1)?.push(this.name);
        return write.apply(this, values);
      };
    }
  });
  await playByMouse(page, SHORT_GAME[18] ?? '');
  await expectMoves(page, SHORT_GAME.slice(0, 19));
  const written = await page.evaluate(() => (window as unknown as { written: string[][] }).written);
  expect(written).toEqual([['records', 'matches']]);
});

test('two tabs show the same match, and both lists are up to date', async () => {
  const { page, context } = await stage.visitApart();
  await openRift(page, SHORT_GAME.slice(0, 18));
  const other = await context.newPage();
  await other.goto('/match/begun');
  await other.getByRole('grid').waitFor();
  const home = await context.newPage();
  await home.goto('/');
  await home.getByText('18 moves').waitFor();
  await playByMouse(page, SHORT_GAME[18] ?? '');
  await untilDrawn(other);
  await expectMoves(other, SHORT_GAME.slice(0, 19));
  await home.getByText('19 moves').waitFor();
});
