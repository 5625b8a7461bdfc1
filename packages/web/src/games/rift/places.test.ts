import { squareName } from '@tessera/games/rift';
import { expect, test } from 'vitest';
import { EVENING, LARGE, situation } from './fixtures.ts';
import { placesOf } from './places.ts';

test('a miniature shows the pieces of the position', () => {
  for (const position of [EVENING, LARGE]) {
    const { view } = situation(position);
    expect(new Set(placesOf(position).map(String))).toEqual(new Set(view.pieces.map(String)));
    expect(placesOf(position)).toEqual([...view.pieces].sort((a, b) => a.at - b.at));
  }
});

test('[R-PIECE-2] a run of large slides splits into pairs from the anchor', () => {
  const rank = '15/15/15/15/15/15/15/15/15/15/15/15/15/15/GGGG11';
  expect(placesOf(rank).map(({ at }) => squareName(at))).toEqual(['a1', 'c1']);
});

test('an invalid position gives an empty board', () => {
  for (const text of ['', 'nonsense', '15/15 w', '16/15/15/15/15/15/15/15/15/15/15/15/15/15/15?']) {
    expect(placesOf(text)).toEqual([]);
  }
});
