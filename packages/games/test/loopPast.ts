/** History of a loop match from a position, with the given answers. */
import type { LoopPast } from '../src/loop/insight/turns.ts';
import { type Given, table } from './loopTable.ts';

export function pastOf(given: Given, ...moves: readonly string[]): LoopPast {
  const game = table(given);
  const start = game.state;
  const entries = moves.map(move => {
    const events = game.play(move);
    return { seat: 0, move, chance: [], events, state: game.state };
  });
  return { start, entries };
}
