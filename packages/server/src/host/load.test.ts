import { expect, test } from 'vitest';
import { begun, tablesStage } from '../../test/stage.ts';
import { Load } from './load.ts';
import type { TaskResult } from './task.ts';

test('the server is overloaded while too many commands wait', () => {
  const load = new Load();
  for (let i = 0; i < 2000; i++) load.begin();
  expect(load.isTooMuch).toBe(true);
  load.end();
  expect(load.isTooMuch).toBe(false);
  load.close();
});

test('a table queues a hundred commands, refuses the rest as busy, and goes on', async () => {
  const { address, store, tables } = await tablesStage();
  const { id, visitors } = await begun(address);
  const { me } = visitors[0]!;
  const submit = (n: number) =>
    new Promise<TaskResult>((resolve, reject) =>
      tables.rooms.submit(id, me, `k${n}`, { do: 'chat', text: `${n}` }, { resolve, reject }),
    );
  const results = await Promise.all(Array.from({ length: 150 }, (_, n) => submit(n)));
  const done = results.filter(result => 'seq' in result);
  const refused = results.filter(result => 'refused' in result && result.refused.code === 'busy');
  // Fewer where the machine itself is slow.
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(done.length + refused.length).toBe(150);
  const before = (await store.loadAll(id))!.length;
  expect(await submit(999)).toEqual({ seq: before + 1 });
  expect(before).toBe(3 + done.length);
});
