import type { Puzzle } from '@tessera/bots/puzzles/sets';
import { expect, test } from 'vitest';
import { FIRST } from './rating.ts';
import { attemptAt, EMPTY, nextOf, ratingIn, solvedIn, streakOn, withResult } from './record.ts';
import { dayOf } from './today.ts';

const puzzleOf = (id: string, rating = 1200) => ({ id, game: 'rift', difficulty: { rating } }) as Puzzle;
const NOW = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400_000;
const SOLVED = { isSolved: true, isHinted: false, wrong: 0, ms: 9000, now: NOW };
const MISSED = { ...SOLVED, isSolved: false, wrong: 1 };

test('a puzzle solved at once raises the rating, a wrong try lowers it, a hint halves the gain', () => {
  const [solved, missed, hinted] = [SOLVED, MISSED, { ...SOLVED, isHinted: true }].map(
    result => withResult(EMPTY, puzzleOf('a', 1500), result).attempts[0],
  );
  expect(solved?.change).toBeGreaterThan(0);
  expect(missed?.change).toBeLessThan(0);
  expect(hinted?.change).toBeLessThan(solved?.change ?? 0);
  expect(solved).toMatchObject({
    isFirst: true,
    isSolved: true,
    rating: FIRST.value + (solved?.change ?? 0),
  });
});

test('only the first result counts; a later solution is noted', () => {
  const missed = withResult(EMPTY, puzzleOf('a'), MISSED);
  const later = withResult(missed, puzzleOf('a'), { ...SOLVED, isHinted: true, wrong: 2, ms: 20_000 });
  expect(ratingIn(later, 'rift')).toEqual(ratingIn(missed, 'rift'));
  expect(later.attempts).toHaveLength(1);
  expect(attemptAt(later, 'a')).toMatchObject({
    isFirst: false,
    isSolved: true,
    isHinted: true,
    wrong: 2,
    ms: 20_000,
  });
  const again = withResult(later, puzzleOf('a'), { ...MISSED, wrong: 5 });
  expect(again.attempts).toEqual(later.attempts);
  expect(solvedIn(again, 'rift')).toBe(1);
});

test('a streak counts days in a row, and waits until the end of today', () => {
  let record = EMPTY;
  for (const [i, ago] of [3, 2, 1].entries())
    record = withResult(record, puzzleOf(`${i}`), { ...SOLVED, now: NOW - ago * DAY });
  const today = dayOf(NOW);
  expect(streakOn(record, today)).toBe(3);
  expect(streakOn(record, today + 1)).toBe(0);
  record = withResult(record, puzzleOf('d'), SOLVED);
  record = withResult(record, puzzleOf('e'), SOLVED);
  expect([streakOn(record, today), record.days.length]).toEqual([4, 4]);
});

test('the next puzzle is the nearest that was not met; then the missed ones', () => {
  const set = [puzzleOf('a', 1900), puzzleOf('b', 1250), puzzleOf('c', 700)];
  expect(nextOf(set, EMPTY)?.id).toBe('b');
  expect(nextOf(set, EMPTY, 'b')?.id).toBe('c');
  let record = withResult(EMPTY, puzzleOf('b', 1250), MISSED);
  record = withResult(record, puzzleOf('c', 700), SOLVED);
  expect(nextOf(set, record)?.id).toBe('a');
  expect(nextOf(set, withResult(record, puzzleOf('a', 1900), SOLVED))?.id).toBe('b');
});
