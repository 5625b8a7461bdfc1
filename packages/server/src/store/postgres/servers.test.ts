/** Several servers on one PostgreSQL, and a lost connection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TableRecord } from '@tessera/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES } from '../../../test/databases.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { begin, listing, next, opened, records, T0 } from '../../../test/stores.ts';
import type { Notice, Store } from '../types.ts';

const { fresh, execute } = DATABASES.find(({ name }) => name === 'PostgreSQL')!;

async function two(): Promise<readonly [Store, Store, string]> {
  const url = await fresh();
  return [await opened(url), await opened(url), url];
}

const heard = (store: Store): Notice[] => {
  const notices: Notice[] = [];
  store.notices.listen(
    notice => notices.push(notice),
    () => {},
  );
  return notices;
};

describe('R6: two servers', () => {
  test('of concurrent appends after the same record exactly one wins', async () => {
    const [first, second] = await two();
    const tables = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(tables.map(table => begin(first, table)));
    const won = new Map(tables.map(table => [table, ['begun']]));
    const play = async (store: Store, name: string): Promise<void> => {
      for (let round = 0; round < 25; round += 1) {
        // In another order each time: locks must not deadlock.
        const order = tables.toSorted(
          (a, b) => ((a.charCodeAt(0) * round) % 7) - ((b.charCodeAt(0) * round) % 7),
        );
        const seqs = await store.seqs(tables);
        await Promise.all(
          order.map(async table => {
            const after = seqs.get(table)!;
            const move = `${name} ${round}`;
            const mine = [{ seq: after + 1, at: T0, kind: 'said', move }] as unknown as TableRecord[];
            if ((await store.append({ table, after, records: mine })) === 'stored')
              won.get(table)![after] = move;
          }),
        );
      }
    };
    await Promise.all([play(first, 'first'), play(second, 'second')]);
    for (const table of tables) {
      const journal = (await second.loadAll(table))!;
      const moves = journal.map(record => ('move' in record ? record.move : undefined));
      expect(moves.slice(1)).toEqual(won.get(table)!.slice(1));
      expect(moves.length).toBeGreaterThan(25);
    }
  });

  test('receive notices of the other, not their own', async () => {
    const [first, second] = await two();
    const [own, others] = [heard(first), heard(second)];
    await begin(first, 'a');
    expect(await first.append(next('a', 9))).toBe('stale');
    await first.append(next('a', 1));
    first.notices.publish('a', { point: 'h8' });
    await expect
      .poll(() => others)
      .toEqual([
        { kind: 'appended', table: 'a', seq: 1 },
        { kind: 'appended', table: 'a', seq: 2 },
        { kind: 'published', table: 'a', message: { point: 'h8' } },
      ]);
    expect(own).toEqual([]);
  });

  test('receive notices although one listener throws, which is reported', async () => {
    const [first, second] = await two();
    const faults: unknown[] = [];
    const fault = new Error('a listener of ours is broken');
    second.notices.listen(
      () => {
        throw fault;
      },
      error => faults.push(error),
    );
    const others = heard(second);
    first.notices.publish('a', 1);
    first.notices.publish('a', 2);
    await expect.poll(() => others).toHaveLength(2);
    expect(faults).toEqual([fault, fault]);
  });

  test('receive published messages in order, equal ones too', async () => {
    const [first, second] = await two();
    const others = heard(second);
    const words = Array.from({ length: 300 }, (_, n) => ({
      here: n % 3,
      text: 'x'.repeat((n * 997) % 4000),
    }));
    for (const word of words) first.notices.publish('a', word);
    for (const here of [1, 0, 1]) first.notices.publish('a', { here });
    await expect.poll(() => others.length).toBe(303);
    const said = others.map(notice => (notice.kind === 'published' ? notice.message : notice));
    expect(said).toEqual([...words, { here: 1 }, { here: 0 }, { here: 1 }]);
  });

  test('a server that lost its connection is told that notices may be missing, and then gets the rest', async () => {
    const [first, second, url] = await two();
    const notices = heard(second);
    await begin(first, 'a');
    await expect.poll(() => notices).toHaveLength(1);
    await execute(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tessera notices' and datname = current_database()",
    );
    await expect.poll(() => notices.at(-1)).toEqual({ kind: 'missed' });
    await first.append(next('a', 1));
    await expect.poll(() => notices.at(-1)).toEqual({ kind: 'appended', table: 'a', seq: 2 });
  });

  test('a due table is handled by one of them', async () => {
    const [first, second] = await two();
    const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
    await Promise.all(ids.map(id => begin(first, id, { due: Date.now() - 1 })));
    const looked: string[] = [];
    for (const store of [first, second]) {
      await store.jobs.start(async table => {
        looked.push(table);
        await store.append(next(table, 1, { listing: listing(table) }));
      });
    }
    await expect.poll(() => first.due(Date.now())).toEqual([]);
    await Promise.all([first.jobs.stop(), second.jobs.stop()]);
    expect(looked.toSorted()).toEqual(ids.toSorted());
  });

  test('the suspension of one is a downtime although the other served; overlaps count once', async () => {
    const [first, second] = await two();
    await first.downtimes.beat(T0);
    await second.downtimes.beat(T0 + 1000);
    await second.downtimes.beat(T0 + 9000);
    await first.downtimes.beat(T0 + 10_000);
    await second.downtimes.beat(T0 + 11_000);
    expect(await second.downtimes.list()).toEqual([{ from: T0, until: T0 + 10_000 }]);
  });
});

test('R2: after a crash of PostgreSQL under load everything acknowledged is there, and the store reconnects', async () => {
  const { url, stop, server, folder } = await startPostgres();
  onTestFinished(stop);
  const store = await opened(url);
  const notices = heard(store);
  await begin(store, 'a');
  let acknowledged = 1;
  let failures = 0;
  const play = async (until: () => boolean): Promise<void> => {
    while (!until()) {
      try {
        if ((await store.append(next('a', acknowledged))) === 'stored') acknowledged += 1;
        // The last one before the crash may be durable without having been acknowledged.
        else acknowledged = (await store.seqs(['a'])).get('a')!;
      } catch (error) {
        expect(error).toMatchObject({ code: 'unreachable', canGoOn: true });
        failures += 1;
        await setTimeout(20); // yields the processor to PostgreSQL
      }
    }
  };
  const crash = async (): Promise<void> => {
    await expect.poll(() => acknowledged).toBeGreaterThan(20);
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT'); // immediate shutdown, as a crash
    await expect.poll(() => failures).toBeGreaterThan(0);
    const before = acknowledged;
    await server.start();
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 5);
  };
  let isOver = false;
  await Promise.all([play(() => isOver), crash().finally(() => (isOver = true))]);
  expect(await store.loadAll('a')).toEqual(records(1, acknowledged));
  await expect.poll(() => notices).toContainEqual({ kind: 'missed' });
  expect(store.failure).toBeUndefined();
});
