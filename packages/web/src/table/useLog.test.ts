import { expect, test } from 'vitest';
import type { LogLine } from './log.ts';
import { marksOf } from './useLog.ts';

const line = (count: number, turn: number): LogLine => ({
  key: String(count),
  count,
  turn,
  text: '',
  tone: 'plain',
  isDecisive: false,
});

test('marks are at the starts of turns, swings of the win probability, and the decisive answer', () => {
  const lines = [line(4, 2), line(3, 2), line(2, 1), line(1, 1)];
  const samples = [
    { count: 1, seat: 0, chance: 0.5 },
    { count: 2, seat: 1, chance: 0.9 },
    { count: 3, seat: 0, chance: 0.25 },
  ];
  expect(marksOf(lines, samples, 4)).toEqual([
    { count: 2, kind: 'turn' },
    { count: 0, kind: 'turn' },
    { count: 3, kind: 'swing' },
    { count: 4, kind: 'decisive' },
  ]);
});
