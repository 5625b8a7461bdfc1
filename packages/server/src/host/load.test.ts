import { expect, test } from 'vitest';
import { begun, tablesStage } from '../../test/stage.ts';
import { Load } from './load.ts';
import type { Outcome } from './task.ts';

test('more than can wait is too much, until some of it is done', () => {
  const load = new Load();
  for (let i = 0; i < 2000; i++) load.begin();
  expect(load.isTooMuch).toBe(true);
  load.end();
  expect(load.isTooMuch).toBe(false);
  load.close();
});

test('a table takes what it can, says no to the rest, and goes on', async () => {
  const { address, store, tables } = await tablesStage();
  const { id, visitors } = await begun(address);
  const { me } = visitors[0]!;
  const wish = (n: number) =>
    new Promise<Outcome>((settle, fail) =>
      tables.host.wish(id, me, `k${n}`, { do: 'chat', text: `${n}` }, { settle, fail }),
    );
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
