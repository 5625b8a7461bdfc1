import type { Chair, TableView } from '@tessera/wire';
import { expect, test } from 'vitest';
import { homeOf } from './home.ts';

const person = (name: string): Chair => ({
  kind: 'person',
  name,
  isHere: true,
  isReady: true,
  keeper: null,
  hasLeft: false,
});
const BOT: Chair = { kind: 'bot', level: 'easy' };
const seen = (view: Partial<TableView>) =>
  homeOf({ you: 0, yours: [0], phase: 'playing', chairs: [person('Ada'), BOT], ...view } as TableView);

test('with bots alone at any time, with people after the end, and never by who only watches', () => {
  expect(seen({})).toBe('alone');
  expect(seen({ yours: [0, 1], chairs: [person('Ada'), person('Ada 2')] })).toBe('alone');
  expect(seen({ chairs: [person('Ada'), person('Ben')] })).toBeUndefined();
  expect(seen({ chairs: [person('Ada'), person('Ben')], phase: 'ended' })).toBe('over');
  expect(seen({ phase: 'gathering' })).toBeUndefined();
  expect(seen({ you: null, yours: [], phase: 'ended' })).toBeUndefined();
});

test('a rated match counts to its end', () => {
  expect(seen({ isRated: true })).toBeUndefined();
  expect(seen({ isRated: true, phase: 'ended' })).toBe('over');
});
