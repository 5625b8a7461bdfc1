import { expect, test } from 'vitest';
import { Departures } from './departures.ts';
import { Load } from './load.ts';
import { Wish } from './pendingCommand.ts';
import { refusedBy } from './task.ts';

test('whoever asks is told once, whatever happens afterwards, and waits no more', () => {
  const load = new Load();
  const told: unknown[] = [];
  const counted: string[] = [];
  const watch = { command: (result: string) => counted.push(result), wake() {}, reload() {} };
  const asking = {
    settle: (outcome: unknown) => told.push(outcome),
    fail: (error: unknown) => told.push(error),
  };
  const me = { id: 'guest-1', name: 'Anna' };
  const wish = new Wish(
    { load, departures: new Departures(), watch, isHere: () => true },
    'table-1',
    me,
    'key',
    { do: 'start' },
    asking,
  );
  for (let others = 0; others < 1999; others++) load.begin();
  expect(load.isTooMuch).toBe(true);
  wish.settle({ seq: 7 });
  expect(load.isTooMuch).toBe(false);
  load.begin();
  wish.settle(refusedBy('notKept'));
  wish.fail(new Error('gone'));
  expect(load.isTooMuch).toBe(true);
  expect([told, counted]).toEqual([[{ seq: 7 }], ['done']]);
  load.close();
});
