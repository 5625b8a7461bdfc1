import { expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import type { QuantumEvent, QuantumState } from '../types.ts';
import { reviewOf } from './review.ts';

/** The history of a match, as an analyst gets it. */
function played(given: Parameters<typeof table>[0], ...moves: readonly string[]) {
  const game = table(given);
  const start = structuredClone(game.state) as QuantumState;
  const entries = moves.map(move => {
    const events = game.play(move) as readonly QuantumEvent[];
    return { seat: 0, move, numbers: [], events, state: structuredClone(game.state) as QuantumState };
  });
  return { start, entries: entries as never };
}

test('[Q-CMB-6] a fight counts for both sides, with its win probability', () => {
  const seats = [{ ships: '3@4,3' }, { ships: '3@5,3' }];
  // Attack 6, defence 1: repelled; then two and five, and the lost ship is rolled.
  const lost = reviewOf(played({ seats, rolls: [6, 1] }, 'attack a1 5,3 from 4,3'));
  expect(lost.fights).toEqual([
    { all: 1, won: 0, expected: 21 / 36 },
    { all: 1, won: 1, expected: expect.closeTo(15 / 36) },
  ]);
  const won = reviewOf(played({ seats, rolls: [2, 5, 1] }, 'attack a1 5,3 from 4,3', 'hold'));
  expect(won.fights.map(fight => fight.won)).toEqual([1, 0]);
});

test('[Q-CARD-DANGEROUS] a combat ended by Dangerous is no fight', () => {
  const seats = [{ ships: '3@4,3' }, { ships: '3@5,3', cards: 'dangerous' }];
  const review = reviewOf(played({ seats, rolls: [1, 1] }, 'attack a1 5,3 from 4,3', 'use'));
  expect(review.fights.map(({ all }) => all)).toEqual([0, 0]);
});
