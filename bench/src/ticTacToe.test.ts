import { IllegalMove, Match, moveList, noChance } from '@tessera/engine';
import { perft } from '@tessera/engine/testkit';
import { gameSuite } from '@tessera/engine/testkit/suite';
import { describe, expect, test } from 'vitest';
import { type TicTacToeState, ticTacToe } from './ticTacToe.ts';

const start = (): TicTacToeState => ticTacToe.setup({}, 2, noChance);

/** Counts finished games by winner: crosses, noughts, nobody. */
function endings(state: TicTacToeState, counts: number[]): number[] {
  const outcome = ticTacToe.outcome(state);
  if (outcome) {
    const winner = outcome.winners[0] ?? 2;
    counts[winner] = counts[winner]! + 1;
    return counts;
  }
  for (const move of ticTacToe.legalMoves(state, state.turn)) {
    endings(ticTacToe.apply(state, state.turn, move, noChance).state, counts);
  }
  return counts;
}

gameSuite(ticTacToe, {
  folder: import.meta.dirname,
  variants: () => [{ options: {}, seats: 2 }],
  longest: 9,
  games: 100,
});

describe('tic-tac-toe', () => {
  test('has 255,168 games: 131,184 won by crosses, 77,904 by noughts, 46,080 by nobody', () => {
    expect(endings(start(), [0, 0, 0])).toEqual([131_184, 77_904, 46_080]);
  });

  test('has no successors of finished games: leaves by depth', () => {
    const leaves = [1, 2, 3, 4, 5, 6].map(depth => perft(ticTacToe, start(), depth));
    expect(leaves).toEqual([9, 72, 504, 3024, 15_120, 54_720]);
  });

  test('refuses with a reason, and changes nothing', () => {
    const state = ticTacToe.notation.parsePosition('XX.OO....', {});
    expect(ticTacToe.check(state, 1, 2)?.code).toBe('E_NOT_YOUR_TURN');
    expect(ticTacToe.check(state, 0, 0)?.code).toBe('E_OCCUPIED');
    expect(ticTacToe.check(state, 0, 9)?.code).toBe('E_NO_SUCH_CELL');
    const won = ticTacToe.apply(state, 0, 2, noChance).state;
    expect(ticTacToe.check(won, 1, 8)?.code).toBe('E_GAME_OVER');
    const out = moveList<number>();
    ticTacToe.generate(won, 1, out);
    expect(out.count).toBe(0);
  });

  test('logs cells from 1, and a match refuses what check refuses', () => {
    const match = new Match(ticTacToe, { options: {}, seats: 2, seed: 's' });
    match.submit(0, 4);
    expect(() => match.submit(1, 4)).toThrow(IllegalMove);
    match.submit(1, 0);
    expect(match.log().entries.map(entry => entry.move)).toEqual(['5', '1']);
    expect(ticTacToe.notation.formatPosition(match.state)).toBe('O...X....');
  });
});
