import { expect, test } from 'vitest';
import type { HistoryEntry } from '../match/client.ts';
import { collapsed, createLog, type LogLine, logOf, type Story } from './log.ts';

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

test('a bot’s reason is on the first line of its answer, and the decisive answer is marked once, on its last', () => {
  expect(LINES.map(({ why }) => why)).toEqual([undefined, undefined, 'gain Star', undefined, undefined]);
  expect(LINES.map(({ isDecisive }) => isDecisive)).toEqual([false, true, false, false, false]);
});

test('a match that goes on tells only its new answers, and keeps the lines before them', () => {
  const told: number[] = [];
  const story: Story = {
    teller: () => (_, count) => {
      told.push(count);
      return [{ text: `answer ${count}`, tone: 'plain' }];
    },
    why: ({ key }) => key,
  };
  const reasons = [0, 1, 2].map(count => ({ count, reason: { key: `reason ${count}`, params: {} } }));
  const match = Array.from({ length: 3 }, (_, i) => ({ seat: 0, move: `${i}`, events: [] }));
  const goOn = createLog();
  const early = goOn(match.slice(0, 2), reasons.slice(0, 2), story, undefined);
  const late = goOn(match, reasons, { ...story }, undefined);
  expect(told).toEqual([1, 2, 3]);
  expect(late).toEqual(logOf(match, reasons, story, undefined));
  expect(late.slice(1).every((line, i) => line === early[i])).toBe(true);
});

test('a line that later news complete is read again, and not told again', () => {
  const told: number[] = [];
  let risk = 'unknown';
  const story: Story = {
    teller: () => (_, count) => {
      told.push(count);
      return [{ text: `risk ${risk}`, retold: () => `risk ${risk}`, tone: 'sum' }];
    },
  };
  const read = createLog();
  expect(read(ENTRIES.slice(0, 1), [], story, undefined)[0]?.text).toBe('risk unknown');
  risk = '33%';
  expect(read(ENTRIES.slice(0, 1), [], { ...story }, undefined)[0]?.text).toBe('risk 33%');
  expect(told).toEqual([1]);
});

test('a log is told again after an undo, a late reason and the end', () => {
  const story: Story = {
    teller: () => (entry, count) => [{ text: `${count} ${entry.move}`, tone: 'plain' }],
    why: ({ key }) => key,
  };
  const entry = (move: string): HistoryEntry => ({ seat: 0, move, events: [] });
  const [a, b, c] = [entry('a'), entry('b'), entry('c')];
  const late = [{ count: 0, reason: { key: 'late', params: {} } }];
  const goOn = createLog();
  expect(goOn([a, b], [], story, undefined).map(({ text }) => text)).toEqual(['2 b', '1 a']);
  const undone = goOn([a, c], [], story, undefined);
  expect(undone.map(({ text }) => text)).toEqual(['2 c', '1 a']);
  expect(goOn([a], [], story, undefined).map(({ text }) => text)).toEqual(['1 a']);
  expect(goOn([a, c], late, story, undefined).map(({ why }) => why)).toEqual([undefined, 'late']);
  const ended = goOn([a, c], late, { ...story, end: 'over' }, 2);
  expect(ended.map(({ text, isDecisive }) => [text, isDecisive])).toEqual([
    ['over', false],
    ['2 c', true],
    ['1 a', false],
  ]);
});

test('equal lines of a turn in a row are one line with their number', () => {
  const line = (key: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
    ...{ key: `${key}`, count: key, text, tone: 'plain', who: 'Kai', turn: 1, isDecisive: false },
    ...more,
  });
  const lines = [line(6, 'a'), line(5, 'a'), line(4, 'a'), line(3, 'b'), line(2, 'b', { turn: 0 })];
  expect(collapsed(lines).map(({ count, text, times }) => [count, text, times])).toEqual([
    [6, 'a', 3],
    [3, 'b', undefined],
    [2, 'b', undefined],
  ]);
  const reasoned = [line(2, 'a', { why: 'it helps' }), line(1, 'a')];
  expect(collapsed(reasoned)).toEqual(reasoned);
});
