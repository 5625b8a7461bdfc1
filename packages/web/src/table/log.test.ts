import { expect, test } from 'vitest';
import type { HistoryEntry } from '../match/client.ts';
import { logOf } from './log.ts';

const ENTRIES: readonly HistoryEntry[] = [
  { seat: 0, move: 'a', events: [{ type: 'moved' }] },
  { seat: 1, move: 'b', events: [{ type: 'moved' }, { type: 'captured' }] },
];

const LINES = logOf(
  ENTRIES,
  [{ count: 1, reason: { key: 'gain', params: { piece: 'Star' } } }],
  {
    teller:
      () =>
      ({ events, seat }) =>
        events.map(({ type }) => ({ who: ['Ada', 'Kai'][seat], text: type, tone: 'plain' })),
    why: ({ key, params }) => `${key} ${params.piece}`,
    begin: 'Four dice lie there.',
    end: 'Kai wins.',
  },
  2,
);

test('the log is sorted newest first, after the result, and each line has its number of answers', () => {
  expect(LINES.map(({ who, text, count }) => [who, text, count])).toEqual([
    [undefined, 'Kai wins.', 2],
    ['Kai', 'captured', 2],
    ['Kai', 'moved', 2],
    ['Ada', 'moved', 1],
    [undefined, 'Four dice lie there.', 0],
  ]);
  expect(new Set(LINES.map(({ key }) => key)).size).toBe(LINES.length);
});

test('a bot’s reason is on the first line of its answer, and the decisive answer is marked', () => {
  expect(LINES.map(({ why }) => why)).toEqual([undefined, undefined, 'gain Star', undefined, undefined]);
  expect(LINES.map(({ isDecisive }) => isDecisive)).toEqual([false, true, true, false, false]);
});
