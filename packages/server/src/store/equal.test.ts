import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DATABASES } from '../../test/databases.ts';
import { listing, opened, records, snapshot } from '../../test/stores.ts';
import type { Append, Store } from './types.ts';

const TABLES = ['a', 'b', 'c'];

/** A random operation; `off` the head of the journal makes it stale. */
const operation = fc.record({
  table: fc.constantFrom(...TABLES),
  isNew: fc.boolean(),
  off: fc.constantFrom(0, 0, 0, 0, -1, 1),
  count: fc.integer({ min: 1, max: 3 }),
  key: fc.option(fc.constantFrom('k1', 'k2', 'k3', 'k4', 'k5')),
  phase: fc.option(fc.constantFrom('gathering' as const, 'playing' as const)),
  due: fc.option(fc.integer({ min: 1, max: 50 })),
  hasSnapshot: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** All operations of a batch in one turn of the event loop. */
function perform(store: Store, run: number, batch: readonly Operation[], seqs: Map<string, number>) {
  return Promise.all(
    batch.map(({ table, isNew, off, count, key, phase, due, hasSnapshot }) => {
      const id = `${table}${run}`;
      const known = seqs.get(id) ?? 0;
      const listed = listing(id, { phase: phase ?? 'ended', due, updated: known });
      if (isNew) return store.create(listed, records(1, count));
      const after = Math.max(0, known + off);
      const seq = after + count;
      seqs.set(id, off === 0 ? seq : known);
      const append: Append = {
        table: id,
        after,
        records: records(after + 1, seq, `${count}`),
        ...(key === null ? {} : { keys: [{ guest: 'ann', key }] }),
        ...(phase === null ? {} : { listing: listed }),
        ...(hasSnapshot ? { snapshot: snapshot(seq) } : {}),
      };
      return store.append(append);
    }),
  );
}

async function contents(store: Store, run: number) {
  const ids = TABLES.map(table => `${table}${run}`);
  const keys = ['k1', 'k2', 'k3', 'k4', 'k5'];
  return {
    seqs: await store.seqs(ids),
    journals: await Promise.all(ids.map(id => store.load(id))),
    whole: await Promise.all(ids.map(id => store.loadAll(id))),
    listings: await Promise.all(ids.map(id => store.find(id))),
    keys: await Promise.all(ids.flatMap(id => keys.map(key => store.seenKey(id, 'ann', key)))),
    due: await store.due(100),
    lobby: await store.lobby({}, 100),
  };
}

test('both databases give the same results and hold the same data, for any operations', async () => {
  const stores = await Promise.all(DATABASES.map(async ({ fresh }) => opened(await fresh())));
  let run = 0;
  let kept = 0;
  const batches = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(batches, async all => {
      run += 1;
      for (const batch of all) {
        const said = await Promise.all(
          stores.map(async store => {
            const seqs = await store.seqs(TABLES.map(table => `${table}${run}`));
            return perform(store, run, batch, new Map(seqs));
          }),
        );
        expect(said[1]).toEqual(said[0]);
        kept += said[0]!.filter(one => one === 'stored').length;
      }
      const [one, other] = await Promise.all(stores.map(store => contents(store, run)));
      expect(other).toEqual(one);
    }),
    { numRuns: 30, seed: 11 },
  );
  expect(kept).toBeGreaterThan(50);
});
