/** A plan tried in a world: the turn is finished, the others have theirs, and then the table is judged. */
import type { Seat } from '@tessera/engine';
import { type Answer, type QuantumState, quantum, reactionsOf } from '@tessera/games/quantum';
import { type Luck, luckOf, type World } from '../luck.ts';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';
import { bestAnswer } from './outlook.ts';
import type { Workshop } from './workshop.ts';

/** Answers after which a trial is judged where it stands. */
const LONGEST = 120;

/** The chance to win of a seat at the beginning of its turn after so many rounds. */
export function tryOut(
  shop: Workshop,
  { state: world, seed }: World<QuantumState>,
  seat: Seat,
  answers: readonly Answer[],
  rounds: number,
): number {
  const luck = luckOf(seed);
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
  const value = winChance(evaluate(state, seat));
  shop.spare.push(state);
  return value;
}

/** What a player does without looking far. */
export function policyAnswer(shop: Workshop, state: QuantumState, luck: Luck): Answer {
  return reactionTo(state) ?? bestAnswer(shop, state, luck);
}

/** A fight that waits is counted exactly; undefined where none does. */
export function reactionTo(state: QuantumState): Answer | undefined {
  let best: Answer | undefined;
  let most = -1;
  // The last one, to pass or to decline, is preferred where nothing is gained.
  for (const { answer, chance = 0.4 } of reactionsOf(state).toReversed())
    if (chance > most + 1e-9) [most, best] = [chance, answer];
  return best;
}
