import { describe, expect, test } from 'vitest';
import { given, list, newGame, table } from '../../test/riftTable.ts';
import { isInCamp, neighboursOf, parseSquare, SQUARES, squareName } from './board.ts';
import { BLACK, WHITE } from './types.ts';

const SQUARE_NUMBERS = Array.from({ length: SQUARES }, (_, square) => square);

describe('R-BOARD: the board', () => {
  test('[R-BOARD-1] the board has 225 crossings, a1 first, files west to east, then ranks south to north', () => {
    expect(SQUARES).toBe(225);
    expect(['a1', 'o1', 'a2', 'h8', 'o15'].map(parseSquare)).toEqual([0, 14, 15, 112, 224]);
    for (const square of SQUARE_NUMBERS) expect(parseSquare(squareName(square))).toBe(square);
  });

  test('[R-BOARD-1] the board has nothing beyond file o, below rank 1 or above rank 15', () => {
    for (const name of ['p1', 'a0', 'a16', 'a01', 'A1', '', 'a', '1', 'h8 ']) {
      expect(parseSquare(name), name).toBeUndefined();
    }
  });

  test('[R-BOARD-2] orthogonal neighbours are one groove segment away: four inside, three on an edge, two in a corner', () => {
    const neighbours = (name: string): string[] =>
      [...neighboursOf(parseSquare(name)!)].map(squareName).sort();
    expect(neighbours('h8')).toEqual(list('g8 h7 h9 i8'));
    expect(neighbours('o8')).toEqual(list('n8 o7 o9'));
    expect(neighbours('a1')).toEqual(list('a2 b1'));
  });

  test('[R-BOARD-2] grooves carry slides; pawns use grooves and diagonals', () => {
    const situation = given({ white: 'Ta15 Cd4 Hk8 Ve12', black: 'To15' });
    expect(situation.actions('Cd4')).toEqual(
      list('-d5 -d6 -e4 -f4 -d3 -d2 -c4 -b4 -e5 -f6 -e3 -f2 -c3 -b2 -c5 -b6'),
    );
    const ranks = situation.actions('Hk8-').map(to => to.slice(1));
    expect(ranks).toHaveLength(14);
    expect(new Set(ranks)).toEqual(new Set(['8']));
    const files = situation.actions('Ve12-').map(to => to[0]);
    expect(files).toHaveLength(14);
    expect(new Set(files)).toEqual(new Set(['e']));
  });

  test('[R-BOARD-3] White sits at rank 1 and Black at rank 15; each camp has 30 crossings, 15 wide and 2 deep', () => {
    for (const camp of ['inset', 'outer'] as const) {
      const white = SQUARE_NUMBERS.filter(square => isInCamp(camp, WHITE, square));
      const black = SQUARE_NUMBERS.filter(square => isInCamp(camp, BLACK, square));
      expect(white).toHaveLength(30);
      expect(black).toHaveLength(30);
      expect(Math.max(...white)).toBeLessThan(Math.min(...black));
      expect(new Set(white.map(square => square % 15)).size).toBe(15);
    }
  });

  test('[R-BOARD-4] inset camps are ranks 2-3 and 13-14', () => {
    const start = newGame();
    const ranks = (): string[] => [...new Set(start.actions('T@').map(place => place.slice(1)))].sort();
    expect(ranks()).toEqual(['2', '3']);
    start.play('T@h2');
    expect(ranks()).toEqual(['13', '14']);
  });

  test('[R-BOARD-4] outer camps are ranks 1-2 and 14-15', () => {
    const start = newGame({ camp: 'outer' });
    const ranks = (): string[] => [...new Set(start.actions('T@').map(place => place.slice(1)))].sort();
    expect(ranks()).toEqual(['1', '2']);
    start.play('T@h1');
    expect(ranks()).toEqual(['14', '15']);
  });

  test('[R-BOARD-5] a pawn may walk through and stand in the other camp during play', () => {
    const situation = given({ white: 'Th2 Pa1', black: 'To15', whiteHand: 'C' });
    expect(situation.actions('Th2')).toEqual(expect.arrayContaining(list('-h13 -h14 -h15')));
    expect(situation.actions('C@')).toEqual(expect.arrayContaining(list('a13 o14 h15')));
  });

  test('[R-BOARD-5] the option for camps has no effect during play', () => {
    const middlegame =
      '15/8v6/2h4t7/4p10/10s3v/6gg5V1/1H3x3c5/3GG5x4/12R2/1v1X7X3/5S3I3h1/9IP4/6V8/7T4H2/15 w CHrg p 3 38';
    expect(table(middlegame, { camp: 'outer' }).all()).toEqual(table(middlegame, { camp: 'inset' }).all());
  });
});
