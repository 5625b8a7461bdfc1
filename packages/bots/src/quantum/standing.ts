/** The chance of every seat to win, as the table stands: whose turn it is counts for much. They sum up to one. */
import type { QuantumState } from '@tessera/games/quantum';
import { winChance } from '../winChance.ts';
import { evaluate } from './evaluate.ts';

export function standing(state: QuantumState): readonly number[] {
  const { outcome, hasLeft } = state;
  if (outcome)
    return hasLeft.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const chances = hasLeft.map((left, seat) => (left ? 0 : winChance(evaluate(state, seat))));
  const sum = chances.reduce((a, b) => a + b, 0);
  return chances.map(chance => chance / sum);
}
