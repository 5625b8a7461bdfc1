/** Matches stored by real pages of version 1: each opens where it was left, and goes on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchClient } from './client.ts';
import { fakeStorage, openTab, openTwoTabs } from './testing/browser.ts';
import { closeAll, essence, now, open, texts, until } from './testing/play.ts';
import stored from './testing/version1.json' with { type: 'json' };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  closeAll();
  vi.restoreAllMocks();
});

type Id = keyof typeof stored;

const keeping = (id: Id, text: string = stored[id]) => fakeStorage(new Map(), new Map([[id, text]]));

/** Opens a match on a page that has migrated the storage. */
async function opened(storage: ReturnType<typeof keeping>, id: string): Promise<MatchClient<unknown>> {
  const tab = openTab(storage);
  await tab.ready;
  return open(tab, id);
}

describe.each(Object.keys(stored) as Id[])('%s', id => {
  const { seq, log, summary, resigned } = JSON.parse(stored[id]);
  const moves = log.entries.map(({ move }: { readonly move: string }) => move);
  const reason: string | undefined = resigned === null ? summary?.outcome?.reason : 'resign';

  test('the match is listed as before', async () => {
    const tab = openTab(keeping(id));
    await tab.ready;
    const [match] = tab.listMatches();
    expect(match).toMatchObject({
      setup: log.setup,
      moves: moves.length,
      position: summary?.position ?? log.setup.position ?? '',
      toAct: reason ? null : (summary?.toAct ?? null),
    });
    expect(match?.outcome?.reason).toBe(reason);
  });

  test('the match opens where it was left, and is stored in the current format', async () => {
    const storage = keeping(id);
    const client = await opened(storage, id);
    const { outcome, redo } = await until(client, () => true);
    expect(texts(client)).toEqual(moves);
    expect(outcome?.reason).toBe(reason);
    expect(redo).toBe(resigned === null && log.undone.length > 0);
    expect(client.failure()).toBeUndefined();
    expect(storage.old.size).toBe(0);
    const { row } = storage.journals.get(id)!;
    // A resignation of then has become leaving, by the rules.
    const left = row.seq - 2 - (log.undone.length > 0 && resigned === null ? 1 : 0);
    expect(row).toMatchObject({ id, seal: expect.any(String) });
    expect(row.changes).toBe(resigned === null ? seq : seq + Math.max(1, left - 1));
    if (summary && resigned === null) expect(row.summary?.position).toBe(summary.position);
  });

  test('the match goes on, and opens again', async () => {
    const storage = keeping(id);
    const client = await opened(storage, id);
    const { outcome, legal, undo } = await until(client, () => true);
    if (!outcome) expect(await client.submit(legal[0]!)).toBeUndefined();
    else if (undo === 'ready') await client.undo();
    const { seq: last } = await until(client, ({ thinking }) => thinking === null);
    expect(last > seq).toBe(!outcome || undo === 'ready');
    const again = await opened(storage, id);
    await until(again, () => true);
    expect(essence(again)).toEqual(essence(client));
  });
});

test('[R-END-11] a player who had resigned has left: the other side wins, and it can be taken back', async () => {
  const client = await opened(keeping('rift-resigned'), 'rift-resigned');
  await until(client, ({ outcome }) => outcome?.winners[0] === 1);
  await client.undo();
  expect(now(client)).toMatchObject({ outcome: null, toAct: 0, isYours: true });
});

test('[T-DEC-9] a team that had given up has left as a whole, and returns as one', async () => {
  const client = await opened(keeping('tesseract-resigned'), 'tesseract-resigned');
  await until(client, ({ outcome }) => outcome?.winners.length === 0);
  await client.undo();
  await until(client, ({ outcome, thinking }) => outcome === null && thinking === null);
});

test('[T-VAR-6] separate options of researchers have become one list', async () => {
  const client = await opened(keeping('tesseract-running'), 'tesseract-running');
  const { setup, view } = await until(client, () => true);
  expect(setup.options).toEqual({ base: 'C', recolor: 'kept', researchers: ['random', 'R05'] });
  expect(view).toMatchObject({ labs: [{}, { researcher: 'R05' }] });
});

test('two tabs that convert a match at once agree, without a warning', async () => {
  const [here, there] = openTwoTabs(new Map(), new Map([['rift-undone', stored['rift-undone']]]));
  await Promise.all([here.ready, there.ready]);
  const clients = [open(here, 'rift-undone'), open(there, 'rift-undone')] as const;
  for (const client of clients) await until(client, () => true);
  await clients[0].redo();
  await until(clients[1], ({ seq }) => seq === now(clients[0]).seq);
  expect(essence(clients[1])).toEqual(essence(clients[0]));
  for (const client of clients) expect(client.failure()).toBeUndefined();
});

/** A stored match with one modification. */
function spoilt(id: Id, spoil: (record: Old) => void): string {
  const record = JSON.parse(stored[id]);
  spoil(record);
  return JSON.stringify(record);
}

/** Unvalidated content of such a record. */
type Old = ReturnType<typeof JSON.parse>;

const reposition = (change: (fields: Old) => void) => (record: Old) => {
  const fields = JSON.parse(record.summary.position);
  change(fields);
  record.summary.position = JSON.stringify(fields);
};

describe('damaged matches are refused, and left unchanged', () => {
  test.each<[Id, string, string, (record: Old) => void]>([
    [
      'rift-won',
      'another position',
      'otherRules',
      ({ summary }) => void Object.assign(summary, { position: summary.position.replace('1t13', 't14') }),
    ],
    ['rift-won', 'an answer less', 'otherRules', ({ log }) => void log.entries.pop()],
    [
      'rift-resigned',
      'a seat that is not there',
      'broken',
      record => void Object.assign(record, { resigned: 2 }),
    ],
    ['rift-undone', 'what cannot follow', 'broken', ({ log }) => void log.undone.reverse()],
    ['tesseract-running', 'another number', 'broken', ({ log }) => void log.header.chance.fill(1)],
    [
      'tesseract-running',
      'another card in hand',
      'otherRules',
      reposition(({ hands }) => hands[0].push('L2-01')),
    ],
    [
      'tesseract-running',
      'other cubes',
      'otherRules',
      reposition(one => void Object.assign(one, { primed: 'Y6' })),
    ],
  ])('%s with %s', async (id, _what, failure, spoil) => {
    const text = spoilt(id, spoil);
    const storage = keeping(id, text);
    const client = await opened(storage, id);
    await expect.poll(() => client.failure()).toBe(failure);
    // The source of the journal is still there, unchanged.
    expect(storage.journals.get(id)!.records[0]).toMatchObject({
      from: { entries: JSON.parse(text).log.entries },
    });
  });

  test.each<[string, (record: Old) => void]>([
    ['log: must be an object', record => void Object.assign(record, { log: null })],
    ['log.setup: must be an object', ({ log }) => void Object.assign(log, { setup: 'x' })],
    [
      'log.setup.seats[0].name: must be a text',
      ({ log }) => void Object.assign(log.setup.seats[0], { name: 7 }),
    ],
    ['entries: must be a list', ({ log }) => void Object.assign(log, { entries: {} })],
    ['header.seed: must be a text', ({ log }) => void Object.assign(log.setup, { seed: null })],
    ['resigned: must be a whole number', record => void Object.assign(record, { resigned: 'Ada' })],
  ])('a malformed record is refused: %s', async (words, spoil) => {
    const text = spoilt('rift-won', spoil);
    const storage = keeping('rift-won', text);
    const tab = openTab(storage);
    await tab.ready;
    expect(await tab.store.read('rift-won')).toMatchObject({ why: expect.stringContaining(words) });
    expect(storage.old.get('rift-won')).toBe(text);
  });
});

test('[T-RUL-33] cubes in another order, and other inner numbers, are the same table', async () => {
  const text = spoilt(
    'tesseract-running',
    reposition(one => {
      const cubes = one.primed.match(/../g).reverse().join('');
      Object.assign(one, { primed: cubes, ids: [], yaws: '', pending: [] });
    }),
  );
  const client = await opened(keeping('tesseract-running', text), 'tesseract-running');
  await until(client, () => true);
  expect(client.failure()).toBeUndefined();
});
