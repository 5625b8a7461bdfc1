import { expect, test } from 'vitest';
import { Departures } from './departures.ts';
import { Load } from './load.ts';
import { PendingCommand } from './pendingCommand.ts';
import { refusedBy } from './task.ts';

test('a command is answered exactly once, and no longer counts as load', () => {
  const load = new Load();
  const answers: unknown[] = [];
  const counted: string[] = [];
  const observer = { command: (result: string) => counted.push(result), wake() {}, reload() {} };
  const reply = {
    resolve: (result: unknown) => answers.push(result),
    reject: (error: unknown) => answers.push(error),
  };
  const me = { id: 'guest-1', name: 'Anna' };
  const command = new PendingCommand(
    { load, departures: new Departures(), observer, isHere: () => true },
    'table-1',
    me,
    'key',
    { do: 'start' },
    reply,
  );
  expect(command.by.command).toBe(1170623070); // as stored by earlier versions
  for (let others = 0; others < 1999; others++) load.begin();
  expect(load.isTooMuch).toBe(true);
  command.resolve({ seq: 7 });
  expect(load.isTooMuch).toBe(false);
  load.begin();
  command.resolve(refusedBy('notKept'));
  command.reject(new Error('gone'));
  expect(load.isTooMuch).toBe(true);
  expect([answers, counted]).toEqual([[{ seq: 7 }], ['done']]);
  load.close();
});
