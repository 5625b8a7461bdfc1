/** Matches stored by the version before journals: migrated once, and continued. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@tessera/games';
import { Table, type TableRecord, type World } from '@tessera/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as loaders from '../games/workers.ts';
import { HERE } from './journal.ts';
import { fakeStorage, openTab } from './testing/browser.ts';
import { closeAll, essence, now, open, texts, until } from './testing/play.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(closeAll);

const FOLDER = join(import.meta.dirname, '../../test/fixtures/stored');
const NAMES = readdirSync(FOLDER).map(file => file.replace('.json', ''));
const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

const WORLD: World = {
  game: gameById,
  levels: () => ['random'],
  keeper: () => 'random',
  downtime: () => 0,
};

/** A page that has migrated the match. */
async function visit(storage: ReturnType<typeof fakeStorage>) {
  const tab = openTab(storage, { loaders });
  await tab.ready;
  return tab;
}
const keeping = (name: string, text = textOf(name)) => fakeStorage(new Map(), new Map([[name, text]]));

describe.each(NAMES)('%s', name => {
  const old = JSON.parse(textOf(name));
  const { log, undone, summary, notes } = old;
  const { moves = 0 } = summary ?? {};

  test('the match is moved into a journal, listed as before, and the old copy deleted', async () => {
    const storage = keeping(name);
    const tab = await visit(storage);
    expect(storage.old.size).toBe(0);
    expect(tab.listMatches()).toMatchObject([
      { setup: { id: name, game: log.header.game }, moves, updated: old.updated, isBegun: summary !== null },
    ]);
    expect(await visit(storage).then(again => again.listMatches())).toEqual(tab.listMatches());
  });

  test('the match opens where it was left, and goes on', async () => {
    const storage = keeping(name);
    const client = open(await visit(storage), name);
    const { seq, redo, outcome } = await until(client, () => true);
    const played = log.entries.slice(0, moves).map(({ move }: { move: string }) => move);
    expect(texts(client).slice(0, moves)).toEqual(played);
    expect(redo).toBe(undone.length > 0);
    if (summary) expect(seq).toBe(old.seq);
    const time = notes.times.at(-1);
    if (time && !outcome) {
      const { isPaused, clocks } = client.people.table()!.view;
      expect(isPaused).toBe(true);
      expect(clocks.left[time.seat]).toBe(time.left[time.seat] - time.spent);
      await client.people.tell({ do: 'ask', proposal: { kind: 'resume' } });
    }
    if (redo) {
      await client.redo();
      await client.undo();
    }
    if (outcome) await client.undo();
    const { legal } = await until(client, one => one.isYours);
    expect(await client.submit(legal[0]!)).toBeUndefined();
    await until(client, one => one.isYours || one.outcome !== null);
    const again = open(await visit(storage), name);
    await until(again, () => true);
    expect(essence(again)).toEqual(essence(client));
    expect([client.failure(), again.failure()]).toEqual([undefined, undefined]);
    // A table replays the journal to the same state.
    const { row, records } = storage.journals.get(name)!;
    const table = Table.load(records as readonly TableRecord[], WORLD);
    const { standing, yours } = table.view(HERE, 0, { isHere: () => true, watchers: 0 });
    const { setup, toAct, view, undo } = now(again);
    expect(table.seq).toBe(row.seq);
    expect({ ...standing, yours }).toMatchObject({ toAct, view, undo, outcome: row.summary?.outcome });
    expect(yours).toEqual(setup.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])));
  });
});

describe('the old copy', () => {
  const name = 'rift-bot';

  test('the old copy stays while the journal cannot be stored', async () => {
    const storage = keeping(name);
    storage.quota = 10;
    const tab = await visit(storage);
    expect(tab.listMatches()).toHaveLength(1);
    expect(storage.old.get(name)).toBe(textOf(name));
    storage.quota = Number.POSITIVE_INFINITY;
    expect((await visit(storage)).listMatches()).toHaveLength(1);
    expect(storage.old.size).toBe(0);
  });

  test('the old copy left by an interrupted page is deleted the next time', async () => {
    const storage = keeping(name);
    await visit(storage);
    storage.old.set(name, textOf(name));
    expect((await visit(storage)).listMatches()).toHaveLength(1);
    expect(storage.old.size).toBe(0);
  });

  test('the old copy on which an old page played on becomes a match of its own', async () => {
    const storage = keeping(name);
    await visit(storage);
    const { undone: _undone, ...record } = JSON.parse(textOf(name));
    storage.old.set(name, JSON.stringify({ ...record, undone: [], seq: record.seq + 1 }));
    const tab = await visit(storage);
    expect(tab.listMatches()).toHaveLength(2);
    expect(storage.old.size).toBe(0);
  });
});
