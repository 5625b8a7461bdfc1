import { expect, test } from 'vitest';
import { begun, tablesStage } from '../../test/stage.ts';
import { Load } from './load.ts';

test('more than can wait is too much, until some of it is done', async () => {
  const load = new Load();
  const work: (() => void)[] = [];
  const waiting = Array.from({ length: 2000 }, () =>
    load.during(new Promise<void>(resolve => work.push(resolve))),
  );
  expect(load.isTooMuch).toBe(true);
  work[0]!();
  await waiting[0];
  expect(load.isTooMuch).toBe(false);
  load.close();
});

test('a table takes what it can, says no to the rest, and goes on', async () => {
  const { address, store, tables } = await tablesStage();
  const { id, visitors } = await begun(address);
  const { me } = visitors[0]!;
  const wish = (n: number) => tables.host.carryOut(id, me, `k${n}`, { do: 'chat', text: `${n}` });
  const outcomes = await Promise.all(Array.from({ length: 150 }, (_, n) => wish(n)));
  const done = outcomes.filter(outcome => 'seq' in outcome);
  const refused = outcomes.filter(outcome => 'refused' in outcome && outcome.refused.code === 'busy');
  // A hundred wait at one table at most; where the machine itself is late, fewer.
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(done.length + refused.length).toBe(150);
  const before = (await store.loadAll(id))!.length;
  expect(await wish(999)).toEqual({ seq: before + 1 });
  expect(before).toBe(3 + done.length);
});
