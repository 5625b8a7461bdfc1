/**
 * Win probability of every seat by the evaluation; they sum up to one. The seat to move has a large
 * advantage.
 */
import type { QuantumState } from '@tessera/games/quantum';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';

export function winChances(state: QuantumState): readonly number[] {
  const { outcome, hasLeft } = state;
  if (outcome)
    return hasLeft.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const chances = hasLeft.map((left, seat) => (left ? 0 : winChance(evaluate(state, seat))));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}
