/** Whole matches of loop for tests: from a situation with the answers given, or by chance. */
import { pick, randomGame } from '@tessera/engine/testkit';
import { loop } from '../src/loop/index.ts';
import type { LoopPast } from '../src/loop/insight/turns.ts';
import { type Given, table } from './loopTable.ts';
import type { loopVariants } from './loopVariants.ts';

export function pastOf(given: Given, ...moves: readonly string[]): LoopPast {
  const game = table(given);
  const start = game.state;
  const entries = moves.map(move => {
    const events = game.play(move);
    return { seat: 0, move, chance: [], events, state: game.state };
  });
  return { start, entries };
}

/** To its end. */
export function randomPast(variant: ReturnType<typeof loopVariants>[number], seed: string): LoopPast {
  const { match, chance } = randomGame(loop, variant, seed);
  for (let seat = loop.decider(match.state); seat !== undefined; seat = loop.decider(match.state))
    match.submit(seat, pick(chance, loop.legalMoves(match.state, seat)));
  return match.history();
}
