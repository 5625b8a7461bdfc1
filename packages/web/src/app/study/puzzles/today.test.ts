import { loadPuzzles, PUZZLE_GAMES } from '@tessera/bots/puzzles/sets';
import { expect, test } from 'vitest';
import { dateOf, dayOf, gameOn, puzzleOn } from './today.ts';

const NOON = Date.UTC(2026, 10, 18, 12);

test('a day is that of UTC, from midnight to midnight', () => {
  const day = dayOf(NOON);
  expect(dateOf(day)).toBe('2026-11-18');
  expect([dayOf(Date.UTC(2026, 10, 18)), dayOf(Date.UTC(2026, 10, 19) - 1)]).toEqual([day, day]);
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(day + 1);
});

test('four days bring the four games', () => {
  const day = dayOf(NOON);
  expect(new Set([0, 1, 2, 3].map(i => gameOn(day + i)))).toEqual(new Set(PUZZLE_GAMES));
});

test('the puzzles of a date are pinned, whatever the order of the file', async () => {
  const ids = await Promise.all(
    PUZZLE_GAMES.map(async game => {
      const { puzzles } = await loadPuzzles(game);
      expect(puzzleOn(puzzles.toReversed(), dayOf(NOON))).toBe(puzzleOn(puzzles, dayOf(NOON)));
      return puzzleOn(puzzles, dayOf(NOON))?.id;
    }),
  );
  expect(ids).toMatchInlineSnapshot(`
    [
      "rift-capture-22e98878",
      "tesseract-contain-eeeb65e2",
      "quantum-cubes-b7b7bc3b",
      "loop-survive-6f5b8f45",
    ]
  `);
});

test('every puzzle comes once in a round, and the next round has another order', async () => {
  const { puzzles } = await loadPuzzles('rift');
  const { length } = puzzles;
  const round = (from: number) => Array.from({ length }, (_, i) => puzzleOn(puzzles, from + i)?.id);
  const first = Math.ceil(dayOf(NOON) / length) * length;
  expect(new Set(round(first)).size).toBe(length);
  expect(round(first + length)).not.toEqual(round(first));
});

test('a game without puzzles has none today', () => {
  expect(puzzleOn([], 1)).toBeUndefined();
});
