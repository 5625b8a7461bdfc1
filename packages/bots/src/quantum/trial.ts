/**
 * Trial of a plan in a world: the turn is finished, the other seats play theirs, then the position is
 * evaluated.
 */
import type { Seat } from '@tessera/engine';
import { type Answer, type QuantumState, quantum, reactionsOf } from '@tessera/games/quantum';
import type { Luck } from '../luck.ts';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';
import { bestAnswer } from './outlook.ts';
import type { Workshop } from './workshop.ts';

/** Maximum of answers in a trial. */
const LONGEST = 120;

/** Win probability of the seat to act at the beginning of its turn, the given number of rounds ahead. */
export function tryOut(
  shop: Workshop,
  world: QuantumState,
  luck: Luck,
  answers: readonly Answer[],
  rounds: number,
): number {
  const state = playedOut(shop, world, luck, answers, rounds);
  const value = winChance(evaluate(state, quantum.decider(world) as Seat));
  shop.spare.push(state);
  return value;
}

/** The state at the beginning of the turn of the seat to act, the given number of rounds ahead; the caller releases it. */
export function playedOut(
  shop: Workshop,
  world: QuantumState,
  luck: Luck,
  answers: readonly Answer[],
  rounds: number,
): QuantumState {
  const seat = quantum.decider(world) as Seat;
  const state = quantum.copy(world, shop.spare.pop());
  const { number } = world.turn;
  const give = (answer: Answer): void => {
    shop.nodes++;
    quantum.play(state, 0, answer, luck);
  };
  for (const answer of answers) give(answer);
  let left = rounds;
  let turn = state.turn.number;
  for (let i = 0; i < LONGEST && state.outcome === null; i++) {
    if (state.turn.number !== turn) {
      turn = state.turn.number;
      if (state.turn.active === seat && turn > number && --left === 0) break;
    }
    give(policyAnswer(shop, state, luck));
  }
  return state;
}

/** Answer of the playout policy, without look-ahead. */
function policyAnswer(shop: Workshop, state: QuantumState, luck: Luck): Answer {
  return reactionTo(state) ?? bestAnswer(shop, state, luck);
}

/** The best reaction in a pending fight, computed exactly; undefined if no fight is pending. */
export function reactionTo(state: QuantumState): Answer | undefined {
  let best: Answer | undefined;
  let most = -1;
  // Ties go to the last one, to pass or to decline.
  for (const { answer, chance = 0.4 } of reactionsOf(state).toReversed())
    if (chance > most + 1e-9) [most, best] = [chance, answer];
  return best;
}
